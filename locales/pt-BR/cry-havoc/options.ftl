# O que significam as variantes das regras.

key-faction_assignment = Como se definem as Facções: como foram nomeadas, senão por sorteio; sempre por sorteio; ou cada jogador escolhe a sua.
key-hq_assignment = Como se definem as Regiões dos QGs: por sorteio ou escolhidas na ordem de Iniciativa.
key-trog_hq_control_at_setup = Se o jogador dos Trogs controla o QG dos Trogs desde o início.
key-tunnels_at_setup = Quantos Túneis há no tabuleiro no início, contando o do QG dos Trogs.
key-event_pass_only_in_scoring = Se os marcadores de Evento só avançam durante a Pontuação, e não sempre que se ganham pontos.
key-event_pass_on_reach = Se um marcador que para exatamente no número de um Local de Evento já passou por ele.
key-min_discard = Com quantas cartas, no mínimo, se faz uma Ação: nenhuma ou ao menos uma.
key-draw_one_scope = Se o bônus de comprar uma carta vale uma vez por Ação ou por carta descartada.
key-incremental_discard = Se as cartas de uma Ação são descartadas uma a uma, cada bônus na hora.
key-tokens_recycle = Se os marcadores usados são embaralhados num novo estoque quando o estoque acaba.
key-control_tokens_limited = Se um jogador sem marcadores de Controle não pode mais colocar nenhum.
key-battle_tokens_limited = Se há só oito marcadores de Batalha, de modo que uma nona Batalha não pode começar.
key-any_card_as_tactic = Se qualquer carta pode ser jogada numa Batalha, mesmo sem Tática.
key-retreat_split = Se as Unidades que se retiram podem ir para Regiões diferentes.
key-trog_win_keeps_third_party_control = Se o marcador de Controle de um terceiro jogador fica onde os Trogs ganham o Controle da Região.
key-trog_entry_stops = Se uma Unidade do jogador dos Trogs que entra numa Região com marcadores de Trogs para ali.
key-three_way_token = O que acontece com marcadores de Trogs numa Região onde dois outros lados se encontram: ficam virados para baixo ou são revelados e lutam ao lado do defensor.
key-hq_counts_for_region_vp = Se o próprio QG conta entre as Regiões que dão pontos.
key-discards_top_only = Se só a carta de cima de uma pilha de descarte fica à vista.
key-card_backs_public = Se todos veem se uma carta na mão é de Facção ou de Terreno.
key-extra_skills = Se as Habilidades extras são misturadas às outras.
