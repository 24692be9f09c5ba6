import type { TopicGrammar } from "../../topic/topic-grammar.ts";

export const portugueseTopics: TopicGrammar = {
  nouns: "behind-articles",
  tag: "pt",
  articles:
    "o:o|a:a|os:os|as:as|um:o|uma:a|uns:os|umas:as|do:o|da:a|dos:os|das:as|no:o|na:a|nos:os|nas:as|ao:o|à:a|aos:os|às:as|pelo:o|pela:a|pelos:os|pelas:as|num:o|numa:a",
  circumstances:
    "em|para|com|por|desde|até|no|na|nos|nas|ao|à|aos|às|pelo|pela|pelos|pelas|num|numa",
  joiners: "de",
  kept: "quarta|quarto|quinta|quinto|último|última|primeiro|primeira|segunda|terceiro|terceira|grande|novo|nova",
  dropped:
    "melhor|melhores|principal|principais|maior|maiores|seguinte|seguintes|próprio|própria|dois|duas|três|quatro|cinco|dez",
  infinitives: "[aei]r",
  adjectives:
    "(?:[aá]l|ais|[aá]r|ares|[áéíóúâêô]\\p{L}{1,3}ic[oa]s?|iv[oa]s?|os[oa]s?|ári[oa]s?|vel|veis|[ae]ntes?|ad[oa]s?|id[oa]s?|an[oa]s?|ês|esas?|enses?|ern[oa]s?)",
  doubtful: "a:s,ar,er,ir|no:s|o:s|nos:o,a|as:o,a|os:o,a",
  generic:
    "ela|eles|elas|delas|deles|dela|dele|isso|quem|quando|onde|qual|quais|outro|outros|outra|outras|mesmo|mesma|demais|usuário|utilizador|solução|tarefa|papel|coisa|coisas|forma|formas|maneira|maneiras|modo|modos|tipo|tipos|parte|partes|exemplo|exemplos|lista|listas|texto|textos|frase|frases|palavra|palavras|pergunta|perguntas|resposta|respostas|ideia|ideias|passo|passos|tema|temas|ponto|pontos|título|títulos|parágrafo|parágrafos|número|números|função|código|programa|arquivo|ficheiro|tabela|pessoa|pessoas|gente|vez|vezes|dia|dias|ano|anos|momento|caso|casos|resultado|resultados|nome|nomes|ordem|formato|informação|informações|dados|lugar|lugares|razão|razões|motivo|motivos|diferença|diferenças|estilo|final|fim|início|opção|opções|conjunto|grupo|quantidade|nível|uso|resto|maioria|menos|tom|hora|horas|semana|mês|descrição|explicação|trecho|letra|figura|processo|processos|questão|problema|problemas|verdade|consequências|características|vantagens|desvantagens|estratégia|email|e-mail",
};
