# Fireteam Zero, antes de alguém se sentar a uma mesa.

fz-stamp = Confidencial
fz-kicker = Horror cooperativo, 1943
fz-pitch = Quatro soldados, dois estudiosos, uma moeda da sorte. As coisas no juncal seguem regras que você pode ler; o que você tem na mão é também a sua vida.
fz-players = 1 a 4 jogadores
fz-time = 60 a 90 minutos
fz-extent = 3 operações, 9 missões
fz-alone = Travessia do Rio, com { $bots ->
     [1] 1 bot
    *[other] { $bots } bots
  }
fz-needs-leader = Um dos heróis precisa ser líder.
fz-needs-close-combat = Um dos heróis precisa ser de combate corporal.
fz-needs-marksman = Um dos heróis precisa ser franco-atirador.
fz-needs-demolitions = Um dos heróis precisa ser de demolições.
fz-tile = Rodada { $n } · ameaça { $threat } de { $last } · { $coin ->
     [tails] moeda em coroa
    *[heads] moeda em cara
  }
fz-tile-setup = Antes da primeira rodada
fz-tile-over = { $outcome ->
     [won] Vitória
    *[lost] Derrota
  } na rodada { $n }
fz-played = Operações
