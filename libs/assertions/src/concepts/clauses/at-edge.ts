import type { Constraint } from '../../constraint';
import type { ConceptName } from '../concept';
import { frameOf } from '../frame';
import { phraseBook } from '../naming';
import { readSingle } from '../predicate';
import { conceptOf, type Reading } from '../reading';
import { type RuleWord } from '../rule-words';
import { isListed, subjectOf } from '../subjects';
import { traitsOf } from '../traits';
import type { Clause } from './parsed-clause';
import { frameFor } from './passive';

const TEXTS = 'reply|answer|message|response|email|chat|conversation|text|letter|mail|post|';

const EDGES = phraseBook<'start' | 'end'>([
  [
    `end|close|finish|conclude|wrap_up|sign_off|round_off|ends|closing|ending ${TEXTS} with|by|on`,
    'end',
  ],
  [`start|begin|open|starts|opening ${TEXTS} with|by`, 'start'],
]);

/** "a friendly sentence", "a few encouraging words": the adjective counts. */
const withoutNoun = (words: readonly RuleWord[]): readonly RuleWord[] =>
  words
    .filter(({ key }) => !/^(?:a|an|the|few|some|with|one|short|brief|two|of)$/.test(key))
    .filter(
      ({ key }, at, all) =>
        at < all.length - 1 ||
        !/^(?:words?|sentences?|lines?|note|message|phrases?|remarks?|statements?|tone|touch|comment)$/.test(
          key,
        ),
    );

/** Nouns that no words of the rule describe. */
const UNNAMED =
  /^(?:direct |short |clear |brief |quick |actual |most |main |key |very )*(?:answer|answers|response|result|solution|conclusion|point|important|thing|part|what|question|fact|facts|good|bad|positive|something|words?|sentence|paragraph|line|letter|capital|emoji|that|how|by|list|heading|title)\b/;

/** "Start with the flight number": the edge mentions it. */
const namedThing = (words: readonly RuleWord[], { sentence }: Reading): Constraint | undefined => {
  const subject = words.length < 8 ? subjectOf(words, sentence) : undefined;
  return subject === undefined ||
    UNNAMED.test(subject) ||
    isListed(words) ||
    words.some(({ is }) => is !== 'word')
    ? undefined
    : conceptOf('mention', subject);
};

/** "Finish with a few encouraging words", "End by asking if there is anything else". */
export const atEdge = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  const frame = frameOf(words);
  if (!frame || frame.forbids || frame.only || frame.permits || frame.side === 'input')
    return undefined;
  const place = EDGES.matches(words, frame.to)[0];
  const rest = place && words.slice(place.to);
  if (!place || !rest || rest.length === 0) return undefined;
  const found =
    readSingle(rest, frameFor(false, true), reading) ??
    traitsOf(withoutNoun(rest)) ??
    namedThing(rest, reading);
  if (found?.kind !== 'concept') return undefined;
  const { name, subject } = found.concept;
  const constraint = conceptOf(name, subject);
  return constraint.kind === 'concept'
    ? {
        constraint: { kind: 'edge', edge: place.meaning, concept: constraint.concept },
        ...(frame.side && { side: frame.side }),
      }
    : undefined;
};

/** Content that can stand anywhere, so that its place is part of the rule. */
const PLACED = new Set<ConceptName>([
  'offer-of-help',
  'mention',
  'price',
  'source',
  'disclaimer',
  'referral',
]);

/** "End with an offer of help": the place is part of the rule. */
export const offeredAtEnd = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  const found = words.length < 25 ? atEdge(words, reading) : undefined;
  return found?.constraint.kind === 'edge' &&
    PLACED.has(found.constraint.concept?.name ?? 'closing')
    ? found
    : undefined;
};
