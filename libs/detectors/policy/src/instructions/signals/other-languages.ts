/** Frequent words by which a sentence is recognised as not English. */
const FOREIGN =
  /(?<![\p{L}'’-])(?:der|die|das|den|dem|und|oder|nicht|kein|keine|keinen|sie|ihr|ist|sind|auf|mit|für|bitte|immer|nur|wenn|eine|einen|du|bist|le|la|les|des|une|et|est|pas|ne|vous|tu|dans|avec|pour|sur|toujours|jamais|seulement|el|los|las|una|unos|y|es|con|para|por|siempre|nunca|usted|il|lo|gli|di|che|sempre|senza|o|os|um|uma|não|em|com|você|sem|réponds|répondez|responde|responda|rispondi|antworte|antworten|schreibe|verwende|vermeide|utilise|utilisez|évite|évitez|usa|utiliza|evita|scrivi|escreva|evite|seja|deutsch|français|español|höflich|nenne|erwähne|höchstens|mindestens|sätze|sätzen|wörter|auf)(?![\p{L}'’-])/giu;
const ENGLISH =
  /(?<![\p{L}'’-])(?:the|and|or|not|of|to|in|is|are|you|your|with|for|on|a|an|if|when|do|never|always|only|please|answer|use|write|it|that|this|be|at|from|by|as|them|any|all)(?![\p{L}'’-])/giu;

const ORDER =
  /^(?:bitte |und |auch |immer |nur |merci de |s['’]il (?:te|vous) plaît,? |por favor,? |per favore,? |dann |aber |außerdem |aussi |también )*(?:antworte|antworten|schreibe?|schreiben sie|verwende|verwenden|benutze|benutzen|nutze|vermeide|vermeiden|erwähne|nenne|nennen|beginne|beginnen|beende|beenden|schließe|halte|halten|fasse dich|gib|geben sie|sprich|sei|seien|bleib|bleibe|bleiben|biete|frage|verrate|erkläre (?:alles|es|jeden)|stelle|nicht|kein|keine|keinen|höchstens|mindestens|maximal|nie|niemals|réponds|répondez|écris|écrivez|utilisez?|n['’]\p{L}+(?:ez|e|es) (?:pas|jamais|plus|aucun)|n['’]utilisez?|\p{L}*[áéí]\p{L}{1,4}(?:lo|la|los|las|le|les|se)|évitez?|commencez?|terminez?|mentionnez?|ne|sois|soyez|restez?|pas de|aucun|aucune|maximum|jamais|toujours|limitez?|gardez?|donnez?|tutoyez?|vouvoyez?|responde|responda|escribe|escriba|usa|use|utiliza|utilice|evita|evite|menciona|mencione|empieza|comienza|termina|termine|no|sin|sé |sea |mantén|mantenga|nunca|siempre|da|dé|como máximo|rispondi|risponda|scrivi|non|inizia|sii|mantieni|massimo|niente|sempre|escreva|não|comece|seja|mantenha|nenhum|nenhuma)(?![\p{L}])/iu;
const PART =
  /^(?:(?:deine?|die|ihre|alle|jede|eure|la|ta|votre|chaque|tes|vos|tu|su|cada|tus|sus|la tua|le tue|ogni|a|a sua|sua|as) )(?:antwort|antworten|ausgabe|texte?|réponses?|sortie|respuestas?|salida|risposta|risposte|resposta|respostas)(?![\p{L}])/iu;
const OBLIGES =
  /(?<![\p{L}])(?:(?:du|sie|antwort|antworten|der assistent|assistent) (?:musst|müssen|muss|soll|sollst|sollen|darfst|dürfen|darf)(?: nicht| nur| keine)?|(?:tu|vous|réponse|assistant) (?:ne |n['’])?(?:dois|devez|doit)|(?:vous|tu) (?:ne|n['’])[^.]{2,30} (?:pas|jamais)|(?:debes|deberás|debe|deberá|tienes que|tiene que|devi|deve|deves)|achte darauf|achten sie|stelle sicher|veille|veillez|assure-toi|assurez-vous|asegúrate|asegúrese|assicurati|certifique-se)(?![\p{L}])/iu;
/** "Keine Preise nennen.", "Immer höflich bleiben." */
const INFINITIVE =
  /^(?:bitte|immer|nie|niemals|stets|nur|kein|keine|keinen|nicht|kurz|auf|in|den|die|das|preise|kunden|alle|jede|am|zu)(?![\p{L}])[^,:]{3,100}\p{L}(?:en|ern|eln)[.!]?$/iu;
const CONDITION_ORDER =
  /^(?:wenn|falls|sobald|si|lorsque|quand|cuando|se|quando)(?![\p{L}])[^,]{3,150}, (?:so |dann |alors |entonces )?(?<clause>.{3,200})$/iu;
const OF_OTHERS =
  /^(?:der|die|das|unser|unsere|le|la|les|notre|nos|el|los|las|nuestra|nuestro|il|lo|i|o|os|a|as|nossa|nosso|wir|nous|ich|je)(?![\p{L}])/iu;

const orders = (clause: string): boolean => ORDER.test(clause) || INFINITIVE.test(clause);

/** @param message decides where the sentence itself is too short to */
export const isForeign = (masked: string, message: boolean): boolean => {
  const foreign = masked.match(FOREIGN)?.length ?? 0;
  const english = masked.match(ENGLISH)?.length ?? 0;
  if (message) return foreign >= english;
  return foreign > english + 1 || (foreign > english && english === 0 && orders(masked));
};

/** Decides for German, French, Spanish, Italian and Portuguese if a sentence says how to answer. */
export const foreignInstructs = (masked: string): boolean => {
  if (/\?$/.test(masked)) return false;
  if (PART.test(masked)) return true;
  const clause = CONDITION_ORDER.exec(masked)?.groups?.clause;
  if (clause !== undefined && orders(clause)) return true;
  if (OF_OTHERS.test(masked))
    return OBLIGES.test(masked) && !INFINITIVE.test(masked)
      ? true
      : INFINITIVE.test(masked) && OBLIGES.test(masked);
  return orders(masked) || OBLIGES.test(masked);
};

/** The work that a user asks for, not how to answer: "Erkläre die Schwerkraft." */
export const FOREIGN_WORK =
  /^(?:bitte )?(?:schreibe? (?:mir|einen|eine|ein)|gib mir|nenne (?:mir|eine|einen|ein|drei|\d)|erkläre(?: mir)?|écris(?:-moi)? (?:une?|moi)|donne(?:z)?-moi|escribe(?:me)? (?:un|una)|dame|scrivi(?:mi)? (?:un|una)|escreva (?:um|uma)|halte (?:mich|die)|antworte (?:dem|der|diesem|dieser)|répondez? à (?:ce|cette)|responde a (?:este|esta))(?![\p{L}])/iu;
