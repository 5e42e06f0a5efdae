import { type Constraint, type Requirement } from '../constraint';
import { parseDelegation } from '../delegation';
import { TEAM_LABEL, withoutEmphasis } from './asides';
import { clauseOf } from './clauses/clause';
import type { Clause } from './clauses/parsed-clause';
import { requirementOf } from './clauses/plain-clause';
import { isExplanation, isPermission } from './clauses/series';
import { type Reading } from './reading';
import { rephrased } from './rephrased';
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
  const found = ruleSentences(sentence);
  if (!found) return undefined;
  const { written, sentences } = found;
  const reading: Reading = {
    sentence: written,
    formal,
    clause: (words) => clauseOf(words, reading),
    budget: { left: BUDGET },
    known: new Map(),
  };
  if (sentences.slice(1).some(([first]) => first?.key === 'or' || first?.key === 'nor'))
    return undefined;
  const clauses = continued(
    sentences.map((one, index) => ({
      words: one,
      clause:
        index > 0 && (isMerePermission(one) || isRemark(one)) ? undefined : clauseOf(one, reading),
    })),
  );
  const rules = clauses.flatMap(({ clause }) => (clause ? [clause] : []));
  const rest = clauses.filter(({ clause }) => !clause);
  if (
    rules.length === 0 ||
    !rest.every(
      ({ words: one }) =>
        !statesLimit(one) && (isExplanation(one) || isPermission(one) || isRemark(one)),
    )
  )
    return undefined;
  if (rules.some(({ constraint }) => refusesAlways(constraint))) return undefined;
  const requirement = requirementOf(rules);
  return requirement && !contradicts(requirement.constraint) && !refersBack(requirement.constraint)
    ? requirement
    : undefined;
};

/** Splits a rule into sentences; `undefined` for what another check decides or what asks for nothing. */
export const ruleSentences = (
  sentence: string,
): { written: string; sentences: RuleWord[][] } | undefined => {
  if (parseDelegation(sentence)) return undefined;
  const written = plain(sentence);
  const words = ruleWords(written);
  return words.length === 0 ||
    words.length > MOST_WORDS ||
    addressesChecker(written) ||
    OPTIONAL.test(written)
    ? undefined
    : { written, sentences: sentencesOf(words) };
};

/** "Estimates that are labelled as such are fine." asks for nothing. */
const isMerePermission = (words: readonly RuleWord[]): boolean =>
  isPermission(words) &&
  !words.some(({ key }) =>
    /^(?:if|unless|only|when|except|but|provided|after|until|must|should)$/.test(key),
  );

/**
 * "It's always "up to".", "That decision sits with the bank.", "In all other chats leave it out.":
 * about the rule before it.
 */
const isRemark = (words: readonly RuleWord[]): boolean => {
  const keys = words.map(({ key }) => key);
  if (/^(?:in|for|on) (?:all|any|every) other /.test(keys.join(' '))) return true;
  return (
    ((keys[0] === 'it' && keys[1] === 'is') ||
      (/^(?:that|this)$/.test(keys[0] ?? '') &&
        keys.slice(1, 4).some((key) => /^(?:is|was|[a-z]{2,}[^su]s)$/.test(key)))) &&
    !keys.some((key) => DEMANDING.test(key))
  );
};

/** "Five is the absolute maximum" is no remark. */
const statesLimit = (words: readonly RuleWord[]): boolean =>
  words.some(({ key }) => /^(?:maximum|minimum|limit|ceiling|cap)$/.test(key));

const DEMANDING =
  /^(?:not|never|no|forbidden|prohibited|banned|required|mandatory|important|essential|vital|must|allowed|should|has|needs|means|goes|applies|includes)$/;

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
  rephrased(withoutEmphasis(sentence.trim()))
    .replaceAll(/\p{L}{3,20}/gu, respelled)
    .replaceAll(
      /\b(?:an? )?(?:\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve)[- ]year[- ]olds?\b/gi,
      'a child',
    )
    .replaceAll(/\b(?:kind|sort|type|form)s? of (?=[a-z])/gi, '')
    .replace(TEAM_LABEL, '')
    .replaceAll(/, ([^,.;]{2,40}),? or both(?=[.;!?,]|$)/gi, ' or $1')
    .replaceAll(/,? or both(?=[.;!?,]|$)/gi, '')
    .replaceAll(/\b(\d{1,4} (?:words|sentences|characters|lines)) or so\b/gi, 'about $1')
    .replaceAll(/\.\s{1,3}\(/g, ' (')
    .replaceAll(/\be\.\s?g\b\.?,?/gi, 'e.g')
    .replaceAll(/\bi\.\s?e\b\.?,?/gi, 'i.e')
    .replaceAll(/\b(etc|vs|incl|approx|max|min|no)\.(?=[\s,)])/gi, '$1')
    .replaceAll(/,?\s?(?:\.\.\.|…)/g, ' etc')
    .replaceAll(
      /,? (?:(?:and|or) so (?:on|forth)|(?:and|or) the like|(?:and|or) (?:anything|something|things|stuff|similar)(?: (?:else|like that|like this|similar|to (?:that|the same|this) effect|in (?:that|the same|this) vein|of the (?:sort|kind)|of that (?:sort|kind)|along those lines|comparable|phrases?|words?|expressions?|things?|wordings?))?)(?=[\s,.;!?)]*$|[.;!?)])/gi,
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
