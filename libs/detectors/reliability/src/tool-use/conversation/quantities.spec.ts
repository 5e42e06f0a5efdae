import { quantitiesIn, tokensOf } from '.';

const found = (text: string): unknown[] =>
  quantitiesIn(tokensOf(text), text).map(({ values, units }) => [values[0], units[0]?.name]);

describe('quantities of a text', () => {
  it.each<[string, number, string | undefined]>([
    ['one hundred and forty euros', 140, 'eur'],
    ['twenty-five thousand', 25_000, undefined],
    ['$12.50', 12.5, 'usd'],
    ['1.240 kroner', 1.24, 'nok'],
    ['5°C', 5, 'celsius'],
    ['68 degrees Fahrenheit', 68, 'fahrenheit'],
    ['two and a half hours', 2.5, 'hours'],
    ['three quarters of an hour', 0.75, 'hours'],
    ['half a dozen', 6, undefined],
    ['20k', 20_000, undefined],
    ['3kg', 3, 'kilograms'],
    ['three point two tonnes', 3.2, 'tonnes'],
    ['2 and three quarter hours', 2.75, 'hours'],
    ['half a mile', 0.5, 'miles'],
    ['102.2 F', 102.2, 'fahrenheit'],
    ['a fortnight', 1, 'fortnights'],
  ])('reads %j', (text, value, unit) => {
    expect(found(text)).toContainEqual([value, unit]);
  });

  it('adds up parts of one quantity', () => {
    expect(found('an hour and twenty')).toContainEqual([80 / 60, 'hours']);
    expect(found('2 hours 30 minutes')).toContainEqual([2.5, 'hours']);
  });

  it('reads digits with a comma as one number or several', () => {
    const [quantity] = quantitiesIn(tokensOf('A(3,4)'), 'A(3,4)');
    expect(quantity?.values).toEqual([3.4, 3, 4]);
  });

  it('marks digits of a name', () => {
    expect(quantitiesIn(tokensOf('E-2291'), 'E-2291')).toMatchObject([{ inName: true }]);
  });
});
