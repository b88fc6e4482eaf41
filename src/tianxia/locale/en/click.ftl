# What click says about a command line: its help and what is wrong with it. The names of values are click's.

click-usage = Usage:
click-options = Options
click-commands = Commands
click-metavar-options = [OPTIONS]
click-metavar-command = COMMAND [ARGS]...
click-help = Show this message and exit.
click-default = default: { $default }
click-required = required
click-error = Error: { $message }
click-try-help = Try “{ $command } { $option }” for help.
click-did-you-mean = Did you mean { $count ->
    [one] { $possibility }
   *[other] one of { $possibilities }
}?
click-no-option = Unknown option “{ $name }”.
click-no-command = Unknown command “{ $name }”.
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-command = Missing command.
click-extra-arguments = { $count ->
    [one] Unexpected argument: { $args }
   *[other] Unexpected arguments: { $args }
}
click-value-missing = Option “{ $name }” needs a value.
click-value-not-taken = Option “{ $name }” takes no value.
click-invalid = Invalid value: { $message }
click-invalid-for = Invalid value for { $param_hint }: { $message }
click-choose = Possible values: { $choices }
click-not-a-choice = “{ $value }” is { $count ->
    [one] not { $choice }.
   *[other] none of { $choices }.
}
click-not-a-number = “{ $value }” is not { $number_type ->
    [whole] a whole number.
   *[any] a number.
}
click-not-in-range = { $value } is not in the range { $range }.
click-file-unreadable = Can’t read { $file }.
tianxia-version = tianxia, version { $version }
