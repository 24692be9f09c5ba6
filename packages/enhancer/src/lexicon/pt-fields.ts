import type { Lexicon } from "./lexicon.ts";

/** What is asked for by its name alone: for rewriting only. */
export const portugueseThings =
  "carta de apresentação|carta de motivação|carta de demissão|carta de recomendação|descrição de produto|descrição da vaga|descrição de vaga|plano de negócios|plano de estudos|plano de treino|plano de aula|lista de compras|post no linkedin|post para|mensagem para|e-mail para|email para|redação|poema|piada|viagem para|viagem a|fim de semana em|receita|receitas|slogan|título para|biografia|questionário|quiz|consulta sql|expressão regular|modelo de|logo|logotipo|perguntas de entrevista";

/** Words that name a field in Portuguese: for rewriting only, the score goes without them. */
export const portugueseFields: NonNullable<Lexicon["fields"]> = {
  story:
    "história curta|uma história sobre|uma história de|uma historinha|historinha|conto|contos|narrativa|novela|romance|romances|ficção|fanfic*|fábula|fábulas|enredo|vilão|vilã|protagonista*|antagonista*|cena|cenas|roteiro de filme|lenda|conte uma história",
  poem: "poema|poemas|poesia|poesias|haicai|haicais|soneto|sonetos|verso|versos|rima|rimas|balada|ode|cordel",
  song: "canção|canções|letra de música|letra de uma música|letra para uma música|música sobre|refrão|rap|samba|funk|hino|marchinha",
  essay:
    "redação|redações|ensaio|ensaios|tese|dissertação|dissertativo|argumentativo|argumentativa|tcc|texto argumentativo",
  article:
    "artigo|artigos|blog|postagem|newsletter|reportagem|resenha|resenhas|crônica|notícia|notícias|documentário|coluna de opinião",
  speech:
    "discurso|discursos|brinde de casamento|palestra|apresentação oral|monólogo|oratória|exposição oral",
  joke: "piada|piadas|engraçado|engraçada|humor|trocadilho*|comédia|anedota*|stand-up",
  health:
    "saúde|saudáve*|médico|médica|médicos|doença*|sintoma*|medicina|medicamento*|remédio*|dieta|dormir|insônia|vitamina*|dor nas|dor de|dores|ansiedade|depressão|terapia|gravidez|grávida|caloria*|sanguíne*|cardíac*|coração|câncer|diabetes|cérebro|músculo*|nutrição|nutricional*|cirurgia|vacina*|alergia*|mental|tratamento*|paciente|pacientes|hospital|hospitais|emagrecer|perder peso|febre|colesterol|pressão alta|covid",
  money:
    "dinheiro|investir|investimento*|investidor*|ações na bolsa|bolsa de valores|imposto*|orçamento*|empréstimo*|hipoteca|financiamento*|poupança|poupar|economizar|banco central|bancos|bancári*|finanças|financeir*|seguro de vida|juros|inflação|criptomoeda*|bitcoin|salário*|aposentadoria|crédito*|dívida|dívidas|economia|econômic*|dividendo*|reais por mês|tesouro direto",
  law: "lei|leis|legislação|jurídic*|advogad*|tribunal|tribunais|contrato|contratos|direito|direitos|licença|visto|imigração|processo judicial|constituição|constitucional|crime|crimes|penal|polícia|patente|patentes|lgpd|regulament*|clt|aluguel atrasado",
  travel:
    "viagem|viagens|viajar|voo|voos|hotel|hotéis|visitar|roteiro de viagem|itinerário*|férias|turista*|turismo|turístic*|aeroporto|praia|praias|trilha|trilhas|destino turístico|passeio|passeios|mochilão|mochileiro*|hospedagem|pousada*",
  food: "comida|comidas|receita|receitas|cozinhar|cozinha|jantar|almoço|café da manhã|assar|forno|ingrediente*|restaurante*|vegan*|vegetarian*|frango|queijo|café|vinho|cerveja|pão|sopa|salada|pizza|bolo|bolos|torta|arroz|feijão|macarrão|massa|tempero*|prato|pratos|sobremesa*|comer|feijoada|churrasco|alimento|alimentos",
  home: "móvel|móveis|jardim|jardinagem|plantas|limpar|limpeza|consertar|reforma|reformar|pintar|telhado|parede|paredes|aquecedor|encanamento|encanador|elétrica|tomada|lavar roupa|máquina de lavar|grama|bricolagem|decorar|decoração|mudança de casa|inquilin*",
  animals:
    "cachorro*|cão|cães|gato|gatos|gata|gatinho*|pássaro*|aves|peixe|peixes|cavalo*|animal de estimação|animal|animais|inseto*|abelha*|baleia*|golfinho*|elefante*|espécie|espécies|filhote*|lobo|lobos|urso|ursos|cobra|cobras|dinossauro*|formiga*",
  nature:
    "clima|climátic*|oceano*|floresta*|amazônia|montanha*|vulcão|vulcões|terremoto*|chuva|chuvas|árvore*|meio ambiente|ambiental|ambientais|poluição|recicl*|energia solar|renováve*|sustentáve*|sustentabilidade|carbono|emissões|ecossistema*|biodiversidade|natureza|aquecimento global|desmatamento",
  science:
    "física quântica|física|químic*|biolog*|biólogo*|quântic*|átomo*|molécula*|planeta*|universo|gravidade|célula*|dna|gene|genes|genétic*|lua|marte|estrela|estrelas|buraco negro|buracos negros|experimento*|partícula*|astronom*|fotossíntese|relatividade|científic*|termodinâmic*|teoria da",
  technology:
    "computador*|computação|telefone|celular|celulares|internet|software|notebook|bateria|robô|robôs|robótica|inteligência artificial|ia|chatgpt|gpt|aprendizado de máquina|aplicativo|aplicativos|impressora|wifi|iphone|android|windows|hardware|blockchain|drone*|carro elétrico|carros elétricos|tecnologia|tecnologias|processador*",
  history:
    "históric*|história do brasil|história da|história do|historiador*|guerra|guerras|antiguidade|império|impérios|rei|reis|rainha|século|séculos|revolução|medieval|idade média|roman*|presidente|dinastia|colonial|colônia|colonização|napoleão|guerra mundial|guerra fria|ditadura|escravidão|civilização|civilizações|independência",
  society:
    "sociedade|sociedades|polític*|governo|governos|democracia|democrátic*|religião|religiões|religios*|deus|filosof*|filósofo*|ética|ético|moral|cultura|culturas|cultural|culturais|gênero|racismo|liberdade|eleição|eleições|capitalismo|socialismo|comunismo|justiça|igualdade|feminis*|sentido da vida|livre-arbítrio|livre arbítrio|desigualdade social|desigualdades sociais|pobreza",
  business:
    "negócio|negócios|startup*|empresa|empresas|empresarial|cliente|clientes|mercado|vendas|produto|produtos|estratégia de|receita da empresa|faturamento|lucro|lucros|concorrente*|concorrência|loja|lojas|empreend*|cadeia de suprimentos|franquia|marketing|e-commerce|plano de negócios",
  work: "trabalho|emprego|empregos|carreira|entrevista de emprego|chefe|colega de trabalho|colegas de trabalho|escritório|reunião|reuniões|equipe|home office|promoção no|demissão|pedir demissão|contratar|contratação|recrut*|empregador*|ambiente de trabalho|produtividade|aumento de salário|profissional",
  learning:
    "aprender|aprendizado|aprendizagem|estudar|estudos|ensinar|exame|exames|vestibular|enem|concurso público|cursos|lição|lições|tutor|memorizar|memorização|matéria|plano de estudo|plano de estudos|técnica de estudo|técnicas de estudo|dever de casa",
  people:
    "amigo|amiga|amigos|amigas|amizade|família|familiar|familiares|esposa|marido|namorada|namorado|mãe|pai|mamãe|papai|filho|filha|filhos|criança|crianças|meus pais|casal|casamento|amor|bebê|avó|avô|avós|aniversário|divórcio|sogra|sogro|relacionamento*",
  arts: "música|músicas|musical|filme|filmes|cinema|livro|livros|romance|romances|pintura|pinturas|pintor*|arte|artes|artista*|violão|guitarra|piano|teatro|dança|fotograf*|poeta*|álbum|ator|atriz|atores|anime|mangá|personagem|personagens|museu*|literatura|literári*|série de tv|escultura*|arquitetura|diretor de cinema",
  games:
    "jogo|jogos|videogame*|xadrez|enigma*|charada*|quebra-cabeça*|minecraft|masmorra*|rpg|jogador|jogadores|jogar|sudoku|pôquer|jogo de tabuleiro|nintendo|playstation|pokémon",
  sport:
    "esporte*|esportiv*|desporto|futebol|basquete|tênis|vôlei|correr|corrida de rua|maratona|academia|musculação|treino|treinos|treinar|yoga|ioga|natação|ciclismo|bicicleta|golfe|olímpic*|olimpíadas|atleta*|flexões|alongamento",
  language:
    "palavra|palavras|frase|frases|gramátic*|gramatical|idioma*|língua|línguas|inglês|português|espanhol|francês|alemão|chinês|japonês|sinônimo*|traduz*|traduç*|vocabulário|ortograf*|pronúncia|pronunci*|verbo*|substantivo*|adjetivo*|parafrase*|etimolog*|expressão idiomática|expressões idiomáticas|vírgula|crase",
  web: "html|css|react*|vue|angular|página web|páginas web|website|frontend|front-end|navegador|next.js|svelte|tailwind|botão|dom|wordpress|site em|formulário web",
  systems:
    "docker|kubernetes|linux|servidor*|aws|azure|terraform|bash|shell|nginx|rede de|redes de computadores|deploy|implantação|nuvem|banco de dados|bancos de dados|sql|postgres*|mysql|redis|kafka|api|autenticação|memória ram|kernel|thread*|cpu|cuda|rust|c++|compilador|powershell|cron|ssh|git|ubuntu",
  algorithms:
    "algoritmo*|ordenar|ordenação|array*|vetor|lista de|string|strings|árvore binária|grafo|grafos|recursão|recursiv*|programação dinâmica|lista encadeada|matriz|matrizes|número primo|números primos|fibonacci|busca binária|hash*|complexidade|inteiro|inteiros|palíndromo*|fila|pilha|binári*|laço|função que|leetcode|fatorial|permutação|permutações",
  "data-science":
    "dados|dataset*|pandas|numpy|regressão|neurais|neural|modelo|modelos|pytorch|tensorflow|previsão|prever|classificador|estatístic*|excel|csv|planilha|planilhas|dataframe|visualização|gráfico|gráficos|aprendizado de máquina|matplotlib|correlação|série temporal|séries temporais",
};
