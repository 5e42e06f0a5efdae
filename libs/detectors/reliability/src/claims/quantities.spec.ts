import { areEqual } from './quantities';
import { parseStatements, type Term } from './statement';

const valueIn = (text: string): NonNullable<Term['quantity']> => {
  const [term] = parseStatements(text).flatMap(({ terms }) =>
    terms.filter(({ quantity }) => quantity !== undefined),
  );
  if (!term?.quantity) throw new Error('no value');
  return term.quantity;
};

describe('quantityOf', () => {
  it.each([
    ['within 14 days', 'for two weeks'],
    ['for 12 months', 'for a year'],
    ['$20', '20 dollars'],
    ['at 9 am', 'at nine in the morning'],
    ['at 5 pm', 'at 17:00'],
    ['half an hour', '30 minutes'],
    ['5 miles', '8.05 km'],
    ['a quarter of the price', '25 % of the price'],
    ['3.5 kg', '3,500 grams'],
  ])('reads %s as %s', (one, other) => {
    expect(areEqual(valueIn(one), valueIn(other))).toBe(true);
  });

  it.each([
    ['20 euros', '20 dollars'],
    ['5 hours', '5 days'],
    ['at 8 am', 'at 8 pm'],
    ['99 days', '100 days'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(areEqual(valueIn(one), valueIn(other))).toBe(false);
  });
});
