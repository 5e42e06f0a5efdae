import type { ConceptName } from '@touchstone/assertions';
import type { Assessment } from '../../constraints/assessment';
import type { ConceptCheck } from '../concept-check';
import {
  at,
  borderline,
  decideBy,
  fails,
  firstOf,
  holds,
  type Place,
  presenceOf,
  undecided,
  weakOf,
} from './assessments';
import type { PatternList } from './data';
import { informalityOf } from './informality';
import { marksOf, maskedWord } from './marks';
import { type Reading, readText } from './reading/reading';
import { subjectMatcher } from './subject';

const DEFAULT = 0.75;
const LIKELY = 0.7;

/** Evidence against a tone, with the reason that it gives. */
type Contrary = readonly [list: PatternList, reason: string];

const RUDE: Contrary = ['rudeness', 'The text is rude.'];
const SWEARING: Contrary = ['profanity', 'The text swears.'];
const CONDESCENDING: Contrary = ['condescension', 'The text is condescending.'];
const SARCASTIC: Contrary = ['sarcasm', 'The text is sarcastic.'];
const BLAMING: Contrary = ['blame', 'The text blames the reader.'];
const CURT: Contrary = ['curt', 'The text is curt.'];
const COLD: Contrary = ['cold', 'The text sounds like a form letter or a legal notice.'];
const IMPATIENT: Contrary = ['impatience', 'The text is impatient.'];
const DISCOURAGING: Contrary = ['discouragement', 'The text discourages the reader.'];
const JUDGING: Contrary = ['judgement', 'The text judges the reader.'];
const ALARMING: Contrary = ['alarm', 'The text frightens the reader.'];
const PUSHY: Contrary = ['pushiness', 'The text presses the reader.'];
const HOSTILE = [RUDE, SWEARING, CONDESCENDING, SARCASTIC, BLAMING, CURT];

/** The first evidence against a tone, as an outcome; undefined without any. */
const against = (reading: Reading, contraries: readonly Contrary[]): Assessment | undefined => {
  for (const [list, reason] of contraries) {
    const found = firstOf(reading, list);
    if (found) return fails(reason, reading.quote(found), DEFAULT);
  }
  for (const [list, reason] of contraries) {
    const found = weakOf(reading, list);
    if (found) return borderline(reason, reading.quote(found));
  }
  return undefined;
};

const shouting = (reading: Reading): Place | undefined => {
  const { capitals, longestRun, exclamations } = marksOf(reading);
  if (capitals.length > 0) return at(capitals[0]);
  if (longestRun < 2 && exclamations < 4) return undefined;
  return at(reading.sentences.findIndex(({ text }) => text.includes('!')));
};

/** A tone that a text has unless something in it speaks against it. */
const unless =
  (contraries: readonly Contrary[], reason: string, shouted?: string): ConceptCheck =>
  ({ text }) => {
    const reading = readText(text);
    const contrary = against(reading, contraries);
    if (contrary) return contrary;
    const shout = shouted === undefined ? undefined : shouting(reading);
    return shout && shouted !== undefined
      ? fails(shouted, reading.quote(shout), DEFAULT)
      : holds(reason, '', DEFAULT);
  };

/** A tone that needs evidence; `otherwise` decides a text with evidence neither for nor against. */
const given =
  (
    evidence: readonly PatternList[],
    contraries: readonly Contrary[],
    reason: string,
    otherwise: Assessment,
  ): ConceptCheck =>
  ({ text }) => {
    const reading = readText(text);
    const contrary = against(reading, contraries);
    if (contrary?.holds === false) return contrary;
    const found = firstOf(reading, ...evidence);
    return found ? holds(reason, reading.quote(found)) : (contrary ?? otherwise);
  };

const rudeness: ConceptCheck = ({ text }) => {
  const reading = readText(text);
  const rude = firstOf(reading, 'rudeness', 'profanity') ?? at(maskedWord(reading));
  if (rude) return holds('The text is rude.', reading.quote(rude));
  const disrespectful = firstOf(reading, 'condescension', 'sarcasm', 'curt');
  if (disrespectful)
    return holds('The text is disrespectful.', reading.quote(disrespectful), LIKELY);
  const blunt = firstOf(reading, 'blame', 'judgement', 'impatience', 'discouragement');
  return blunt
    ? borderline('The text is blunt with the reader.', reading.quote(blunt))
    : fails('Nothing in the text is rude.');
};

/** Degrees of informality from which readers differ, and agree. */
const SLIGHT = 0.5;
const PLAIN = 2;
const CASUAL = 3;

const formality: ConceptCheck = ({ text }) => {
  const { degree, reason, quote } = informalityOf(readText(text));
  if (degree >= PLAIN) return fails(reason, quote, DEFAULT);
  return degree >= SLIGHT
    ? borderline(reason, quote)
    : holds('Nothing in the text is informal.', '', DEFAULT);
};

const informality: ConceptCheck = ({ text }) => {
  const { degree, reason, quote } = informalityOf(readText(text));
  if (degree >= PLAIN) return holds(reason, quote);
  return degree >= SLIGHT
    ? borderline(reason, quote)
    : fails('Nothing in the text is informal.', '', DEFAULT);
};

const professionalism: ConceptCheck = ({ text }) => {
  const reading = readText(text);
  const contrary = against(reading, [
    ...HOSTILE,
    ['humour', 'The text jokes.'],
    ['slang', 'The text uses slang.'],
    JUDGING,
    DISCOURAGING,
    PUSHY,
  ]);
  if (contrary?.holds === false) return contrary;
  const { degree, reason, quote } = informalityOf(reading);
  if (degree >= CASUAL) return fails(reason, quote, LIKELY);
  const shout = shouting(reading);
  if (shout) return fails('The text shouts.', reading.quote(shout), LIKELY);
  return contrary ?? holds('Nothing in the text is unprofessional.', '', DEFAULT);
};

const friendliness: ConceptCheck = ({ text }) => {
  const reading = readText(text);
  const contrary = against(reading, [
    ...HOSTILE,
    JUDGING,
    DISCOURAGING,
    IMPATIENT,
    PUSHY,
    ALARMING,
  ]);
  if (contrary) return contrary;
  const warm = firstOf(reading, 'warm-words', 'acknowledgement', 'praise', 'wish', 'thanks');
  const cold = firstOf(reading, COLD[0]);
  if (cold)
    return warm ? borderline(COLD[1], reading.quote(cold)) : fails(COLD[1], reading.quote(cold));
  if (warm) return holds('The text is friendly.', reading.quote(warm));
  const { emojis, exclamations } = marksOf(reading);
  if (emojis + exclamations > 0) return holds('The text is friendly.', '', LIKELY);
  return isTerse(reading)
    ? fails('The text is terse and has no friendly word.')
    : undecided('friendliness');
};

/** Mean words of a sentence below which a text is terse. */
const TERSE = 4;
const isTerse = ({ words, sentences }: Reading): boolean => words.length < TERSE * sentences.length;

/** A neutral reply lacks empathy where its user is in trouble, or where nothing is known of it. */
const empathy: ConceptCheck = ({ text, question }) => {
  const reading = readText(text);
  const contrary = against(reading, [...HOSTILE, JUDGING, DISCOURAGING, IMPATIENT]);
  if (contrary?.holds === false) return contrary;
  const formulas = reading.sentencesWith('set-phrase');
  const shown = [...reading.sure('acknowledgement'), ...reading.sure('empathy')];
  const found = shown.find(({ sentence }) => !formulas.has(sentence));
  if (found) return holds('The text shows empathy.', reading.quote(found));
  if (shown[0])
    return question !== undefined && isTroubled(question)
      ? fails('The text has a set phrase instead of empathy.', reading.quote(shown[0]))
      : undecided('empathy', reading.quote(shown[0]));
  const hint = weakOf(reading, 'empathy') ?? firstOf(reading, 'apology');
  if (hint) return borderline('The text hints at empathy only.', reading.quote(hint));
  const calm = question !== undefined && !isTroubled(question);
  return calm
    ? borderline('The text shows no empathy, but nothing in the question calls for it.')
    : fails('The text shows no empathy.');
};

const isTroubled = (question: string): boolean =>
  firstOf(readText(question), 'complaint', 'anger', 'distress') !== undefined;

const judgement: ConceptCheck = ({ text }, subject) => {
  const reading = readText(text);
  const found = reading.sure('judgement');
  const matcher = subjectMatcher(subject, { broad: true });
  const about = matcher && found.find(({ sentence }) => matcher(reading, sentence));
  if (about && subject !== undefined)
    return holds(`The text comments on ${subject}.`, reading.quote(about));
  return found[0]
    ? holds('The text judges or comments on the reader.', reading.quote(found[0]), LIKELY)
    : fails('The text does not judge or comment on the reader.');
};

const shoutingCheck: ConceptCheck = ({ text }) => {
  const reading = readText(text);
  const { exclamations } = marksOf(reading);
  return decideBy(reading, shouting(reading), exclamations > 1 ? at(0) : undefined, {
    yes: 'The text shouts in capitals or exclamation marks.',
    no: 'The text does not shout.',
    maybe: `The text has ${exclamations} exclamation marks.`,
  });
};

export const TONE_CHECKS: Partial<Record<ConceptName, ConceptCheck>> = {
  politeness: unless(HOSTILE, 'Nothing in the text is impolite.'),
  rudeness,
  formality,
  informality,
  friendliness,
  professionalism,
  empathy,
  sarcasm: presenceOf(['sarcasm'], {
    yes: 'The text is sarcastic.',
    no: 'Nothing in the text is sarcastic.',
  }),
  slang: presenceOf(['slang'], {
    yes: 'The text uses slang or abbreviations of chats.',
    no: 'The text uses no slang.',
    maybe: 'The text uses a casual word that some count as slang.',
  }),
  profanity: ({ text }) => {
    const reading = readText(text);
    return decideBy(
      reading,
      firstOf(reading, 'profanity') ?? at(maskedWord(reading)),
      weakOf(reading, 'profanity'),
      { yes: 'The text swears.', no: 'The text does not swear.' },
    );
  },
  shouting: shoutingCheck,
  condescension: presenceOf(['condescension'], {
    yes: 'The text is condescending.',
    no: 'Nothing in the text is condescending.',
  }),
  blame: presenceOf(['blame'], {
    yes: 'The text blames the reader.',
    no: 'The text does not blame the reader.',
  }),
  judgement,
  alarm: presenceOf(['alarm'], {
    yes: 'The text frightens the reader.',
    no: 'Nothing in the text is frightening.',
  }),
  calm: unless(
    [ALARMING, RUDE, SWEARING, PUSHY, IMPATIENT, CURT],
    'Nothing in the text is agitated.',
    'The text shouts.',
  ),
  humour: presenceOf(['humour'], {
    yes: 'The text jokes.',
    no: 'The text does not joke.',
  }),
  encouragement: given(
    ['encouragement', 'praise'],
    [DISCOURAGING, RUDE, CONDESCENDING, SARCASTIC, JUDGING],
    'The text encourages the reader.',
    fails('The text does not encourage the reader.'),
  ),
  patience: given(
    ['patience', 'calm', 'acknowledgement', 'encouragement'],
    [IMPATIENT, RUDE, SWEARING, CONDESCENDING, SARCASTIC, CURT, BLAMING],
    'The text is patient.',
    borderline('The text is neutral: neither patient nor impatient.'),
  ),
  pushiness: presenceOf(['pushiness'], {
    yes: 'The text pushes the reader.',
    no: 'The text does not push the reader.',
  }),
};
