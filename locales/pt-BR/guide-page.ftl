# O livro de regras para ler, em volta dos capítulos de cada jogo; carregado com eles.

guide-all = Todas as regras, numeradas
guide-chapter = { $game } · capítulo { $n } de { $of }
guide-print = Imprimir
guide-figure = Um exemplo em { $n } passos. Use as setas do teclado para percorrê-lo.
guide-step = Passo { $n } de { $of }
guide-back = Passo anterior
guide-next = Próximo passo
guide-again = Recomeçar
guide-notes = Erros comuns
guide-exact = As regras exatas
guide-exact-n = { $n }
guide-behind = As regras exatas desta página
guide-next-chapter = A seguir: { $name }
guide-found = Nos capítulos
guide-fits = Como funciona: { $name }
