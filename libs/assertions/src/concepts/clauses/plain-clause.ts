import { allOf, type Constraint, type Requirement } from '../../constraint';
import { hasSubject, readPredicates, redirected } from '../coordination';
import { isMisread, maybeFormal } from '../formal';
import { everydayForm } from '../forms';
import { type Frame, frameOf, skipFillers } from '../frame';
import { ACTS, USER_ACTS } from '../namings';
import { readSingle } from '../predicate';
import { conceptOf, negated, type Reading, recalled } from '../reading';
import { type RuleWord, writtenAs } from '../rule-words';
import { isTail, tailStart } from '../tails';
import { actOfUser } from '../user-acts';
import type { Clause } from './parsed-clause';
import { mentionOf, passive } from './passive';

export const requirementOf = (clauses: readonly Clause[]): Requirement | undefined => {
  const sides = new Set(clauses.map(({ side }) => side ?? 'any').filter((side) => side !== 'any'));
  if (sides.size > 1) return undefined;
  const [side = 'any'] = sides;
  return {
    side,
    ...(side === 'any' && { commands: true }),
    constraint: allOf(redirected(clauses.map(({ constraint }) => constraint))),
  };
};

export const plainClause = (words: readonly RuleWord[], reading: Reading): Clause | undefined =>
  recalled(
    'plain',
    words,
    reading,
    () =>
      (isNounWithDemand(words) ? passive(words, reading) : undefined) ??
      framed(words, reading) ??
      passive(words, reading) ??
      whole(words, reading),
  );

/** "Exclamation marks and emojis must not appear": the demand follows the whole list. */
const isNounWithDemand = (words: readonly RuleWord[]): boolean =>
  words.some(
    ({ key }, at) =>
      at > 1 &&
      /^(?:not|never)$/.test(key) &&
      /^(?:must|should|may|can|are|is)$/.test(words[at - 1]?.key ?? ''),
  ) &&
  words.some(({ key }) => /^(?:and|or|,)$/.test(key)) &&
  frameOf(words)?.to === 0 &&
  ACTS.matches(words, skipFillers(words, 0)).length === 0;

/** A sentence of the closed grammar, or an everyday form of one. */
const whole = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  if (words.length > 40 || !maybeFormal(words) || isMisread(words)) return undefined;
  const text = writtenAs(words.slice(0, tailStart(words, 1)), reading.sentence);
  const constraint = everydayForm(text);
  if (constraint) return { constraint };
  const requirement = reading.formal(text);
  return requirement && { constraint: requirement.constraint, side: requirement.side };
};

const framed = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  const frame = frameOf(words);
  if (!frame || frame.to >= words.length) return undefined;
  if (isParticiple(words, frame)) return undefined;
  if (frame.permits && !frame.forbids && !frame.only) return undefined;
  if (frame.side === 'input' && !frame.asksForVerb && !frame.forbids) return undefined;
  const deed =
    frame.side === 'input'
      ? USER_ACTS.matches(words, frame.to).find(({ to }) => isTail(words, to))
      : undefined;
  if (deed) {
    const constraint = conceptOf(deed.meaning.name);
    return { constraint: frame.forbids ? negated(constraint) : constraint, side: 'input' };
  }
  if (
    frame.side === 'input' &&
    /^(?:be|is|are|been)$/.test(words[frame.to]?.key ?? '') &&
    frame.to > 1 &&
    passive(words, reading)
  )
    return undefined;
  const rest = words.slice(frame.to);
  if (frame.side === 'input' && isUndergoing(words, frame.to)) return undefined;
  if (frame.side === 'input') return byInput(rest, frame.forbids, reading);
  if (frame.forbids && rest.some(({ key }) => key === 'both')) return undefined;
  const constraint = frame.only
    ? onlyOf(rest, frame, reading)
    : (readPredicates(rest, frame, reading) ??
      (frame.forbids && !frame.asksForVerb
        ? readPredicates(activeNoun(rest), frame, reading)
        : undefined));
  if (!constraint && frame.forbids && AWAY.test(wordsOf(words.slice(0, frame.to + 1)))) {
    const avoided = mentionOf(rest, true, reading);
    return avoided && { constraint: avoided, ...(frame.side && { side: frame.side }) };
  }
  if (constraint && frame.to === 0 && isBareNoun(words, constraint)) return undefined;
  return constraint && { constraint, ...(frame.side && { side: frame.side }) };
};

/** "Estimated readings …", "Threatening to … is …": no imperative begins so. */
const isParticiple = (words: readonly RuleWord[], { to, side, forbids, only }: Frame): boolean =>
  side === undefined &&
  !forbids &&
  !only &&
  /^[a-z]{3,}(?:ed|ing)$/.test(words[to]?.key ?? '') &&
  !/^(?:need|feed|speed|proceed|succeed|exceed|embed|bring|sing|greeting|closing|opening|formatting|wording|spelling|meaning|being|ending|greetings|something|anything|nothing|everything|pricing|booking|reading|heading|warning|rating|wedding|using)$/.test(
    words[to]?.key ?? '',
  ) &&
  words
    .slice(to + 1)
    .some(({ key }) => /^(?:is|are|be|must|should|may|can|have|has|will)$/.test(key));

const wordsOf = (words: readonly RuleWord[]): string => words.map(({ key }) => key).join(' ');

/** "Steer clear of politics": any noun is a topic. */
const AWAY =
  /\b(?:steer clear of|stay away from|keep away from|shy away from|stay clear of|keep clear of|say nothing) \S+$|\bnothing (?:about|on)$/;

/** "Guests must never be told …": the user is no author. */
const isUndergoing = (words: readonly RuleWord[], at: number): boolean =>
  words[at]?.key === 'be' &&
  /^(?:told|made|sent|given|shown|asked|left|kept|.{2,}ed)$/.test(words[at + 1]?.key ?? '');

/** Reads a demand on the user's message. */
const byInput = (
  words: readonly RuleWord[],
  forbids: boolean,
  reading: Reading,
): Clause | undefined => {
  const constraint = actOfUser(words, reading);
  return constraint && { constraint: forbids ? negated(constraint) : constraint, side: 'input' };
};

/**
 * A noun phrase alone asks for a manner or a form ("formal tone"), but not for something about a
 * subject.
 */
const isBareNoun = (words: readonly RuleWord[], constraint: Constraint): boolean =>
  hasSubject(
    constraint.kind === 'all' || constraint.kind === 'some' ? constraint.parts[0] : constraint,
  ) && ACTS.matches(words, skipFillers(words, 0)).length === 0;

const RESTRICTED = new Set([
  'recommendation',
  'request',
  'referral',
  'approval',
  'comparison',
  'opinion',
  'prediction',
  'praise',
]);

/** "no opinions … are given", "no refunds may be promised": the verb comes first. */
const activeNoun = (words: readonly RuleWord[]): readonly RuleWord[] => {
  const at = words.findIndex(
    ({ key }, index) => index > 0 && /^(?:is|are|be|may|can|must|should|will)$/.test(key),
  );
  if (at < 1) return words;
  let verb = at;
  while (/^(?:is|are|be|may|can|must|should|will|ever)$/.test(words[verb]?.key ?? '')) verb++;
  const participle = words[verb];
  if (!participle || !/(?:ed|en|n|t|de|ld|nt)$/.test(participle.key)) return words;
  const rest = words.slice(verb + 1);
  return [participle, ...words.slice(0, at), ...rest];
};

/** Reads "may only recommend X": if the text recommends anything, it must be X. */
const onlyOf = (
  words: readonly RuleWord[],
  frame: Frame,
  reading: Reading,
): Constraint | undefined => {
  if (frame.forbids) return undefined;
  const exact = everydayForm(`only ${writtenAs(words, reading.sentence)}`);
  if (exact) return exact;
  const part = readSingle(words, frame, reading);
  if (
    part?.kind !== 'concept' ||
    part.concept.subject === undefined ||
    !RESTRICTED.has(part.concept.name) ||
    (part.concept.name === 'referral' && words[1]?.key === 'to')
  )
    return undefined;
  return {
    kind: 'when',
    condition: { on: 'text', constraint: conceptOf(part.concept.name) },
    part,
  };
};
