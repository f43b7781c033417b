# Cry Havoc, antes de alguém se sentar a uma mesa.

ch-kicker = Guerra assimétrica por um planeta
ch-pitch = Humanos, Máquinas, Peregrinos e os Trogs, que já estavam aqui. Cinco Rodadas, três Ações em cada, e Batalhas que se vencem nos Objetivos que você escolhe perder.
ch-players = 2 a 4 jogadores
ch-time = 90 minutos
ch-extent = 4 Facções, 2 tabuleiros
ch-alone = Humanos, contra três bots
learn-ch-1 = Quatro Facções querem os Cristais de um planeta. Quem tiver mais PV depois de cinco Rodadas vence.
learn-ch-2 = Em cada Rodada você tem três Ações: mover, recrutar, construir, comprar cartas ou habilitar a Pontuação. As cartas pagam por elas.
learn-ch-3 = As Batalhas vêm depois, por três Objetivos: controlar a Região, capturar, matar. Você decide onde ficam as suas Unidades.
learn-ch-4 = Depois jogam-se cartas de Tática alternadamente. O ensaio mostra como a Batalha terminaria agora.
learn-ch-5 = Regiões e Cristais só rendem PV quando alguém habilita a Pontuação: escolha o momento.
ch-tile = Rodada { $n } · { $vp } PV
