import type { LexiconData } from '../lexicon';

/** Portuguese, main forms. */
export const portuguese: LexiconData = {
  language: 'pt',
  negativeConcord: true,
  capitalsAreNames: true,
  phrases: {
    'side:output': ['a|toda sua|tua| resposta', 'sua resposta', 'o assistente|modelo|agente|bot|chatbot', 'as respostas', 'na resposta', 'na sua resposta', 'a saída'],
    'side:input': ['o utilizador|usuário|cliente', 'a entrada|consulta|solicitação'],
    'side:any': ['o|este texto', 'a|esta mensagem', 'a conversa', 'no texto'],
    must: ['deve', 'devem', 'deveria', 'deveriam', 'tem de|que', 'têm de|que', 'sempre', 'por favor', 'precisa', 'é obrigatório'],
    not: ['não', 'nunca', 'jamais', 'nenhum', 'nenhuma', 'sem', 'é|são proibido|proibida|proibidos|proibidas', 'não é|são permitido|permitida|permitidos|permitidas', 'está|estão proibido|proibidos|proibida|proibidas'],
    'not+verb:has': ['evite|evitar usar|utilizar|'], may: ['pode', 'podem', 'poderia', 'é|são permitido|permitida|permitidos|permitidas'], open: ['não precisa', 'não é necessário', 'não tem de|que', 'nem', 'não só', 'não apenas'],
    'verb:has': ['conter', 'contém', 'contêm', 'incluir', 'inclui', 'inclua', 'usar', 'usa', 'use', 'utilizar', 'utilize', 'ter', 'tem', 'aparecer', 'aparece', 'fazer', 'ser usado|usada|usados|usadas', 'possuir', 'apresentar'],
    'verb:mention': ['mencionar', 'menciona', 'mencione', 'citar', 'dizer', 'ser mencionado|mencionada'], 'verb:be': ['ser', 'é', 'são'], 'verb:write': ['ser escrita|escrito|redigida|fornecida', 'estar escrita|', 'estar', 'escreva', 'responda', 'responder', 'escrever'],
    'edge:start': ['começar|começa|comece|iniciar|inicie com|por'], 'edge:end': ['terminar|termina|termine|acabar|acabe|finalizar com|por'], 'verb:exceed': ['exceder', 'excede', 'ultrapassar', 'ultrapassa'],
    'bound:min': ['pelo menos', 'no mínimo', 'ao menos', 'um mínimo de', 'ou mais'], 'bound:max': ['no máximo', 'um máximo de', 'até', 'ou menos'], 'bound:below': ['menos de'], 'bound:above': ['mais de', 'mais do que'], 'bound:exact': ['exatamente', 'exactamente', 'precisamente'], 'bound:about': ['cerca de', 'aproximadamente'],
    'bound:between': ['entre'], range: ['a'], only: ['só', 'somente', 'apenas', 'unicamente', 'exclusivamente'], times: ['vezes', 'vez'],
    'number:1': ['uma única', 'um único', 'uma só', 'um só'], 'number:2': ['dois', 'duas'], 'number:3': ['três'], 'number:4': ['quatro'], 'number:5': ['cinco'], 'number:6': ['seis'], 'number:7': ['sete'], 'number:8': ['oito'], 'number:10': ['dez'], 'number:20': ['vinte'], 'number:50': ['cinquenta'], 'number:100': ['cem'],
    anyof: ['uma|um das|dos', 'pelo menos uma|um das|dos'], and: ['e', 'bem como'], or: ['ou'], following: ['seguinte', 'seguintes', 'estas', 'estes', 'exata'],
    'kind:word': ['termo', 'termos', 'expressão', 'expressões', 'nome', 'nomes'], 'kind:letter': ['letra', 'letras'],
    'unit:word': ['palavra', 'palavras', 'palavra|palavras chave', 'palavras-chave', 'palavra-chave'], 'unit:character': ['caractere', 'caracteres', 'carateres'], 'unit:sentence': ['frase', 'frases'], 'unit:paragraph': ['parágrafo', 'parágrafos'], 'unit:line': ['linha', 'linhas'], 'unit:bullet': ['marcador', 'marcadores', 'lista|listas com marcadores'],
    'unit:numbered': ['lista|listas numerada|numeradas'], 'unit:list': ['lista', 'listas'], 'unit:section': ['seção', 'seções', 'secção', 'secções'], 'unit:heading': ['título', 'títulos', 'cabeçalhos'], 'unit:url': ['link', 'links', 'url', 'urls', 'ligações', 'hiperligações'], 'unit:email': ['endereço|endereços de e-mail|email', 'e-mails'],
    'unit:phone': ['número|números de telefone'], 'unit:emoji': ['emoji', 'emojis'], 'unit:question': ['pergunta', 'perguntas', 'ponto|pontos de interrogação'], 'unit:exclamation': ['ponto|pontos de exclamação'], 'unit:comma': ['vírgula', 'vírgulas'], 'unit:digit': ['dígito', 'dígitos', 'algarismos'], 'unit:number': ['número', 'números'],
    'unit:code-block': ['bloco|blocos de código'], 'unit:table': ['tabela', 'tabelas'], 'unit:hashtag': ['hashtag', 'hashtags'], 'unit:quotation': ['aspas'], 'unit:greeting': ['saudação', 'saudações', 'cumprimento'], 'unit:apology': ['desculpa', 'desculpas'], 'unit:date': ['data', 'datas'], 'unit:percentage': ['percentagem', 'porcentagem'],
    'format:json': ['json válido', 'json', 'em formato json', 'um json válido'], 'format:xml': ['xml válido'], 'format:lowercase': ['minúsculas', 'letras minúsculas', 'em minúsculas'], 'format:uppercase': ['maiúsculas', 'letras maiúsculas', 'em maiúsculas'], 'format:quoted': ['entre aspas', 'entre aspas duplas'],
    'language:en': ['inglês', 'em inglês'], 'language:de': ['alemão', 'em alemão'], 'language:fr': ['francês', 'em francês'], 'language:es': ['espanhol', 'em espanhol'], 'language:it': ['italiano', 'em italiano'], 'language:pt': ['português', 'em português'],
    filler: ['o', 'os', 'as', 'um', 'uma', 'de', 'do', 'da', 'das', 'dos', 'em', 'no', 'na', 'por', 'com', 'longa', 'longo', 'total', 'toda', 'inteira', 'idioma', 'língua'],
  },
};
