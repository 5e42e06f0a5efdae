import type { LexiconData } from '../lexicon';

/** Italian, main forms. */
export const italian: LexiconData = {
  language: 'it',
  negativeConcord: true,
  capitalsAreNames: true,
  phrases: {
    'side:output': ['la|tua|ogni| tua|vostra|sua| risposta', "l' assistente|agente", 'il modello|chatbot|bot', 'le risposte', 'nella risposta', 'nella tua risposta'],
    'side:input': ["l' utente", 'il cliente', "l' input", 'la richiesta'],
    'side:any': ['il|questo testo', 'il|questo messaggio', 'la conversazione', 'nel testo'],
    must: ['deve', 'devono', 'dovrebbe', 'dovrebbero', 'devi', 'sempre', 'per favore', 'bisogna', 'è tenuta a', 'è obbligatorio'],
    not: ['non', 'mai', 'nessun', 'nessuna', 'nessuno', "nessun'", 'senza', 'è|sono vietato|vietata|vietati|vietate', 'non è|sono consentito|consentita|consentiti|consentite|ammesso|ammessi|ammesse|ammessa', 'alcun', 'alcuna'],
    'not+verb:has': ['evita|evitare di usare|utilizzare|', 'evita|evitare'], may: ['può', 'possono', 'potrebbe', 'è|sono consentito|consentita|consentiti|consentite'], open: ['non è necessario', 'non deve necessariamente', 'né', 'non solo', 'non occorre'],
    'verb:has': ['contenere', 'contiene', 'contengono', 'includere', 'include', 'usare', 'usa', 'utilizzare', 'utilizza', 'avere', 'ha', 'comparire', 'compare', 'apparire', 'fare', 'porre', 'essere usato|usata|usati|usate|utilizzati|utilizzate', 'essere composta da', 'presentare'],
    'verb:mention': ['menzionare', 'menziona', 'nominare', 'citare', 'dire', 'essere menzionato|menzionata'], 'verb:be': ['essere', 'è', 'sono'], 'verb:write': ['essere scritta|scritto|redatta|redatto|formulata|fornita', 'scrivi', 'scrivere', 'rispondi', 'risponda', 'rispondere'],
    'edge:start': ['iniziare|inizia|cominciare|comincia con'], 'edge:end': ['finire|finisce|terminare|termina|concludersi|conclude con'], 'verb:exceed': ['superare', 'supera', 'eccedere'],
    'bound:min': ['almeno', 'come minimo', 'minimo', 'un minimo di', 'o più'], 'bound:max': ['al massimo', 'massimo', 'un massimo di', 'fino a', 'o meno', 'non più di'], 'bound:below': ['meno di'], 'bound:above': ['più di'], 'bound:exact': ['esattamente', 'precisamente'], 'bound:about': ['circa', 'approssimativamente'],
    'bound:between': ['tra', 'fra'], range: ['a'], only: ['solo', 'soltanto', 'solamente', 'esclusivamente', 'unicamente'], times: ['volte', 'volta'],
    'number:1': ['una sola', 'un solo', 'un unico'], 'number:2': ['due'], 'number:3': ['tre'], 'number:4': ['quattro'], 'number:5': ['cinque'], 'number:6': ['sei'], 'number:7': ['sette'], 'number:8': ['otto'], 'number:10': ['dieci'], 'number:20': ['venti'], 'number:50': ['cinquanta'], 'number:100': ['cento'],
    anyof: ['una|uno delle|dei', 'almeno una|uno delle|dei|tra'], and: ['e', 'ed', 'nonché'], or: ['o', 'oppure'], following: ['seguente', 'seguenti', 'queste', 'questi', 'esatta'],
    'kind:word': ['termine', 'termini', 'espressione', 'espressioni', 'nome', 'nomi', 'parola|parole chiave'], 'kind:letter': ['lettera', 'lettere'],
    'unit:word': ['parola', 'parole'], 'unit:character': ['carattere', 'caratteri'], 'unit:sentence': ['frase', 'frasi'], 'unit:paragraph': ['paragrafo', 'paragrafi'], 'unit:line': ['riga', 'righe'], 'unit:bullet': ['punto|punti elenco', 'elenco|elenchi puntato|puntati'], 'unit:numbered': ['elenco|elenchi numerato|numerati'],
    'unit:list': ['elenco', 'elenchi', 'lista', 'liste'], 'unit:section': ['sezione', 'sezioni'], 'unit:heading': ['titolo', 'titoli', 'intestazioni'], 'unit:url': ['link', 'url', 'collegamenti', 'collegamento'], 'unit:email': ['indirizzo|indirizzi e-mail|email', 'indirizzi di posta elettronica'], 'unit:phone': ['numero|numeri di telefono'],
    'unit:emoji': ['emoji', 'emoticon', 'faccine'], 'unit:question': ['domanda', 'domande', 'punto|punti interrogativo|interrogativi'], 'unit:exclamation': ['punto|punti esclamativo|esclamativi'], 'unit:comma': ['virgola', 'virgole'], 'unit:digit': ['cifra', 'cifre'], 'unit:number': ['numero', 'numeri'], 'unit:code-block': ['blocco|blocchi di codice'],
    'unit:table': ['tabella', 'tabelle'], 'unit:hashtag': ['hashtag'], 'unit:quotation': ['virgolette'], 'unit:greeting': ['saluto', 'saluti'], 'unit:apology': ['scusa', 'scuse'], 'unit:date': ['data', 'date'], 'unit:percentage': ['percentuale', 'percentuali'], 'unit:html': ['tag html'],
    'format:json': ['json valido', 'json', 'in formato json', 'un json valido'], 'format:xml': ['xml valido'], 'format:lowercase': ['minuscolo', 'minuscole', 'lettere minuscole', 'in minuscolo'], 'format:uppercase': ['maiuscolo', 'maiuscole', 'lettere maiuscole', 'in maiuscolo'], 'format:quoted': ['tra virgolette', 'tra virgolette doppie'],
    'language:en': ['inglese', 'in inglese'], 'language:de': ['tedesco', 'in tedesco'], 'language:fr': ['francese', 'in francese'], 'language:es': ['spagnolo', 'in spagnolo'], 'language:it': ['italiano', 'in italiano', 'in lingua italiana'], 'language:pt': ['portoghese', 'in portoghese'],
    filler: ['il', 'lo', 'la', "l'", 'i', 'gli', 'le', 'un', 'una', "un'", 'uno', 'di', 'del', 'della', 'delle', 'dei', 'degli', 'in', 'con', 'lunga', 'lungo', 'totale', 'intera', 'tutta', 'lingua'],
  },
};
