import { type Constraint } from '../../constraint';
import { type Examples, examplesOf } from '../examples';
import { exemplified, forbiddenPhrases } from '../exemplified';
import { everydayForm } from '../forms';
import { frameOf, sideAt, skipFillers } from '../frame';
import { isFiller, phraseBook } from '../naming';
import { conceptOf, type Reading } from '../reading';
import { type RuleWord, writtenAs } from '../rule-words';
import { isTail } from '../tails';
import type { Clause } from './parsed-clause';

const SETTLED = phraseBook<Constraint>([
  [
    'any|even|so_that|it_should_be_such_that|make_sure|if| child|layperson|lay_person|beginner|everyone|anyone|everybody|10-year-old|12-year-old|10_year_old|12_year_old|8_year_old|ten-year-old|twelve-year-old|non-expert|non-native_speaker|grandmother|grandma|teenager|average_person|average_customer|people_without_technical_knowledge|people_without_background|year_old|layman|laypeople can|could|must|should|need_to|have_to|will|would be_able_to|easily|| understand|follow|get|read reply|answer|response|it|everything|text|explanation|message|',
    conceptOf('simple-language'),
  ],
  ['get|come|cut straight|right|directly| to point|chase', conceptOf('brevity')],
]);

/** Whole clauses with a fixed meaning. */
export const settled = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  const start = /^\d{1,2}$/.test(words[skipFillers(words, 0)]?.key ?? '')
    ? skipFillers(words, 0) + 1
    : skipFillers(words, 0);
  const match = SETTLED.matches(words, start)[0];
  if (match && isTail(words, match.to)) return { constraint: match.meaning };
  const form = everydayForm(writtenAs(words, reading.sentence));
  return form && { constraint: form };
};

/** Reads a clause without its examples, and adds what they say. */
export const withExamples = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  const examples = examplesOf(words);
  if (!examples) return undefined;
  const clause = reading.clause(examples.words);
  if (clause)
    return { ...clause, constraint: exemplified(clause.constraint, examples, reading.sentence) };
  return listOfWords(examples, reading);
};

/** "Avoid words like X or Y": the examples themselves are forbidden. */
const listOfWords = (examples: Examples, { sentence }: Reading): Clause | undefined => {
  const frame = frameOf(examples.words);
  const items = examples.items.map((item) => (item[0]?.key === 'no' ? item.slice(1) : item));
  const isQuoted =
    items.length > 0 &&
    items.every(([word, ...more]) => word?.is === 'literal' && more.length === 0);
  const negated = examples.items[0]?.[0]?.key === 'no';
  const isLimited = examples.words.some(({ key }) =>
    /^(?:unless|if|when|except|without|until)$/.test(key),
  );
  if (isQuoted && !isLimited && (frame?.forbids || negated))
    return {
      constraint: forbiddenPhrases(
        items,
        sentence,
        (!negated && !isWording(examples.words, frame?.to ?? 0)) || / etc\b/.test(sentence),
      ),
    };
  if (!frame?.forbids || examples.items.length === 0) return undefined;
  const rest = examples.words.slice(frame.to);
  if (!rest.every((word) => isFiller(word) || WORDING.has(word.key))) return undefined;
  return { constraint: forbiddenPhrases(examples.items, sentence, false) };
};

const isWording = (words: readonly RuleWord[], from: number): boolean =>
  words.slice(from).every((word) => isFiller(word) || WORDING.has(word.key));

/** "Do not call people "victims"": the quoted words are forbidden. */
export const namedWords = (
  words: readonly RuleWord[],
  { sentence }: Reading,
): Clause | undefined => {
  const never = words.findIndex(
    ({ key }, at) =>
      at > 1 && /^(?:never|not)$/.test(key) && /^(?:is|are|be)$/.test(words[at - 1]?.key ?? ''),
  );
  const frame = never > 0 ? frameOf(words, never) : frameOf(words);
  const rest = words.slice(frame?.to ?? 0);
  const quoted = rest.filter(({ is }) => is === 'literal');
  if (frame?.forbids && LABELLING.has(rest[0]?.key ?? '') && quoted.length > 0 && rest.length < 14)
    return {
      constraint: forbiddenPhrases(
        (SHORTENING.has(rest[0]?.key ?? '') ? quoted.slice(-1) : quoted).map(inSingular),
        sentence,
        rest.some(({ key }) => key === 'etc'),
      ),
    };
  if (!frame?.forbids || quoted.length === 0) return undefined;
  if (
    !rest.every(
      (word) =>
        word.is !== 'word' ||
        isFiller(word) ||
        WORDING.has(word.key) ||
        /^(?:call|refer|address|label|or|and|as|to|with|by)/.test(word.key) ||
        sideAt([word], 0)?.to === 1,
    )
  )
    return undefined;
  return {
    constraint: forbiddenPhrases(quoted.map(inSingular), sentence, false),
  };
};

/** A name for persons or things, so that it is found in both numbers. */
const inSingular = (word: RuleWord): RuleWord[] => [
  { ...word, text: word.text.includes(' ') ? word.text : word.text.replace(/([^s])s$/, '$1') },
];

/** "Don't shorten "information" to "info"": only the short form is wrong. */
const SHORTENING = new Set(['shorten', 'abbreviate']);

/** Verbs that give a thing a name. */
const LABELLING = new Set(
  'call label describe brand term name shorten abbreviate advertise present portray market hide speak talk refer'.split(
    ' ',
  ),
);

const WORDING = new Set(
  'use say write words word phrases phrase claims claim terms term expressions expression statements statement wording formulations formulation sentences sentence openers opener start starting begin opening using saying things thing like contain include openings lines line text similar comparable other equivalent'.split(
    ' ',
  ),
);
