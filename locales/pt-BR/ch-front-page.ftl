# Cry Havoc, antes de alguém se sentar a uma mesa.

ch-kicker = Guerra assimétrica por um planeta
ch-pitch = Humanos, Máquinas, Peregrinos e os Trogs, que já estavam aqui. Cinco Rodadas, três Ações em cada, e Batalhas que se vencem nos Objetivos que você escolhe perder.
ch-players = 2 a 4 jogadores
ch-time = 90 minutos
ch-extent = 4 Facções, 2 tabuleiros
ch-alone = Humanos, contra { $bots ->
     [1] 1 bot
    *[other] { $bots } bots
  }
ch-tile = Rodada { $n } · { $vp } PV
ch-played = Partidas e recordes
ch-side-humans = Humanos
ch-side-pilgrims = Peregrinos
ch-side-machines = Máquinas
ch-side-trogs = Trogs
