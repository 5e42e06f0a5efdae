import { type Constraint, type Requirement } from '../constraint';
import { parseDelegation } from '../delegation';
import { TEAM_LABEL, withoutEmphasis } from './asides';
import { clauseOf } from './clauses/clause';
import type { Clause } from './clauses/parsed-clause';
import { requirementOf } from './clauses/plain-clause';
import { isExplanation, isPermission } from './clauses/series';
import { type Reading } from './reading';
import { respelled, type RuleWord, ruleWords } from './rule-words';
import { isPronoun } from './subjects';

/** Predicates that are tried for one sentence: bounds the time for hostile input. */
const BUDGET = 70;

const MOST_WORDS = 130;

/**
 * Parses an everyday rule into a requirement: concepts, formal parts and conditions. Returns
 * `undefined` when any word that matters is not understood.
 * @param formal parses a sentence of the closed grammar
 */
export const parseConceptRule = (
  sentence: string,
  formal: Reading['formal'],
): Requirement | undefined => {
  if (parseDelegation(sentence)) return undefined;
  const written = plain(sentence);
  const words = ruleWords(written);
  if (
    words.length === 0 ||
    words.length > MOST_WORDS ||
    addressesChecker(written) ||
    OPTIONAL.test(written)
  )
    return undefined;
  const reading: Reading = {
    sentence: written,
    formal,
    clause: (words) => clauseOf(words, reading),
    budget: { left: BUDGET },
    known: new Map(),
  };
  const sentences = sentencesOf(words);
  if (sentences.slice(1).some(([first]) => first?.key === 'or' || first?.key === 'nor'))
    return undefined;
  const clauses = continued(
    sentences.map((one) => ({ words: one, clause: clauseOf(one, reading) })),
  );
  const rules = clauses.flatMap(({ clause }) => (clause ? [clause] : []));
  const rest = clauses.filter(({ clause }) => !clause);
  if (
    rules.length === 0 ||
    !rest.every((one) => isExplanation(one.words) || isPermission(one.words))
  )
    return undefined;
  if (rules.some(({ constraint }) => refusesAlways(constraint))) return undefined;
  const requirement = requirementOf(rules);
  return requirement && !contradicts(requirement.constraint) && !refersBack(requirement.constraint)
    ? requirement
    : undefined;
};

interface Sentence {
  words: RuleWord[];
  clause: Clause | undefined;
}

/** "If a guest is ill, … . Refer them to the doctor instead.": the condition holds on. */
const continued = (sentences: Sentence[]): Sentence[] =>
  sentences.map((sentence, index) => {
    const before = sentences[index - 1]?.clause?.constraint;
    const { clause, words } = sentence;
    const goesOn = words.some(({ key }) => ['them', 'they', 'instead', 'then'].includes(key));
    if (
      before?.kind !== 'when' ||
      clause?.constraint.kind !== 'concept' ||
      !(goesOn || clause.constraint.concept.name === 'referral')
    )
      return sentence;
    return {
      words,
      clause: { ...clause, constraint: { ...before, part: clause.constraint } },
    };
  });

/** A rule that asks to refuse without saying what has lost its condition. */
const refusesAlways = (constraint: Constraint): boolean =>
  constraint.kind === 'all'
    ? constraint.parts.some(refusesAlways)
    : constraint.kind === 'concept' && constraint.concept.name === 'refusal';

/** Checks for a subject that only points to something else. */
const refersBack = (constraint: Constraint): boolean => {
  switch (constraint.kind) {
    case 'concept':
      return isPronoun(constraint.concept.subject ?? '');
    case 'not':
    case 'each-sentence':
    case 'breach':
      return refersBack(constraint.part);
    case 'when':
      return refersBack(constraint.condition.constraint) || refersBack(constraint.part);
    case 'all':
    case 'some':
      return constraint.parts.some(refersBack);
    default:
      return false;
  }
};

/** A reading that asks for something and forbids it has missed what sets the two apart. */
const contradicts = (constraint: Constraint): boolean => {
  if (constraint.kind !== 'all') return false;
  const named = constraint.parts.map((part) => JSON.stringify(part));
  return constraint.parts.some(
    (part) =>
      part.kind === 'not' &&
      part.part.kind === 'concept' &&
      named.includes(JSON.stringify(part.part)),
  );
};

/** Orders to the checker are no rules for a text. */
const CHECKER =
  /\b(?:complies|violates?|compliant|verdict|the (?:judge|checker|evaluator)|(?:ignore|disregard|forget|override) (?:all |any |the |your |these |those |every )?(?:rules?|assertions?|previous|above|other|prior))\b/i;

/** Wording of the optional, which asks for nothing. */
const OPTIONAL =
  /\b(?:(?:do|does) not|don't|doesn't|dont|doesnt) (?:have|need) to\b|\bneed not\b|\bneedn't\b|\bnot (?:required|obliged|necessary|mandatory|forced) to\b|\bis optional\b|\bare optional\b/i;

const addressesChecker = (sentence: string): boolean =>
  CHECKER.test(sentence) && !/\b(?:requests?|asks?|attempts?) to\b/i.test(sentence);

export const plain = (sentence: string): string =>
  withoutEmphasis(sentence.trim())
    .replaceAll(/\p{L}{3,20}/gu, respelled)
    .replaceAll(
      /\b(?:an? )?(?:\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve)[- ]year[- ]olds?\b/gi,
      'a child',
    )
    .replaceAll(/\b(?:kind|sort|type|form)s? of (?=[a-z])/gi, '')
    .replace(TEAM_LABEL, '')
    .replaceAll(/\.\s{1,3}\(/g, ' (')
    .replaceAll(/\be\.\s?g\b\.?,?/gi, 'e.g')
    .replaceAll(/\bi\.\s?e\b\.?,?/gi, 'i.e')
    .replaceAll(/\b(etc|vs|incl|approx|max|min|no)\.(?=[\s,)])/gi, '$1')
    .replaceAll(/,?\s?(?:\.\.\.|…)/g, ' etc')
    .replaceAll(
      /,? (?:(?:and|or) so (?:on|forth)|(?:and|or) the like|(?:and|or) (?:anything|something|things|stuff|similar)(?: (?:else|like that|like this|similar|of the (?:sort|kind)|of that (?:sort|kind)|along those lines|comparable|phrases?|words?|expressions?|things?|wordings?))?)(?=[\s,.;!?)]*$|[.;!?)])/gi,
      ' etc',
    )
    .replaceAll(/\bwrite (abbreviations?|acronyms?) out(?: in full)?\b/gi, 'spell out $1')
    .replaceAll(/ ?(?:→|->|=>) ?/g, ': ')
    .replaceAll(
      /\b(jargon|terms?|terminology|abbreviations?|acronyms?)\b([^.;]{0,100}?),? (?:or|unless|without|but) (?:you |it |the bot )?(?:explain|explaining|define|defining|spell|first explain)[^.;]{0,80}/gi,
      (_all, noun: string, between: string) =>
        noun + between.replaceAll(/\s?\([^()]{0,100}\)/g, ''),
    )
    .replaceAll(/\bsay so(?:,? (?:and|but)|,) (?=\p{L})/giu, '')
    .replaceAll(/\s\((?=(?:or|and) )[^()]{1,60}\)/gi, '')
    .replaceAll(
      /(?<=\b(?:no|any|avoid|use|using|of|without|and|or|contain) )[\p{L}-]{2,20} (?=jargon\b)/giu,
      '',
    )
    .replaceAll(/\s{1,200}/g, ' ');

const STOPS = new Set(['.', '!', '?', ';']);

/** Splits at full stops and semicolons. */
const sentencesOf = (words: readonly RuleWord[]): RuleWord[][] => {
  const sentences: RuleWord[][] = [[]];
  for (const word of words) {
    if (word.is === 'mark' && STOPS.has(word.key)) sentences.push([]);
    else sentences.at(-1)?.push(word);
  }
  return sentences.filter((one) => one.some(({ is }) => is !== 'mark'));
};
