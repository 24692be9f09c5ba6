import { portugueseCare } from "../care/evidence/pt.ts";
import type { Lexicon } from "./lexicon.ts";

export const portuguese: Lexicon = {
  tag: "pt",
  care: portugueseCare,
  actions: {
    write:
      "escrev*|redig*|redija|crie|cria|criar|faça|faz|fazer|gere|gerar|elabor*|desenvolv*|implement*|programe|prepar*|componha|compor|invente|construa|monte|me dê|me dá|dê-me|preciso de|quero|gostaria de|produza|projete|conte uma|conte um|me conte uma|me conte um|conta uma|conta um|narre|narrar|me faça|me faz|me escreve|escreva-me|bole|forneça|me forneça|apresente um|apresente uma|relate|trace um|me passa|me passe|dá-me|quero uma|preciso escrever",
    improve:
      "melhore*|melhora*|melhoria*|reescrev*|corrig*|corrija|revise o texto|revise este texto|edite|editar|reformul*|encurt*|aprimor*|parafrase*|revise|revisar|deixe este texto|deixe o texto|pule o texto|lapide|enxugue",
    fix: "conserte|consertar|erro|erros|não funciona|não está funcionando|depur*|resolva o problema|falha|bug|trava|corrija este código|corrija o código|arrume|arrumar|corrige este código|dá erro|está dando erro|não compila|não roda",
    explain:
      "expli*|descrev*|o que é|o que são|o que significa|o que foi|como funciona|como funcionam|por que|por quê|fale sobre|defin*|esclare*|conte sobre|esboce|esboça|esboçar|comente|discuta|discorra|detalhe|fala sobre|fale um pouco|em que consiste|como ocorre|como acontece|como surgiu|qual a diferença|qual é a diferença|me explica|o que era|conceitue|aborde|me conte sobre|me conte como|me conte a história|me conte um pouco|me fala um pouco|me fale um pouco|me fale sobre|me fale de|me fale da|me fale do|me fala sobre|me fala de",
    review:
      "avali*|critique|critic*|opine|o que você acha|feedback|comente sobre|analise meu|dê sua opinião|qual sua opinião|qual a sua opinião|dê um feedback|o que acha",
    refactor: "refator*|otimiz*|simplifi*|reestrutur*|limpe este código|mais legível",
    test: "testes unitários|teste unitário|casos de teste|escreva testes|testes para",
    compare:
      "compar*|diferença*|vantagens e desvantagens|prós e contras|versus|vs|melhor do que|melhor que|diferencie|diferenciar",
    summarise:
      "resum*|sintetiz*|pontos principais|ideias principais|pontos-chave|faça um resumo|faz um resumo|resumo de|recapitule|síntese",
    translate: "traduz*|tradução|verta para|traduza|como se diz|tradução de",
    plan: "plano|planej*|planeie|roteiro|itinerário|organiz*|cronograma|estratégia|programe minha|me organize|plano de treino|plano alimentar",
    brainstorm:
      "ideias|chuva de ideias|brainstorm*|sugestões|nomes para|títulos para|temas para|dê ideias|me dê ideias|me dê sugestões|sugestões de|pense em",
    analyse: "analis*|análise|examin*|interpret*|analise|analisa",
    research:
      "pesquis*|busque|buscar|procur*|encontr*|descubra|informações sobre|fontes sobre|estudos sobre|ache|onde encontro|onde posso encontrar|informações de",
    recommend:
      "recomend*|sugira|sugir*|indique|dicas|conselho*|devo|deveria|como posso|como faço|me ajude|me ajuda|ajude-me|o que você recomenda|sugere|me sugira|me sugere|me indique|me indica|aconselhe|aconselha|me aconselhe|o que devo|o que posso fazer|como podemos|como poderia|como fazer para|qual devo|o que você sugere|o que me recomenda|ajuda-me",
    calculate:
      "calcul*|resolv*|quanto*|quanta*|demonstr*|prove|probabilidade|determine|ache o valor|encontre o valor|quanto é|prove que",
    teach:
      "ensin*|aprender|lição|aula|curso|tutorial|tarefa|prova|exercícios|me ensine|me ensina|me ajude a entender|me ajude a estudar|plano de estudos",
    draw: "desenh*|ilustr*|imagem de|foto de|logo|logotipo|pint*|retrato de|desenha|ilustre",
    act: "aja como|atue como|finja|imagine que você é|faça o papel|interprete o papel|assuma o papel|você é um|você é uma|faças de|faça de|actue como|atues como|faz de conta que és",
    sort: "classifi*|extrai*|extraia|identifi*|orden*|separe|converta|conte quant*|categorize|categorizar|classifique|identifique|ordene",
    list: "list*|enumer*|cite|nomeie|mencione|exemplos de|me diga|diga|faça uma lista|me dê uma lista|faz uma lista|dê exemplos|quais são os passos|cita|enumere",
    question:
      "o que|como|por que|quando|onde|quem|qual|quais|há|é possível|existe|existem|quantos|quantas|dá para|tem como|vale a pena|é verdade|compensa",
  },
  objects: {
    literary:
      "poema|poemas|conto|contos|uma história|canção|música|romance|roteiro de filme|piada|diálogo|verso|versos|fábula|soneto|haicai|crônica|cena|letra de|histórias|historinha|piadas|poesia|músicas|lenda|cordel|paródia|charada",
    code: "código|função|script|python|javascript|typescript|java|kotlin|html|css|react|c++|c#|php|sql|algoritmo|programa|classe|regex|api|app|aplicativo|site|página web|método|bash|docker",
    email:
      "e-mail|convite|email|mensagem para|carta|resposta para|resposta ao|boletim|ofício|carta para|carta de demissão|mensagem de|e-mail para|email para|reclamação",
    text: "redação|história|conto|poema|artigo|blog|postagem|relatório|canção|discurso|diálogo|romance|texto|parágrafo|capítulo|roteiro|piada|ensaio|biografia|resenha|frase|crônica|cena|dissertação|reportagem|monólogo|legenda|carta aberta|resumo|apresentação de",
    marketing:
      "marketing|anúncio|slogan|campanha|descrição de produto|landing page|seo|redes sociais|instagram|linkedin|publicidade|propaganda|tiktok|twitter|marca|legenda",
    resume: "currículo|cv|carta de apresentação|vaga de emprego|perfil profissional|candidatura",
    data: "planilha|excel|csv|dados|banco de dados|gráfico|tabela dinâmica|estatística*|sql|base de dados",
    image: "imagem|logo|logotipo|ilustração|foto|desenho|retrato|pôster|cartaz|ícone|quadro",
    maths:
      "equação|integral|derivada|probabilidade|matriz|fração|geometria|triângulo|porcentagem|soma|teorema|números primos",
    plan: "viagem|roteiro de viagem|itinerário|férias|rotina|casamento|festa|aniversário|orçamento|plano de estudos|cardápio|fim de semana|dieta|treino|roteiro de|mudança|plano de treino|chá de bebê",
    meeting: "reunião|pauta|ata|lista de tarefas|prioridades|fluxo de trabalho|agenda|checklist",
    lesson:
      "aula|estudantes|alunos|tarefa|prova|curso|plano de aula|questionário|exercícios|sequência didática|simulado",
    ideas: "ideias|nomes|títulos|temas|sugestões|presente*|nome para|um nome",
  },
  slots: {
    audience:
      "para iniciantes|para crianças|para estudantes|para alunos|para desenvolvedores|público|leitor*|para especialistas|para leigos|para meu chefe|para o meu chefe|ao meu chefe|para clientes|para um cliente|para minha equipe|anos de idade|voltado a|voltado para|dirigido a|para jovens|para pais|para turistas|para minha professora|para meu professor|para meu vizinho",
    purpose:
      "para que|a fim de|objetivo|propósito|meta|finalidade|com o intuito|quero conseguir|preciso disso|preciso dele",
    tone: "tom|formal|informal|amigável|gentil|profissional|humorístico|engraçad*|divertid*|persuasivo|sério|cordial|no estilo|estilo de|irônico|caloroso|poético|acolhedor",
    length:
      "palavras|frases|parágrafos|caracteres|páginas|curto|curta|breve|brevemente|detalhad*|em detalhes|longo|no máximo|pelo menos|máximo|mínimo|linhas|minutos|extensão|conciso|estrofes|resumidamente",
    format:
      "tabela|lista|tópicos|marcadores|json|markdown|csv|passo a passo|esquema|títulos|colunas|formato|modelo|numerad*|seções|parágrafos|poema|redação|assunto|em forma de|diálogo",
    constraints:
      "deve|devem|não deve|sem|só|somente|apenas|evit*|no máximo|pelo menos|exatamente|dentro de|nunca|sempre|certifique-se|requisito*|em vez de|exceto|inclu*|menos de|mais de|orçamento|limite*|restriç*|mantenha|preserve|não use|não usar",
    examples: "por exemplo|exemplo*|tal como|como por exemplo|amostra",
    context:
      "sou|tenho|meu|minha|meus|minhas|somos|nosso|nossa|atualmente|contexto|situação|dado|dada|com base|baseado|seguinte*|trabalho com|trabalho em|suponha|imagine|projeto|empresa|decidi|levando em conta|moro|vou dar-te|vou-te dar|vou fornecer|fornecerei|eu descrevo|descreverei|vou te dar|dar-lhe-ei|lhe darei|te darei",
    deadline:
      "até amanhã|até segunda|até sexta|prazo|data limite|antes de|esta semana|na próxima semana|por semana|por dia",
    stack:
      "python|javascript|typescript|java|kotlin|rust|php|c++|c#|react|vue|angular|django|node|excel|sql|docker|linux|windows|android|ios|html|css|bash|versão|biblioteca|framework|ambiente|pandas",
    criteria:
      "critério*|sucesso|mensurável|resultado esperado|considera-se|avaliar|esperado|será bom|estará bom|ficará bom",
    role: "aja como|atue como|você é um*|como especialista|papel|perspectiva|ponto de vista|sob a ótica|faças de|actues como|actuasse como|atuasse como|actue como|atues como|faça de|desempenhe|trabalhes como|sejas um*|seja um*",
    steps:
      "passo a passo|primeiro|depois|em seguida|por fim|finalmente|passos|procedimento|em ordem|etapas",
    sources: "fonte*|cite|citaç*|referência*|estudo*|segundo|evidência*",
    depth:
      "em detalhes|detalhad*|a fundo|profundidade|básico|avançado|visão geral|aprofundad*|introdutório",
    assumptions:
      "suposiç*|suponha|presuma|pressupost*|pergunte-me|me pergunte|se algo não|se não estiver claro",
    angle:
      "enfoque|perspectiva|inesperad*|surpreend*|original|originais|reviravolta|clichê*|gancho|olhar",
    imagery: "imagens|metáfora*|ambientação|atmosfera|cor|cores|luz|sensoria*|vívid*",
    "edge-cases":
      "casos extremos|casos-limite|casos limite|entrada vazia|entradas vazias|inválid*|tratamento de erros|exceções",
    verification: "verifi*|confira|testes|teste|justifi*|valid*|raciocínio|demonstr*|comprov*",
    alternatives: "alternativa*|opções|opção|variante*|várias|prós e contras|formas diferentes",
  },
  vague:
    "algo|coisas|coisa|de alguma forma|etc|legal|talvez|mais ou menos|qualquer coisa|tipo assim|sei lá|o que for|alguma coisa legal|umas coisas",
  negations:
    "não|sem|nunca|jamais|nem|tampouco|exceto|salvo|nada|ninguém|nenhum|nenhuma|evite|em vez de",
  greetings:
    "olá|oi|bom dia|boa tarde|boa noite|obrigado|obrigada|muito obrigado|tchau|sim|não|ok|certo|tudo bem|como vai|até logo|ótimo|quem é você|valeu",
  jailbreak:
    "ignore todas|ignore as instruções|ignore suas|ignore as suas|esqueça todas|esqueça suas instruções|esqueça as instruções|sem restrições|sem nenhuma restrição|jailbreak|modo desenvolvedor|sem censura|sem filtros|sem ética|prompt do sistema",
  personal:
    "meu|minha|meus|minhas|me ajude|me ajuda|ajude-me|preciso|quero|queria|gostaria|para mim|estou procurando|procuro|posso|devo|deveria|tenho|sou|estou|nosso|nossa|precisamos|me indica|me indique|nossos|nossas|estamos|temos|queremos|eu preciso|eu queria|nos ajude|a gente precisa|meu caso|me recomende|me recomenda",
  relative:
    "melhor|melhores|bom|boa|bons|boas|popular*|adequad*|barato|baratos|barata|econômic*|perto|último|última|últimos|últimas|novo|nova|recente*|confiáve*|interessante*|saudáve*|fácil|fáceis|rápid*|diferente*|certo|ideal|ideais|perfeit*|local|locais",
  openRequest:
    "fale sobre|me fale sobre|me fale de|me conte sobre|conte sobre|conte algo|diga algo|informações sobre|informação sobre|mais sobre|algo sobre|tudo sobre|me fala sobre|me fala de|fala sobre|fale de|fale um pouco|fale-me sobre|conte-me sobre|o que você sabe sobre|o que sabe sobre|o que você pode me dizer|quero saber sobre|quero saber mais|quero informações|gostaria de saber sobre|me dê informações",
  aspects:
    "sintoma*|causa*|benefício*|vantage*|desvantage*|história|origem|custo*|preço*|definição|significado|efeitos|diferença*|requisito*|tratamento*|biografia|mapa|horário*|endereço|receita*|tipo|tipos|exemplos|perigo*|risco*|lei|leis|regras|impacto*|papel|função|funções|características|passos|processo|estrutura|população|localização|salário|estatísticas|data|autor|enredo|resumo|propriedades|tamanho|idade|razões|dicas",
  definite:
    "a diferença|o significado|os principais|as principais|os mais|as mais|o mais|a mais|o atual|a atual|todos os|todas as|cada|as causas|as consequências|a história de|a história do|a história da|os fundamentos|prós e contras|vantagens e desvantagens",
  material:
    "este texto|esse texto|o texto|este artigo|o artigo|este código|esse código|o código|este arquivo|um arquivo|o arquivo|esta frase|seguinte|seguintes|este parágrafo|minha redação|esta redação|meu código|meu currículo|este documento|esta lista|esta imagem|estes dados|esses dados",
  padding:
    "use o tempo que precisar|pense bem|muito importante para mim|importante para mim|ficaria muito grato|ficaria muito grata|agradeço desde já|desde já agradeço|muito obrigado|dê o seu melhor|o melhor que puder|uma resposta muito boa|espero que|se não for incômodo|por favor|realmente|muito|importante|cuidadosamente|grato|grata|obrigado|obrigada|resposta|qualidade|simplesmente|honestamente|espero|tempo|sinceramente",
  harm: "fabricar uma bomba|fazer uma bomba|explosivo caseiro|roubar|furtar|phishing|malware|lavar dinheiro|matar alguém|envenenar|fabricar drogas|sem ser pego|ilegalmente",
  override: "ignore|esqueça|omita|contorne|burle|sem|nenhum|nenhuma|livre de|nunca se recuse",
  rules:
    "instruções|restrições|diretrizes|regras|normas|ética|moral|filtros|censura|limites|políticas|advertências",
  preamble:
    "aqui está|aqui estão|aqui vai|claro|com certeza|certamente|prompt melhorado|versão melhorada|segue a versão|com prazer",
  topicFillers:
    "passo a passo|me|nos|por favor|o conceito de|o que|como|brevemente|em detalhes|de|tudo",
  topicStops:
    "que|para|em|com|usando|desde|por|se|quando|onde|porque|mas|como|sem|é|são|era|foi|eu|você|me|muito|ao|aos|à|entre|e depois|segundo|até|posso|pode|deve|funciona|funcionam|no|na|nos|nas",
};
