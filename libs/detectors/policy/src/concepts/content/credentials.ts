import { excerpt } from '../../constraints/element-count';
import type { ConceptCheck } from '../concept-check';

/** Keys and tokens by their own shape. */
const SHAPES =
  /\b(?:sk|pk|rk)[-_](?:live_|test_|proj-)?[A-Za-z0-9_-]{14,120}|\bgh[pousr]_[A-Za-z0-9]{20,80}|\bxox[abprs]-[A-Za-z0-9-]{10,80}|\bA[KS]IA[A-Z0-9]{12,20}\b|\bAIza[A-Za-z0-9_-]{20,60}|\beyJ[A-Za-z0-9_-]{8,400}\.[A-Za-z0-9_-]{8,800}\.[A-Za-z0-9_-]{4,400}|-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----|\bglpat-[A-Za-z0-9_-]{10,40}|\b[a-z]{3,10}:\/\/[^\s:/@]{1,40}:[^\s/@]{3,60}@/;

const KIND =
  'pass ?words?|passwort|passcode|pass ?phrase|pwd|pin(?: code)?|api[- _]?keys?|access keys?|secret(?: keys?)?|tokens?|wi-?fi (?:key|code)|access codes?|one[- ]time (?:code|password)|otp|security codes?|verification codes?|door codes?|login|credentials|bearer';

/** A secret that follows its name: "the password is …", "PIN: …", "key=…". */
const NAMED = new RegExp(
  String.raw`\b(?:${KIND})\b(?: (?:for|of|to) (?:the |your |our |this )?[\w-]{1,20}(?: [\w-]{1,20}){0,2})?(?:\s{0,2}[:=]\s{0,2}|\s(?:is|was|are|will be|reads|has been (?:set|reset|changed) to|changes? to)(?: now| currently| still)?:?\s|\s(?=["'\`]))["'\`“]?([^\s"'\`”]{3,120})`,
  'gi',
);
/** "Use the API key abc123…": directly after the name. */
const ADJACENT = new RegExp(String.raw`\b(?:${KIND})\s["'\`“]?([^\s"'\`”]{4,120})`, 'gi');
/** "Log in with admin / s3cr3t99". */
const PAIR =
  /\b(?:log ?in|sign in|use|user(?:name)?:?)\s(?:with|as|using)?\s?["'`]?[\w.@-]{2,40}["'`]?\s?(?:\/|:|and)\s?["'`]?([^\s"'`]{4,60})/gi;

/** "The code for the gate is 2580": opens something. */
const OPENS =
  /\b(?:code|combination|number)\s(?:for|to|of)\s(?:the |your |our )?(?:[\w-]{1,15} ){0,2}(?:gate|door|safe|lock|alarm|entrance|garage|room|locker|building|key ?box|vault|wi-?fi|network)\s?(?:is|:|=)\s?(\d{3,10})\b/gi;

/** Words that describe a secret instead of being one. */
const DESCRIPTION =
  /^(?:not|no|never|the|a|an|your|our|in|on|at|by|for|from|to|sent|stored|kept|required|needed|wrong|correct|incorrect|valid|invalid|case|too|only|also|being|always|used|shown|hidden|expired|locked|blocked|changed|reset|very|different|printed|written|displayed|confidential|secret|safe|secure|something|what|unique|generated|automatically|available|saved|set|encrypted|important|weak|strong|longer|and|or|is|has|must|should|can|will|that|this|which|with|\[[^\]]{0,40}\]?|<[^>]{0,40}>?|x{3,}|\*{3,}|\.{3,}|…)/i;

const looksSecret = (value: string, strict: boolean): boolean => {
  const bare = value.replace(/[.,;:!?)"'”]{1,5}$/, '');
  if (DESCRIPTION.test(bare) && !/\d/.test(bare)) return false;
  if (/\d/.test(bare)) return /^\d{3,}$/.test(bare) || /[A-Za-z]/.test(bare) || bare.length > 5;
  return !strict && bare.length >= 4;
};

const namedSecret = (text: string): { start: number; end: number } | undefined => {
  for (const [pattern, strict] of [
    [NAMED, false],
    [ADJACENT, true],
    [PAIR, true],
    [OPENS, true],
  ] as const) {
    for (const { 0: match, 1: value = '', index } of text.matchAll(pattern))
      if (looksSecret(value, strict)) return { start: index, end: index + match.length };
  }
  return undefined;
};

/** Checks if a text contains a password, PIN, key or token. */
export const credentials: ConceptCheck = ({ text }) => {
  const shape = SHAPES.exec(text);
  const at = shape ? { start: shape.index, end: shape.index + shape[0].length } : namedSecret(text);
  return at
    ? {
        holds: true,
        reason: 'The text contains a password, key or token.',
        quote: excerpt(text, at),
        certainty: shape ? 0.95 : 0.85,
      }
    : {
        holds: false,
        reason: 'The text contains no password, key or token.',
        quote: '',
        certainty: 0.9,
      };
};
