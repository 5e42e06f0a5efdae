import type { Passage } from '../text/passages';
import { BOUND, COUNTED, LANGUAGE, MANNER, NUMBER, TEXT_PART } from './data/text-parts';
import { withoutLeadIn } from './lead-in';
import { pattern } from './pattern';

/** "Tone: formal". */
export const RULE_LABEL =
  /^(?:(?:writing|answer|reply|response|output|desired|preferred|required|target)? ?(?:tone(?: of voice)?|style|language|languages|length|maximum length|max(?:imum)? words|word limit|format|formatting|voice|register|spelling|wording|output|persona|emojis?|greeting|sign-off|closing|signature|units?|measurements?|your (?:answers?|replies|style|tone|language)|currency|date format|dates|numbers|mood|perspective|person|tense|structure|layout|level|reading level|complexity|brevity|markdown|citations?|sources|vocabulary|formality|verbosity|never|always|avoid|do|don['’]?ts?|do not|must|important|forbidden|banned words|not allowed|prohibited)): \S/iu;

const FRAGMENT_START = pattern(
  String.raw`^(?:no (?!one |longer |matter |doubt)|nothing |only |just |zero |without |never |not |`,
  BOUND,
  String.raw` |`,
  NUMBER,
  String.raw` `,
  COUNTED,
  String.raw`(?![\p{L}-]))`,
);
const FINITE =
  /(?<![\p{L}-])(?:is|are|was|were|has|have|had|can|will|would|does|do|did|costs?|opens?|closes?|closed|delivers?|runs?|takes?|comes?|offers?|sells?|stays?|lives?|works?|starts?|receives?|carries|deliver|ask|want|need|knows?|meets?|serves?)(?![\p{L}-])/iu;
const FACTS =
  /\d{1,2}[:.]\d\d|\b(?:a\.?m|p\.?m|street|road|square|phone|tel|closed|daily|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)\b/iu;
const MANNER_WORD = pattern(
  String.raw`(?<![\p{L}-])(?:`,
  TEXT_PART,
  '|',
  MANNER,
  '|',
  LANGUAGE,
  String.raw`)(?![\p{L}-])`,
);
const ROLE_NOUN =
  /\b(?:assistant|bot|chatbot|service|shop|helpdesk|desk|hotline|team|department|centre|center|company|agent|coach|tutor|museum|library|bank)\b/iu;

const EXCEPTION = /,? (?:if|unless|when|whenever|except|until|because|that|which|who|as) .*$/iu;

/** A demand without a verb: "No emojis", "Formal tone". */
export const isFragment = ({ masked, isListed, section }: Passage): boolean => {
  const words = masked.split(' ').length;
  const bare = withoutLeadIn(masked);
  if (FACTS.test(bare) || words > 14 || ROLE_NOUN.test(bare)) return false;
  if (FRAGMENT_START.test(bare)) return !FINITE.test(bare.replace(EXCEPTION, ''));
  if (FINITE.test(bare) || /[:?]/.test(bare) || words > 9) return false;
  if (isListed && section !== 'neutral') return true;
  return (
    (isListed ||
      section === 'rules' ||
      /(?:, no [\p{L} -]{2,30}| only| please)[.!]?$/iu.test(bare)) &&
    MANNER_WORD.test(bare)
  );
};
