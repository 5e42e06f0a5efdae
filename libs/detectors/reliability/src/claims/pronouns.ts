import { subjectOf } from './clauses';
import { type Statement, statementOf, type Term } from './statement';

const PERSONS = new Set(['he', 'she', 'his', 'her', 'him']);
const THINGS = new Set(['it', 'its', 'they', 'their', 'this', 'these', 'both']);
const MOST_TERMS = 3;

const isPronoun = (word: string): boolean => PERSONS.has(word) || THINGS.has(word);

/**
 * Adds to each statement with a pronoun the subject of the one before it, so that it
 * can be compared by itself.
 */
export const withSubjects = (statements: readonly Statement[]): Statement[] => {
  let subject: readonly Term[] = [];
  let person: readonly Term[] = [];
  return statements.map((statement) => {
    const { terms } = statement;
    const [first] = terms;
    if (!first) return statement;
    const own = first.before.find(isPronoun);
    const pronoun = own ?? (mentions(statement) ? 'it' : undefined);
    const antecedent =
      pronoun === undefined ? [] : PERSONS.has(pronoun) && person.length > 0 ? person : subject;
    if (own === undefined) {
      subject = subjectOf(terms).slice(0, MOST_TERMS);
      const names = namesIn(terms);
      if (names.length > 0) person = names;
    }
    return antecedent.length === 0
      ? statement
      : statementOf(statement, [
          ...antecedent
            .filter(({ key }) => !statement.keys.has(key))
            .map((term) => ({ ...term, segment: first.segment, inherited: true })),
          ...terms,
        ]);
  });
};

/** Returns true if an object of the statement is a pronoun. */
const mentions = ({ terms, after }: Statement): boolean =>
  terms.some(({ before }, index) => index > 0 && hasObject(before)) || hasObject(after);

const hasObject = (words: readonly string[]): boolean =>
  words.length > 0 && (words.includes('it') || words.includes('them'));

/** The first names of a statement that stand together. */
const namesIn = (terms: readonly Term[]): Term[] => {
  const first = terms.findIndex(({ kind }) => kind === 'name');
  if (first === -1) return [];
  const end = terms.findIndex(({ kind }, index) => index > first && kind !== 'name');
  return terms.slice(first, end === -1 ? undefined : end).slice(0, MOST_TERMS);
};
