# Por que uma escolha é aconselhada, em uma frase, para qualquer jogo. O que ela traz está em cada jogo: worth-… em seus arquivos.

worth-leads = Isso traz { $first }.
worth-leads-both = Isso traz { $first } e { $second }.
worth-leads-but = Isso traz { $first }, mas { $second }.
worth-even = Isso faz pouca diferença aqui.
worth-only = Nada mais pode ser escolhido aqui.
