import { roughStem } from '@touchstone/text';
import { AUXILIARIES, VERBS } from './lexicon/data/verbs';
import { type Statement, statementOf, type Term } from './statement';

/** Words that begin a claim of its own. */
const CONTRASTS = new Set(['but', 'while', 'whereas', 'although', 'though', 'however', 'yet']);
const LINKS = new Set(['and', 'or', 'then', 'so', 'because']);
const RELATIVES = new Set(['which', 'who', 'whose', 'where']);
const PRONOUNS = new Set([
  'it',
  'they',
  'he',
  'she',
  'we',
  'you',
  'i',
  'there',
  'this',
  'these',
  'those',
  'that',
]);
const DETERMINERS = new Set([
  'the',
  'a',
  'an',
  'our',
  'your',
  'their',
  'its',
  'his',
  'her',
  'all',
  'every',
  'each',
  'some',
  'no',
  'both',
]);
const MOST_SUBJECT_TERMS = 4;
const VERB_STEMS: ReadonlySet<string> = new Set(
  VERBS.split(/\s+/).flatMap((verb) =>
    ['', 's', 'ed', 'ing'].map((ending) => roughStem(`${verb}${ending}`)),
  ),
);
const AUXILIARY_WORDS: ReadonlySet<string> = new Set(AUXILIARIES.split(' '));

export const isVerb = ({ key, before }: Term): boolean =>
  VERB_STEMS.has(key) && !DETERMINERS.has(before.at(-1) ?? '');

/** Returns true for a verb, and for any word after an auxiliary. */
export const isPredicate = (term: Term): boolean =>
  term.before.some((word) => AUXILIARY_WORDS.has(word)) || isVerb(term);

/** Terms before the first verb. */
export const subjectOf = (terms: readonly Term[]): readonly Term[] => {
  const verb = terms.findIndex(
    (term, index) => (index > 0 || term.before.length > 0) && isPredicate(term),
  );
  return terms.slice(0, Math.min(verb === -1 ? 1 : verb, MOST_SUBJECT_TERMS));
};

/** Splits a sentence into its clauses, each of which may be a claim of its own. */
export const clausesOf = (statement: Statement): Statement[] => {
  const { terms } = statement;
  const starts = terms.flatMap((_, index) => (begins(terms, index) ? [index] : []));
  if (starts.length === 0) return [statement];
  const bounds = [0, ...starts, terms.length];
  const subject = subjectOf(terms.slice(0, starts[0]));
  return bounds.slice(0, -1).map((from, part) => {
    const own = terms.slice(from, bounds[part + 1]);
    const inherited = part === 0 ? [] : inheritedBy(own, subject, terms.slice(0, from));
    return statementOf(
      {
        ...statement,
        after: part === bounds.length - 2 ? statement.after : [],
      },
      [...inherited, ...own],
    );
  });
};

const begins = (terms: readonly Term[], index: number): boolean => {
  const [term, previous] = [terms[index] as Term, terms[index - 1]];
  if (!previous || term.segment === previous.segment) return false;
  const end = terms.findIndex((each, at) => at > index && each.segment !== term.segment);
  const clause = terms.slice(index, end === -1 ? terms.length : end);
  const verbal = clause.some(isPredicate);
  if (term.before.some((word) => CONTRASTS.has(word))) return clause.length > 1 || verbal;
  const linked = term.before.some((word) => LINKS.has(word) || RELATIVES.has(word));
  const pronoun = term.before.some((word) => PRONOUNS.has(word));
  return (
    verbal && (linked || pronoun) && clause.length > 1 && terms.slice(0, index).some(isPredicate)
  );
};

const inheritedBy = (
  own: readonly Term[],
  subject: readonly Term[],
  earlier: readonly Term[],
): Term[] => {
  const [first] = own;
  if (!first) return [];
  const inherit = (terms: readonly Term[]): Term[] =>
    terms.map((term) => ({ ...term, segment: first.segment, inherited: true }));
  if (first.before.some((word) => RELATIVES.has(word))) return inherit(earlier.slice(-2));
  const continues = isPredicate(first) || first.before.some((word) => PRONOUNS.has(word));
  return continues ? inherit(subject) : [];
};
