import { NotEvaluable } from '@touchstone/detection';
import { identifyLanguage } from '@touchstone/text';
import { type ElementCount, exactly, matches } from './element-count';

/**
 * Pronouns and set phrases by language. English `I` counts as a capital only, and not as a numeral
 * after the words that take one ("World War I").
 */
const FIRST: Record<string, RegExp> = {
  en: /(?<![\p{L}\p{N}_'’.])(?:(?<!\b(?:War|Part|Chapter|Section|Phase|Type|Class|Level|Stage|Volume|Book|Act|Title|Article|Elizabeth|Charles|James|Henry|Napoleon) )I(?=['’](?:m|ve|d|ll)\b|\s+[a-z])|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself)(?![\p{L}\p{N}_])/gu,
  de: /(?<![\p{L}\p{N}_])(?:ich|mich|mir|mein|meine|meinen|meinem|meiner|meines)(?![\p{L}\p{N}_])/giu,
  fr: /(?<![\p{L}\p{N}_])(?:je|j['’](?=\p{L})|me|m['’](?=\p{L})|moi|mon|ma|mes)(?![\p{L}\p{N}_](?<!['’]\p{L}))/giu,
};

const SECOND: Record<string, RegExp> = {
  en: /(?<![\p{L}\p{N}_])(?:you|your|yours|yourself|yourselves)(?![\p{L}\p{N}_])/giu,
  de: /(?<![\p{L}\p{N}_])(?:du|dich|dir|dein|deine|deinen|deinem|deiner|euch|euer|eure|Sie(?<=[^.!?]\s{1,2}Sie)|Ihnen|Ihr|Ihre|Ihren|Ihrem)(?![\p{L}\p{N}_])/gu,
  fr: /(?<![\p{L}\p{N}_])(?:tu|te|toi|ton|ta|tes|vous|votre|vos)(?![\p{L}\p{N}_])/giu,
};

const GREETING: Record<string, RegExp> = {
  en: /(?<![\p{L}])(?:hello|hi|hey|dear|greetings|welcome|good (?:morning|afternoon|evening|day))(?![\p{L}])/giu,
  de: /(?<![\p{L}])(?:hallo|guten (?:tag|morgen|abend)|sehr geehrte[rs]?|liebe[rs]?|grüß gott|servus|moin|willkommen)(?![\p{L}])/giu,
  fr: /(?<![\p{L}])(?:bonjour|bonsoir|salut|coucou|chère?|bienvenue)(?![\p{L}])/giu,
  es: /(?<![\p{L}])(?:hola|buenos días|buenas tardes|buenas noches|buenas|estimad[oa]s?|querid[oa]s?|bienvenid[oa]s?)(?![\p{L}])/giu,
  it: /(?<![\p{L}])(?:ciao|salve|buongiorno|buonasera|gentile|car[oa]|benvenut[oai])(?![\p{L}])/giu,
  pt: /(?<![\p{L}])(?:olá|oi|bom dia|boa tarde|boa noite|prezad[oa]s?|car[oa]s?|bem-vind[oa]s?)(?![\p{L}])/giu,
};

const APOLOGY: Record<string, RegExp> = {
  en: /(?<![\p{L}])(?:sorry|apolog(?:y|ies|ise|ize|ises|izes|ised|ized|ising|izing)|pardon (?:me|us)|forgive (?:me|us))(?![\p{L}])/giu,
  de: /(?<![\p{L}])(?:entschuldigung|entschuldigen|entschuldige|tut (?:mir|uns) (?:sehr )?leid|verzeihung|verzeihen sie|sorry)(?![\p{L}])/giu,
  fr: /(?<![\p{L}])(?:désolée?s?|excuse[zs]?(?:-moi|-nous)?|pardon|toutes (?:mes|nos) excuses|nos excuses|mes excuses)(?![\p{L}])/giu,
  es: /(?<![\p{L}])(?:lo siento|lo sentimos|perdón|perdone|perdona|disculp[ae]n?|disculpas|lamento|lamentamos)(?![\p{L}])/giu,
  it: /(?<![\p{L}])(?:mi dispiace|ci dispiace|scusa|scusi|scusate|ci scusiamo|mi scuso|le mie scuse|le nostre scuse)(?![\p{L}])/giu,
  pt: /(?<![\p{L}])(?:desculpe|desculpa|desculpas|lamento|lamentamos|sinto muito|perdão|perdoe)(?![\p{L}])/giu,
};

const THANKS: Record<string, RegExp> = {
  en: /(?<![\p{L}])(?:thank(?:s| you| u)|thx|many thanks|grateful|gratitude|appreciate (?:your|you|it|that|the))(?![\p{L}])/giu,
  de: /(?<![\p{L}])(?:danke(?:schön)?|vielen dank|besten dank|herzlichen dank|wir danken|ich danke|bedanken)(?![\p{L}])/giu,
  fr: /(?<![\p{L}])(?:merci|nous vous remercions|je vous remercie|remerciements?)(?![\p{L}])/giu,
  es: /(?<![\p{L}])(?:gracias|agradecemos|agradezco|le agradezco)(?![\p{L}])/giu,
  it: /(?<![\p{L}])(?:grazie|la ringrazio|la ringraziamo|ringraziamo|ringrazio)(?![\p{L}])/giu,
  pt: /(?<![\p{L}])(?:obrigad[oa]s?|agradecemos|agradeço)(?![\p{L}])/giu,
};

/**
 * Uses the patterns of the text's language; if it is unknown, those of English and of any other
 * language that match.
 */
const inLanguage = (
  table: Record<string, RegExp>,
  text: string,
  elements: string,
  examined = text,
): ElementCount => {
  const language = identifyLanguage(text);
  if (language === undefined) return table.en ? matches(examined, table.en) : exactly(0);
  const pattern = table[language];
  if (!pattern)
    throw new NotEvaluable(
      `The text is in a language (${language}) in which ${elements} cannot be recognised.`,
    );
  return matches(examined, pattern);
};

const everyLanguage = (
  table: Record<string, RegExp>,
  text: string,
  elements: string,
  examined = text,
): ElementCount => {
  const counts =
    identifyLanguage(text) === undefined
      ? Object.values(table).map((pattern) => matches(examined, pattern))
      : [inLanguage(table, text, elements, examined)];
  return counts.reduce((most, count) => (count.low > most.low ? count : most), exactly(0));
};

export const personCount =
  (person: 'first' | 'second') =>
  (text: string): ElementCount =>
    inLanguage(person === 'first' ? FIRST : SECOND, text, `${person}-person pronouns`);

/** Characters from the beginning within which a greeting must occur. */
const OPENING = 160;

export const politenessCount =
  (kind: 'greeting' | 'apology' | 'thanks') =>
  (text: string): ElementCount =>
    kind === 'greeting'
      ? everyLanguage(GREETING, text, 'greetings', text.slice(0, OPENING))
      : kind === 'thanks'
        ? everyLanguage(THANKS, text, 'thanks')
        : everyLanguage(APOLOGY, text, 'apologies');
