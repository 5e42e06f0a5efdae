import type { ConceptName } from '@touchstone/assertions';
import type { Assessment } from '../../constraints/assessment';
import type { ConceptCheck } from '../concept-check';
import { at, borderline, fails, firstOf, holds } from './assessments';
import { contractionsOf } from './contractions';
import { AMERICAN, BRITISH } from './data/spelling';
import { readabilityOf } from './readability';
import { readText } from './reading/reading';
import { unexplainedAbbreviations, unexplainedTerms } from './terms';

const LIKELY = 0.7;

const simpleLanguage: ConceptCheck = ({ text }) => {
  const { difficulty, reason, quote } = readabilityOf(readText(text));
  if (difficulty === 'low') return holds('Words and sentences are simple.', '', LIKELY);
  return difficulty === 'high' ? fails(reason, quote, LIKELY) : borderline(reason, quote);
};

const list = (words: readonly string[]): string =>
  words
    .slice(0, 3)
    .map((word) => `"${word}"`)
    .join(', ');

/** Judges unexplained terms; `doubtful` ones count only together. */
const termsVerdict = (
  { certain, doubtful }: { certain: readonly string[]; doubtful: readonly string[] },
  name: string,
): Assessment => {
  const [first] = [...certain, ...doubtful];
  if (first === undefined) return fails(`The text uses no ${name} without explaining it.`);
  const reason = `The text uses ${list([...certain, ...doubtful])} without an explanation.`;
  return certain.length > 0 ? holds(reason, first) : borderline(reason, first);
};

type Spelling = 'British' | 'American';

const PATTERNS: Record<Spelling, RegExp> = { British: BRITISH, American: AMERICAN };
const known = new Map<string, Spelling | undefined>();
const KEPT = 10_000;

/** The country whose spelling a word has, if it has another one elsewhere. */
const spellingOf = (word: string): Spelling | undefined => {
  if (known.has(word)) return known.get(word);
  const found = (['British', 'American'] as const).find((name) => PATTERNS[name].test(word));
  if (known.size >= KEPT) known.clear();
  known.set(word, found);
  return found;
};

const spelling =
  (own: Spelling): ConceptCheck =>
  ({ text }) => {
    const { words } = readText(text);
    const other = own === 'British' ? 'American' : 'British';
    const foreign = words.find(({ form }) => spellingOf(form) === other)?.form;
    if (foreign !== undefined) return fails(`"${foreign}" is ${other} spelling.`, foreign, 0.9);
    const word = words.find(({ form }) => spellingOf(form) === own)?.form;
    return word === undefined
      ? holds(`No word of the text is spelled differently in ${own} English.`, '', LIKELY)
      : holds(`The text uses ${own} spelling, such as "${word}".`, word);
  };

const SINGULAR = new Set(['i', 'me', 'my', 'mine', 'myself']);
const PLURAL = new Set(['we', 'us', 'our', 'ours', 'ourselves']);
/** Capitals of numerals and labels: `World War I`, `part I`, `I/O`, `My Account`. */
const NUMERAL =
  /(?:\b(?:war|part|chapter|section|phase|type|class|level|stage|volume|book|act|title|article|appendix|king|queen|pope|elizabeth|charles|james|henry|napoleon|grade|group|table|figure)\s+|[A-Za-z0-9][/.]|[(\[])$/i;

const person =
  (forms: ReadonlySet<string>, name: string): ConceptCheck =>
  ({ text }) => {
    const reading = readText(text);
    const word = reading.words.find(
      ({ form, quoted, start, end, first }) =>
        forms.has(form) && !quoted && !isLabel(text, start, end, first),
    );
    return word
      ? holds(
          `The speaker says "${word.form === 'i' ? 'I' : word.form}".`,
          reading.quote(at(word.sentence)),
        )
      : fails(`The speaker does not say "${name}".`, '', 0.95);
  };

const BEFORE = 14;

const isLabel = (text: string, start: number, end: number, first: boolean): boolean => {
  const raw = text.slice(start, end);
  const before = text.slice(Math.max(0, start - BEFORE), start);
  if (raw === 'US') return true;
  if (/^let['’]s$/i.test(raw)) return true;
  if (raw === 'I' || raw === 'i')
    return (
      NUMERAL.test(before) || /^(?:[.)\]/]\S|[.)](?=\s\p{Lu})|\/)/u.test(text.slice(end, end + 3))
    );
  // A capital inside a sentence names a button or a page.
  return !first && /^(?:My|Our|Me)$/.test(raw) && /^\s\p{Lu}/u.test(text.slice(end, end + 2));
};

/** Words up to which a text is short, and from which it is long. */
const SHORT = 80;
const LONG = 150;
const RAMBLING = 2;

const brevity: ConceptCheck = ({ text }) => {
  const reading = readText(text);
  const { length } = reading.words;
  const filler = reading.sentencesWith('flattery', 'digression').size;
  if (filler >= RAMBLING)
    return fails(
      `${filler} sentences contain filler.`,
      reading.quote(firstOf(reading, 'flattery', 'digression')),
      LIKELY,
    );
  if (length > LONG) return fails(`The text has ${length} words.`);
  return length > SHORT
    ? borderline(`The text has ${length} words.`)
    : holds(`The text has ${length} words.`, '', LIKELY);
};

export const STYLE_CHECKS: Partial<Record<ConceptName, ConceptCheck>> = {
  'simple-language': simpleLanguage,
  jargon: ({ text }) => termsVerdict(unexplainedTerms(text), 'technical term'),
  abbreviation: ({ text }) => termsVerdict(unexplainedAbbreviations(text), 'abbreviation'),
  contraction: ({ text }) => {
    const [first] = contractionsOf(text);
    return first === undefined
      ? fails('The text uses no contractions.', '', 0.95)
      : holds(`The text uses contractions, such as "${first}".`, first, 0.95);
  },
  'british-spelling': spelling('British'),
  'american-spelling': spelling('American'),
  'first-person-singular': person(SINGULAR, 'I'),
  'first-person-plural': person(PLURAL, 'we'),
  brevity,
};
