import { compare } from './compare';
import { buildIndex } from './context-index';
import { explain } from './explain';
import { parseStatements } from './statement';

const INDEX = buildIndex(
  parseStatements(
    'The library lends 4,500 books. It opens at nine, and the baker Ann Weaver leads it.',
  ),
);
const explained = (claim: string): string[] =>
  parseStatements(claim).map((statement) => explain(compare(statement, INDEX)));

describe('explain', () => {
  it.each([
    [
      'a contradiction, without repeating its number',
      'The library lends 6,200 books.',
      'it says "6,200" where the context says "4,500"',
    ],
    [
      'one missing number in the singular',
      'Visitors pay 12 coins.',
      'the number "12" is not in the context',
    ],
    [
      'several missing names in the plural',
      'Later came Tom Potter.',
      'the names "Tom" and "Potter" are not in the context',
    ],
    [
      'missing words if there is no other evidence',
      'A cafeteria serves coffee.',
      'the words "cafeteria", "serves" and "coffee" are not in the context',
    ],
  ])('names %s', (_title, claim, clause) => {
    expect(explained(claim)).toEqual([clause]);
  });
});
