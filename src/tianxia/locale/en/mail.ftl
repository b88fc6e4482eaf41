# E-mails. They hold a code to type and never a link.

mail-confirm-subject = Your code: confirm your e-mail address
mail-confirm = Enter this code on the page where you added your e-mail address:

    { $code }

    It is valid for one hour. If you did not ask for it, ignore this message: nothing happens.
mail-recover-subject = Your code to sign in again
mail-recover = Enter this code on the page where you asked for it, to sign in and choose a new password:

    { $code }

    It is valid for one hour and works once. If you did not ask for it, ignore this message: nobody can sign in without the code.
