# Names
