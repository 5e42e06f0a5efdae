import { parseStatements, type Statement } from '../statement';
import { conflictsOf } from './index';

const only = (text: string): Statement => {
  const [statement] = parseStatements(text);
  if (!statement) throw new Error('no statement');
  return statement;
};
const kindsOf = (claim: string, given: string): string[] =>
  conflictsOf(only(claim), only(given)).map(({ kind }) => kind);

describe('conflictsOf', () => {
  it.each([
    ['number', 'The plan allows 6 users.', 'The plan allows 5 users.'],
    ['number', 'It has unlimited users.', 'It has 5 users.'],
    ['number', 'We open at 8 am.', 'The shop opens at 9 am.'],
    ['number', 'Start with three cards and five coins.', 'Start with five cards and three coins.'],
    ['unit', 'It costs 20 euros.', 'It costs 20 dollars.'],
    ['name', 'The works were bought by Quantis.', 'The works were bought by Halden.'],
    ['word', 'The capital of France is Lyon.', 'Paris is the capital of France.'],
    ['replacement', 'The family ticket is sold out.', 'The day ticket is sold out.'],
    ['negation', 'Smoking is allowed here.', 'Smoking is not allowed here.'],
    ['opposite', 'Revenue fell by 8 %.', 'Revenue grew by 8 %.'],
    ['opposite', 'Pay 30 days before the invoice.', 'Pay 30 days after the invoice.'],
    ['opposite', 'Hedges are at least 2 metres high.', 'Hedges are up to 2 metres high.'],
    ['role', 'Tom beat Anna.', 'Anna beat Tom.'],
    ['role', 'Rivet bought Quantis in 2023.', 'Rivet was bought by Quantis in 2023.'],
    ['role', 'He moved from Oslo to Graz.', 'He moved from Graz to Oslo.'],
    [
      'association',
      'The firm is in Bergen.',
      'The school is in Bergen, and the firm pays the fare.',
    ],
    ['comparison', 'Tea is dearer than coffee.', 'Tea is cheaper than coffee.'],
    ['quantifier', 'All teachers are natives.', 'Most teachers are natives.'],
    ['modality', 'The pill will cause dizziness.', 'The pill may cause dizziness.'],
    ['tense', 'The bridge was opened in May.', 'The bridge will be opened in May.'],
  ])('finds another %s: %s', (kind, claim, given) => {
    expect(kindsOf(claim, given)).toContain(kind);
  });

  it.each([
    ['a synonym', 'Revenue grew 8 %.', 'Revenue rose by 8 %.'],
    ['an opposite that is negated', 'Smoking is not allowed.', 'Smoking is forbidden.'],
    [
      'an opposite with exchanged roles',
      'Anna lost the final to Tom.',
      'Tom won the final against Anna.',
    ],
    ['the passive', 'Quantis bought Rivet.', 'Rivet was bought by Quantis.'],
    [
      'the reverse of a comparison',
      'Mercury is smaller than Ganymede.',
      'Ganymede is larger than Mercury.',
    ],
    ['another unit', 'You have two weeks to report it.', 'Report it within 14 days.'],
    [
      'a day of a range',
      'The shop is open on Tuesdays.',
      'The shop is open from Monday to Friday.',
    ],
    ['a case of a rule', 'A child of 12 swims free.', 'A child under 14 swims free.'],
  ])('accepts %s', (_title, claim, given) => {
    expect(kindsOf(claim, given)).toEqual([]);
  });
});
