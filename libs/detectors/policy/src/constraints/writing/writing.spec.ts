import type { Constraint } from '@touchstone/assertions';
import type { Holds } from '../assessment';
import { checkWriting } from '.';

type Writing = Extract<Constraint, { kind: 'writing' }>;

const holds = (manner: Writing['manner'], text: string, value?: string): Holds =>
  checkWriting({ kind: 'writing', manner, ...(value !== undefined && { value }) }, text).holds;

describe('manners of writing', () => {
  it.each<[Writing['manner'], string | undefined, string, string]>([
    [
      'sentence-capitals',
      undefined,
      'See app.example.com first. Then ask us, e.g. by mail.',
      'It is open. come in.',
    ],
    [
      'varied-openings',
      undefined,
      'We pack it. Then we post it. We promise.',
      'We pack it. We post it.',
    ],
    ['no-doubled-words', undefined, 'He had had enough of that.', 'Bring the the form.'],
    [
      'no-repeated-sentences',
      undefined,
      'Call us. Write to us.',
      'Please call us. It is late. Please call us!',
    ],
    ['spelling', 'eKart', 'Ask eKart at ekart.example.', 'Ask Ekart today.'],
    ['no-abbreviations', undefined, 'Bring food, for example bread.', 'Bring food, e.g. bread.'],
    ['digits', undefined, 'One of us has 3 keys.', 'There are three keys.'],
    ['number-words', '9', 'Take two pills at 8 am on 3 May in room 4.', 'Take 2 pills a day.'],
    [
      'grouped-thousands',
      ',',
      'In 2024 we sold 12,500 pieces of order 123456.',
      'We sold 12500 pieces.',
    ],
    ['unit-space', undefined, 'It weighs 5 kg.', 'It weighs 5kg.'],
    ['no-unit', 'miles', 'It is 3 km away, said Miles.', 'It is 3 miles away.'],
    ['weekday-dates', undefined, 'Come on Friday, 3 May.', 'Come on 3 May.'],
    ['country-code', undefined, 'Call +49 30 123456.', 'Call 030 123 4567.'],
    ['bold-figures', 'date', 'Pay by **3 May**.', 'Pay by 3 May, **please**.'],
    ['https', undefined, 'See https://a.example.', 'See http://a.example.'],
    [
      'cited-sentences',
      undefined,
      'Tea has caffeine [1]. Milk has none [2].',
      'Tea has caffeine [1]. Milk has none at all.',
    ],
    [
      'own-lines',
      undefined,
      'Open the lid.\nFill in water.',
      'Open the lid. Fill in water. Then close it.',
    ],
    [
      'signed-name',
      undefined,
      'It is done.\n\nBest wishes,\nOlga',
      'It is done.\n\nBest wishes,\nYour support team',
    ],
    ['name-first', undefined, 'Olga, it is done.', 'Hello Olga, it is done.'],
    ['no-final-stop', undefined, 'It is done', 'It is done.'],
    ['json-type', 'n: number', '{"n": 3}', '{"n": "3"}'],
    ['json-type', 'array of string <= 2', '["a", "b"]', '["a", "b", "c"]'],
  ])('%s %s: keeps and breaks', (manner, value, good, bad) => {
    expect([holds(manner, good, value), holds(manner, bad, value)]).toEqual([true, false]);
  });

  it('keeps one language', () => {
    const german = 'Wir freuen uns sehr auf Ihren Besuch am kommenden Wochenende.';
    expect(holds('one-language', `${german} Your room is ready from three in the afternoon.`)).toBe(
      false,
    );
    expect(holds('one-language', german)).toBe(true);
  });

  it('leaves open which dates must be bold if the text names none in figures', () => {
    expect(holds('bold-figures', 'Pay soon.', 'date')).toBe('unknown');
  });

  it('stays linear on hostile texts', () => {
    const hostile = [
      '1'.repeat(50_000),
      'a '.repeat(25_000),
      '**'.repeat(25_000),
      '\n'.repeat(50_000),
      '+4 '.repeat(20_000),
    ];
    const manners: [Writing['manner'], string?][] = [
      ['sentence-capitals'], ['varied-openings'], ['no-doubled-words'], ['spelling', 'a'], ['digits'], ['number-words', '9'],
      ['grouped-thousands', ','], ['unit-space'], ['no-unit', 'miles'], ['weekday-dates'], ['country-code'],
      ['bold-figures', 'date'], ['https'], ['own-lines'], ['signed-name'], ['name-first'],
    ]; // prettier-ignore
    for (const text of hostile)
      for (const [manner, value] of manners) expect(holds(manner, text, value)).toBeDefined();
  });
});
