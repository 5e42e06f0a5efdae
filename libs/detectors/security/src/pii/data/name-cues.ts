/** Whatever follows these, written like a name, is one. */
export const STRONG_NAME_CUES = [
  'my name is', 'my name\'s', 'my full name is', 'her name is', 'his name is', 'their name is', 'name is', 'name', 'full name', 'first name', 'last name', 'surname', 'account holder', 'card holder', 'cardholder', 'name on card',
  'mr', 'mrs', 'ms', 'mx', 'miss', 'dr', 'prof', 'professor', 'doctor', 'sir', 'madam', 'herr', 'herrn', 'frau', 'fräulein', 'monsieur', 'madame', 'mme', 'mlle', 'señor', 'señora', 'sr', 'sra', 'don', 'doña', 'signor', 'signora', 'sig', 'senhor', 'senhora',
  'mijnheer', 'meneer', 'mevrouw', 'dhr', 'mevr', 'pan', 'pani', 'господин', 'госпожа', 'sincerely', 'yours sincerely', 'yours truly', 'best regards', 'kind regards', 'warm regards', 'regards', 'best wishes', 'cheers', 'signed',
  'mit freundlichen grüßen', 'viele grüße', 'cordialement', 'saludos', 'atentamente', 'cordiali saluti', 'atenciosamente', 'met vriendelijke groet', 'pozdrawiam', 'ich heiße', 'mein name ist', 'ich bin', 'je m\'appelle', 'mon nom est', 'me llamo', 'mi nombre es', 'mi chiamo',
  'il mio nome è', 'me chamo', 'meu nome é', 'mijn naam is', 'ik heet', 'nazywam się', 'mam na imię', 'меня зовут', 'моё имя', 'jag heter', 'jeg heter', 'jeg hedder', 'nimeni on', '我叫', '我的名字是', '私の名前は', 'belongs to', 'patient name', 'patient', 'employee', 'customer', 'applicant', 'tenant', 'beneficiary', 'attn', 'attention', 'contact person', 'signed by',
  'dear', 'lieber', 'liebe', 'cher', 'chère', 'querido', 'querida', 'estimado', 'estimada', 'caro', 'cara', 'gentile', 'beste', 'drogi', 'droga', 'уважаемый', 'уважаемая', 'named', 'who is called', 'was called', 'is called', 'nicknamed', 'née', 'this is', 'i am', 'i\'m', 'call me', 'speaking with', 'spoke with', 'speak to', 'talk to', 'talked to', 'met with', 'said', 'replied', 'asked', 'according to', 'written by', 'author', 'not by', 'by', 'partner\'s name', 'what\'s your name', 'says', 'directed by', 'produced by', 'son of', 'daughter of', 'wife of', 'husband of', 'mother of', 'father of', 'married to', 'hi', 'hello', 'hey',
  'my friend', 'my wife', 'my husband', 'my son', 'my daughter', 'my boss', 'my brother', 'my sister', 'my colleague', 'my mother', 'my father', 'my uncle', 'my aunt', 'my neighbour', 'my neighbor', 'producer', 'actor', 'actress', 'singer', 'director', 'president', 'senator', 'chairman', 'ceo', 'minister', 'officer', 'detective', 'captain', 'sergeant', 'judge', 'nurse', 'attorney', 'counselor', 'coach', 'reader', 'commenter', 'writer',
] as const;

/** After these even a single unknown word in capitals is a name; the others need a known name or two words. */
export const TITLE_CUES: ReadonlySet<string> = new Set([
  'my name is', 'my name\'s', 'my full name is', 'her name is', 'his name is', 'their name is', 'mr', 'mrs', 'ms', 'mx', 'miss', 'dr', 'prof', 'herr', 'herrn', 'frau', 'monsieur', 'madame', 'mme', 'mlle', 'señor', 'señora', 'signor', 'signora', 'senhor', 'senhora', 'dhr', 'mevrouw',
  'ich heiße', 'mein name ist', 'je m\'appelle', 'me llamo', 'mi nombre es', 'mi chiamo', 'me chamo', 'meu nome é', 'mijn naam is', 'ik heet', 'nazywam się', 'mam na imię', 'меня зовут', 'jag heter', 'jeg heter', 'jeg hedder', '我叫', '我的名字是', '私の名前は', 'yours sincerely', 'yours truly', 'господин', 'госпожа', 'first name', 'last name', 'surname',
]);

/** What only a person does, right behind one or two words in capitals. */
export const PERSON_DOINGS = [
  'said', 'says', 'told', 'asked', 'replied', 'wrote', 'lives', 'lived', 'works', 'worked', 'was born', 'is a', 'was prescribed', 'was diagnosed', 'is married', 'married', 'moved', 'had given', 'gave', 'has been', 'will be talking', 'is talking', 'spoke', 'explained', 'called', 'emailed',
  'can i', 'could you', 'can you', 'can be reached', 'is very', 'forgot', 'listed', 'plays', 'played', 'sang', 'joined', 'thinks', 'thought', 'points out', 'added', 'laughed', 'smiled', 'wohnt', 'arbeitet', 'sagte', 'habite', 'travaille', 'vive', 'trabaja', 'abita', 'mora', 'woont', 'lives in', 'resides', 'testified', 'agreed', 'signed', 'years old', 'aged',
] as const;
