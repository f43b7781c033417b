# The rulebook for people, around the chapters of any game; loaded with them.

guide-all = All rules, numbered
guide-chapter = { $game } · chapter { $n } of { $of }
guide-print = Print
guide-figure = An example in { $n } steps. The arrow keys go through it.
guide-step = Step { $n } of { $of }
guide-back = Back one step
guide-next = Next step
guide-again = From the start
guide-notes = What players get wrong
guide-exact = The exact rules
guide-exact-n = { $n }
guide-behind = The exact rules behind this page
guide-next-chapter = Next: { $name }
guide-found = In the chapters
guide-fits = How this works: { $name }
