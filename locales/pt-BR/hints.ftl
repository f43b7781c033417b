# Por que uma escolha é aconselhada, em uma frase, para qualquer jogo. O que ela traz está em cada jogo: worth-… em seus arquivos.

worth-beside = Em comparação com o resto: { $first }.
worth-beside-both = Em comparação com o resto: { $first } e { $second }.
worth-beside-but = Em comparação com o resto: { $first }, mas { $second }.
worth-experience = { $way ->
        [more] Vence
       *[less] Perde
    } cerca de { $n } { $n ->
        [one] partida
       *[other] partidas
    } a mais em 100 do que o resto, como muitas partidas mostraram.
worth-alike = Todas as respostas dão no mesmo aqui: fique com a que preferir.
worth-lone = Nenhuma outra resposta merece atenção aqui.
worth-only = Nada mais pode ser escolhido aqui.
