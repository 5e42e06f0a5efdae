import { aTool, examineCall } from '../tool-use.fixture';

const text = { type: 'string' };
const whole = { type: 'integer' };
const flag = { type: 'boolean' };
const choice = (...allowed: string[]): object => ({ type: 'string', enum: allowed });

const WEDNESDAY = ['system', 'Today is Wednesday, 2026-02-18.'] as const;

type Case = [
  title: string,
  said: Parameters<typeof examineCall>[0],
  parameter: string,
  schema: object,
  right: unknown,
  wrong: unknown,
];

/** Both calls differ in one value only: the words of the user decide. */
const CASES: Case[] = [
  ['a number in words', 'Print twenty-five labels', 'labels', whole, 25, 52],
  ['a length in metres', 'Print a map of 5 km around us', 'radius_m', whole, 5000, 5],
  ['a duration in minutes', 'Print for an hour and a half', 'minutes', whole, 90, 1],
  ['an amount in cents', 'Print a bill of $12.50', 'amount_cents', whole, 1250, 12],
  ['a share', 'Print at 40 percent', 'percent', whole, 40, 14],
  ['an identifier', 'Print order AB-48812', 'order_id', text, 'AB-48812', 'AB-48821'],
  ['an address', 'Print for ann@elm.example', 'email', text, 'ann@elm.example', 'an@elm.example'],
  ['a level', 'Print it with low priority', 'priority', choice('low', 'high'), 'low', 'high'],
  ['a negated switch', 'Print it without colours', 'colours', flag, false, true],
  ['a language', 'Print it in Swedish', 'language', text, 'sv', 'sw'],
  ['a currency', 'Print the price in Swiss francs', 'currency', text, 'CHF', 'EUR'],
  ['a name', 'Print a badge for Henrik Dahl', 'guest_name', text, 'Henrik Dahl', 'Hendrik Dahl'],
  ['tomorrow', [WEDNESDAY, ['user', 'Print tomorrow']], 'date', text, '2026-02-19', '2026-02-21'],
  [
    'a weekday',
    [WEDNESDAY, ['user', 'Print this Friday']],
    'date',
    text,
    '2026-02-20',
    '2026-02-27',
  ],
  ['a weekday without a known today', 'Print on Friday', 'date', text, '2026-02-20', '2026-02-21'],
  [
    'a span',
    [WEDNESDAY, ['user', 'Print it in two weeks']],
    'date',
    text,
    '2026-03-04',
    '2026-03-14',
  ],
  ['a time of day', 'Print at half past two in the afternoon', 'time', text, '14:30', '02:30'],
  ['minutes to an hour', 'Print at ten to five in the morning', 'time', text, '04:50', '05:10'],
  [
    'two words of minutes',
    'Print at twenty-five to eleven at night',
    'time',
    text,
    '22:35',
    '23:35',
  ],
  ['a part of the day', 'Print at quarter to six in the evening', 'time', text, '17:45', '18:15'],
  [
    'a day beside that of today',
    [WEDNESDAY, ['user', 'Print what I wrote yesterday']],
    'date',
    text,
    '2026-02-17',
    '2026-02-18',
  ],
  [
    'a fortnight',
    [WEDNESDAY, ['user', 'Print it a fortnight from now']],
    'date',
    text,
    '2026-03-04',
    '2026-03-12',
  ],
  [
    'a number corrected at once',
    'Print 23 labels. Hm wait, I have fewer jars, say 20.',
    'labels',
    whole,
    20,
    23,
  ],
  [
    'a day corrected at once',
    [WEDNESDAY, ['user', 'Print it on Thursday, oh no, that is a holiday, on Friday']],
    'date',
    text,
    '2026-02-20',
    '2026-02-19',
  ],
  [
    'a choice corrected at once',
    'Print it in landscape. Sorry, upright looks better',
    'layout',
    choice('portrait', 'landscape'),
    'portrait',
    'landscape',
  ],
  [
    'a name corrected at once',
    'Print it at the office of Nordlund, no wait, of Haverkamp',
    'office',
    text,
    'Haverkamp',
    'Nordlund',
  ],
  ['a quotient', 'Print 240 labels on 8 sheets', 'labels_per_sheet', { type: 'number' }, 30, 31],
  [
    'a spelled address',
    'Print for ann at elm dot example',
    'email',
    text,
    'ann@elm.example',
    'ann@elmtree.example',
  ],
  [
    'an amount in minor units',
    'Print a bill of 250',
    'amount',
    { type: 'integer', description: 'In minor units' },
    25_000,
    250,
  ],
  [
    'a correction',
    [
      ['user', 'Print 3 copies'],
      ['assistant', 'On which printer?'],
      ['user', 'The big one. Sorry, make it 4 copies'],
    ],
    'copies',
    whole,
    4,
    3,
  ],
];

describe('values of a call', () => {
  it.each(CASES)('accepts %s', (_title, said, parameter, schema, right) => {
    const tool = aTool('print_document', { [parameter]: schema }, undefined, 'Print a document');
    expect(examineCall(said, tool, { [parameter]: right })).toMatchObject({ label: 'VALID_CALL' });
  });

  it.each(CASES)(
    'flags another value than %s',
    (_title, said, parameter, schema, _right, wrong) => {
      const tool = aTool('print_document', { [parameter]: schema }, undefined, 'Print a document');
      const outcome = examineCall(said, tool, { [parameter]: wrong });
      expect(outcome).toMatchObject({ label: 'PARAM_VALUE_ERROR' });
      expect(outcome).toHaveProperty('reason', expect.stringContaining(`"${parameter}"`));
    },
  );

  const FLIGHT = aTool(
    'search_flights',
    { origin: text, destination: text },
    undefined,
    'Search flights',
  );

  it("flags an origin and a destination in each other's place", () => {
    const said = 'Search flights from Oslo to Rome';
    expect(examineCall(said, FLIGHT, { origin: 'Oslo', destination: 'Rome' })).toMatchObject({
      label: 'VALID_CALL',
    });
    expect(examineCall(said, FLIGHT, { origin: 'Rome', destination: 'Oslo' })).toMatchObject({
      label: 'PARAM_VALUE_ERROR',
    });
  });

  const PERSON = aTool('update_contact', { contact_id: text }, undefined, 'Update a contact');
  const CONTACTS = JSON.stringify([
    { contact_id: 'C-101', title: 'Office manager' },
    { contact_id: 'C-108', title: 'CTO' },
  ]);

  it.each([
    ['C-108', 'VALID_CALL'],
    ['C-101', 'PARAM_VALUE_ERROR'],
  ])('compares the record %s of a tool result with the one described', (contact_id, label) => {
    const said = [
      ['user', 'Who do we know at Delphi?'],
      ['tool', CONTACTS],
      ['assistant', 'An office manager and a CTO.'],
      ['user', 'Update the contact of the CTO'],
    ] as const;
    expect(examineCall(said, PERSON, { contact_id })).toMatchObject({ label });
  });

  const LOAN = aTool('renew_loan', { item_id: text }, undefined, 'Renew a loan');
  const LOANS = [
    ['system', 'Loans: B-301 Knots for Sailors; B-307 Pickling at Home.'],
    ['user', 'Renew the loan of the book about knots'],
  ] as const;
  const SHELVES = [
    ['tool', JSON.stringify(['B-301', 'B-307', 'B-309'].map((item_id) => ({ item_id })))],
    ['user', 'Renew the loan of the middle one'],
  ] as const;

  it.each([
    ['listed in a text', LOANS, 'B-301', 'B-307'],
    ['named by its place', SHELVES, 'B-307', 'B-309'],
  ])('compares the record %s with the one described', (_title, said, right, wrong) => {
    expect(examineCall(said, LOAN, { item_id: right })).toMatchObject({ label: 'VALID_CALL' });
    expect(examineCall(said, LOAN, { item_id: wrong })).toMatchObject({
      label: 'PARAM_VALUE_ERROR',
    });
  });

  it('counts the persons that the user lists', () => {
    const table = aTool('book_table', { guests: whole }, undefined, 'Book a table');
    const said = 'Book a table for me, my wife and the three kids';
    expect(examineCall(said, table, { guests: 5 })).toMatchObject({ label: 'VALID_CALL' });
  });

  it('takes an apology for no correction', () => {
    const print = aTool('print_document', { size: choice('small', 'large') }, undefined, 'Print');
    expect(
      examineCall('Sorry, could you print it, small please', print, { size: 'small' }),
    ).toMatchObject({ label: 'VALID_CALL' });
  });

  it.each([
    [
      'the day before one that is named',
      [WEDNESDAY, ['user', 'Print it the day before my exam on 12 March']],
      { date: text },
      { date: '2026-03-11' },
    ],
    [
      'the end of a span in hours',
      [WEDNESDAY, ['user', 'Print it from Friday on, for 48 hours']],
      { until: text },
      { until: '2026-02-22' },
    ],
    [
      'a result of two steps',
      'Print tickets for 27 adults at 12 each, and take 10 off the whole',
      { total: whole },
      { total: 314 },
    ],
    ['a share', 'Print that 34 points out of 40 were scored', { score: whole }, { score: 85 }],
    ['an area', 'Print a plan of 1,500 square feet', { area: whole }, { area: 139 }],
    [
      'a duration between two times',
      'Print that I worked from 8:45 until 17:15',
      { minutes: whole },
      { minutes: 510 },
    ],
  ] as [string, Parameters<typeof examineCall>[0], Record<string, object>, object][])(
    'accepts %s',
    (_title, said, properties, args) => {
      const tool = aTool('print_document', properties, undefined, 'Print a document');
      expect(examineCall(said, tool, args as Record<string, unknown>)).toMatchObject({
        label: 'VALID_CALL',
      });
    },
  );

  it.each([
    ['coordinates', 'Geocode the Eiffel Tower', { lat: { type: 'number' } }, { lat: 48.858 }],
    ['a stock symbol', 'Geocode the Apple share', { symbol: text }, { symbol: 'AAPL' }],
    ['a default', 'Geocode Oslo', { limit: { type: 'integer', default: 10 } }, { limit: 10 }],
    ['a sum', 'Geocode 2 parks and 3 lakes', { places: whole }, { places: 5 }],
    ['a text of its own', 'Geocode it, say we are late', { note: text }, { note: 'We are late.' }],
  ])('accepts %s, which the user does not say', (_title, said, properties, args) => {
    const tool = aTool('geocode', properties, undefined, 'Geocode a place, park, lake or share');
    expect(examineCall(said, tool, args)).toMatchObject({ label: 'VALID_CALL' });
  });
});
