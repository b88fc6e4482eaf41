"""Many games between two bots: who wins how often?"""

import tianxia

figures = tianxia.simulate("qin", ["greedy", "random"], 20)
for each in figures["by_bot"]:
    print(each["bot"], each["wins"], each["scores"]["mean"])
