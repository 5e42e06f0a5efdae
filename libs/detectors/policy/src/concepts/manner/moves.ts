import type { ConceptName } from '@touchstone/assertions';
import type { Assessment } from '../../constraints/assessment';
import type { ConceptCheck } from '../concept-check';
import { at, decideBy, fails, firstOf, holds, presenceOf, undecided } from './assessments';
import type { PatternList } from './data';
import { type Evidence, type Reading, readText } from './reading/reading';
import { type SubjectMatcher, subjectMatcher } from './subject';

/** Characters within which a greeting begins, and words that may stand before it. */
const OPENING = 120;
const BEFORE_GREETING = 3;
/** Words that may follow a wish: a signature. */
const SIGNATURE = 8;
/** Words that may follow a closing: names, a title, an address. */
const AFTER_CLOSING = 14;

const LIKELY = 0.7;

/** In the first sentence, or in a line near the beginning. */
const isOpening = ({ text, words }: Reading, { start, first, sentence }: Evidence): boolean =>
  sentence === 0 ||
  first <= BEFORE_GREETING ||
  (start - (words[0]?.start ?? 0) <= OPENING && /\n[^\p{L}]{0,6}$/u.test(text.slice(0, start)));

/** Returns a check for an end: at most so many words follow the sentence of the evidence. */
const isNearEnd =
  (following: number) =>
  ({ words }: Reading, { sentence }: Evidence): boolean =>
    (words[words.length - 1 - following]?.sentence ?? 0) <= sentence;

const within =
  (
    list: PatternList,
    isThere: (reading: Reading, evidence: Evidence) => boolean,
    reasons: { yes: string; no: string; elsewhere: string },
  ): ConceptCheck =>
  ({ text }) => {
    const reading = readText(text);
    const all = reading.sure(list);
    const there = all.find((evidence) => isThere(reading, evidence));
    const no = all.length > 0 ? reasons.elsewhere : reasons.no;
    return decideBy(reading, there, undefined, { yes: reasons.yes, no });
  };

/** A referral; with a subject, in a sentence that names it. */
const referral: ConceptCheck = ({ text }, subject) => {
  const reading = readText(text);
  const matcher = subjectMatcher(subject, { headOnly: true });
  if (!matcher || subject === undefined) return referralToAnybody(reading);
  const verbs = [...reading.sentencesWith('referral', 'referral-verb')];
  const to = verbs.find((sentence) => matcher(reading, sentence));
  return to === undefined
    ? indirectReferral(reading, matcher, subject)
    : holds(`The text refers the reader to ${subject}.`, reading.quote(at(to)));
};

const referralToAnybody = (reading: Reading): Assessment => {
  const sure = firstOf(reading, 'referral');
  if (sure) return holds('The text refers the reader to somebody else.', reading.quote(sure));
  const hint = [...reading.weak('referral'), ...reading.sure('referral-cue')].find(
    (each) => !reading.isExcepted('referral', each),
  );
  return hint
    ? undecided('a referral', reading.quote(hint))
    : fails('The text refers the reader to nobody.');
};

/** "A vet can look at it", "Have an electrician connect it": no verb addresses the reader. */
const indirectReferral = (
  reading: Reading,
  matcher: SubjectMatcher,
  subject: string,
): Assessment => {
  const named = [...reading.sentences.keys()].filter(
    (sentence) => matcher(reading, sentence) && !isDenied(reading, sentence),
  );
  const links = reading.sentencesWith('referral-link');
  const linked = named.find((sentence) => links.has(sentence));
  if (linked !== undefined)
    return holds(`The text refers the reader to ${subject}.`, reading.quote(at(linked)), LIKELY);
  return named[0] === undefined
    ? fails(`The text does not refer the reader to ${subject}.`)
    : undecided(`a referral to ${subject}`, reading.quote(at(named[0])));
};

const DENIALS = new Set('not no never without instead'.split(' '));

/** "You need not call a doctor", "I am not a doctor". */
const isDenied = (reading: Reading, sentence: number): boolean =>
  reading.wordsIn(sentence).some(({ form }) => DENIALS.has(form));

export const MOVE_CHECKS: Partial<Record<ConceptName, ConceptCheck>> = {
  refusal: presenceOf(['refusal'], {
    yes: 'The text refuses something.',
    no: 'The text refuses nothing.',
  }),
  referral,
  handover: presenceOf(['handover'], {
    yes: 'The text hands over to a person.',
    no: 'The text does not hand over to a person.',
  }),
  'call-to-action': presenceOf(['call-to-action'], {
    yes: 'The text calls the reader to act.',
    no: 'The text does not call the reader to act.',
  }),
  'offer-of-help': presenceOf(['offer-of-help'], {
    yes: 'The text offers further help.',
    no: 'The text offers no further help.',
  }),
  greeting: within('greeting', isOpening, {
    yes: 'The text greets the reader.',
    no: 'The text does not greet the reader.',
    elsewhere: 'The text does not begin with a greeting.',
  }),
  closing: ({ text }) => {
    const reading = readText(text);
    const isLast = isNearEnd(AFTER_CLOSING);
    const end = [...reading.sure('closing'), ...reading.sure('wish')].find((evidence) =>
      isLast(reading, evidence),
    );
    return decideBy(reading, end, undefined, {
      yes: 'The text closes with a goodbye, a wish or a signature.',
      no: 'The text ends without a goodbye, a wish or a signature.',
    });
  },
  wish: within('wish', isNearEnd(SIGNATURE), {
    yes: 'The text ends with a friendly wish.',
    no: 'The text does not end with a friendly wish.',
    elsewhere: 'The text has a friendly wish, but not at its end.',
  }),
  thanks: presenceOf(['thanks'], {
    yes: 'The text thanks the reader.',
    no: 'The text does not thank the reader.',
  }),
  apology: presenceOf(['apology'], {
    yes: 'The text apologises.',
    no: 'The text does not apologise.',
  }),
  acknowledgement: presenceOf(['acknowledgement'], {
    yes: 'The text acknowledges the feelings or the trouble of the reader.',
    no: 'The text does not acknowledge the feelings or the trouble of the reader.',
  }),
  praise: presenceOf(['praise'], {
    yes: 'The text praises or encourages the reader.',
    no: 'The text does not praise or encourage the reader.',
  }),
  flattery: presenceOf(['flattery'], {
    yes: 'The text contains filler or flattery.',
    no: 'The text contains no filler and no flattery.',
  }),
  summary: presenceOf(['summary'], {
    yes: 'The text summarises.',
    no: 'The text does not summarise.',
  }),
};
