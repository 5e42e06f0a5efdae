import fc from 'fast-check';
import { northAmericanPhone } from '../recognisers/contact/north-american-phone';
import { paymentCard } from '../recognisers/financial/payment-card';
import { foundIn } from '../recognisers/rows.fixture';
import { findIdentifiers } from './scan';
import { prepareText } from './scanned-text';

const PLANTED = [
  'jane.doe@example.com',
  '4111 1111 1111 1111',
  'DE89 3704 0044 0532 0130 00',
  'SSN 536-90-4399',
  '+44 20 7946 0958',
];
const LONGEST_TEXT = 45_000;
const filler = 'Nobody knew why the garden had been left to grow wild. ';

describe('scan', () => {
  it('finds an identifier at any position of a long text exactly once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLANTED),
        fc.oneof(
          fc.nat(LONGEST_TEXT),
          fc.integer({ min: 15_950, max: 16_050 }),
          fc.integer({ min: 31_950, max: 32_050 }),
        ),
        (planted, at) => {
          const before = filler.repeat(Math.ceil(at / filler.length)).slice(0, at);
          const text = `${before} ${planted} ${filler.repeat(60)}`;
          const found = findIdentifiers(text);
          expect(found).toHaveLength(1);
          expect(planted.endsWith(text.slice(found[0]?.start, found[0]?.end))).toBe(true);
          expect(found[0]?.end).toBe(at + 1 + planted.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ['zero-width characters', 'jane\u200b.doe@exam\u200bple.com', 'email'],
    ['full-width digits', 'SSN ５３６-９０-４３９９', 'us_ssn'],
    ['digits of another script', 'SSN ٥٣٦-٩٠-٤٣٩٩', 'us_ssn'],
    ['separated digits', 'pay 4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', 'credit_card'],
    ['digits joined by dashes', 'pay 4-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1', 'credit_card'],
    ['digits joined by slashes', 'card 4111/1111/1111/1111', 'credit_card'],
    [
      'a full-width comma and a year after it',
      '身份证号11010519491231002X，2019年入职',
      'cn_resident_id',
    ],
    ['letters for digits', 'ssn 536-9O-4399', 'us_ssn'],
    ['letters for digits in an account', 'DE89 3704 0044 0532 O130 00', 'iban'],
    ['separated letters', 'j a n e @ e x a m p l e . c o m', 'email'],
    ['digits in words', 'my ssn is five three six nine zero four three nine nine', 'us_ssn'],
    ['digits in words and figures', 'ssn 536 nine zero 4399', 'us_ssn'],
    [
      'tens in words',
      'social security: five thirty-six, ninety, forty-three ninety-nine',
      'us_ssn',
    ],
    [
      'digits in French pairs',
      'tel zéro six douze trente-quatre cinquante-six soixante-dix-huit',
      'phone',
    ],
    [
      'digits in Russian words',
      'телефон восемь девять один два три четыре пять шесть семь восемь девять',
      'phone',
    ],
    [
      'digits in Italian words',
      'cellulare tre quattro zero uno due tre quattro cinque sei sette',
      'phone',
    ],
    ['digits in Chinese characters', '手机号一三九一二三四五六七八', 'phone'],
    ['digits in Hangul', '전화 공일공 일이삼사 오육칠팔', 'phone'],
    ['base64', 'amFuZS5kb2VAZXhhbXBsZS5jb20=', 'email'],
    ['hex', '6a616e652e646f65406578616d706c652e636f6d', 'email'],
    ['character references', 'jane&#64;example.com', 'email'],
    ['reversed text', 'moc.elpmaxe@eod.enaj', 'email'],
    ['separated digits of an account', 'to D.E.8.9.3.7.0.4.0.0.4.4.0.5.3.2.0.1.3.0.0.0', 'iban'],
    [
      'digits of an account in words',
      'to D E eight nine three seven zero four zero zero four four zero five three two zero one three zero zero zero',
      'iban',
    ],
    ['letters for digits in an account with letters', 'to GB82 WEST l234 5698 7654 32', 'iban'],
    ['letters for digits before a check letter', 'Mi DNI es 8765432lX', 'es_dni'],
    ['base64 of the number alone', 'ssn NTM2LTkwLTQzOTk=', 'us_ssn'],
    [
      'hex of the number alone, before a word that begins with hex digits',
      'ssn 3533362d39302d34333939 after',
      'us_ssn',
    ],
    ['context words in character references', '&#83;S&#78; 536904399', 'us_ssn'],
    ['colons between groups', 'card 4111:1111:1111:1111', 'credit_card'],
    ['brackets around groups', 'ssn [536] [90] [4399]', 'us_ssn'],
    ['words between groups', 'card 4111 then 1111 then 1111 then 1111', 'credit_card'],
    ['dashes in words', 'ssn 536 dash 90 dash 4399', 'us_ssn'],
    [
      'dashes in words between digits in words',
      'ssn five three six dash nine zero dash four three nine nine',
      'us_ssn',
    ],
    ['slashes in words', 'dob: oh three slash fourteen slash eighty-two', 'date_of_birth'],
    ['a line break within a card', 'card 4111 1111\n1111 1111', 'credit_card'],
    ['number words without separators', 'call four15fivefivefive0132', 'phone'],
    [
      'digits in Russian hundreds',
      'мой номер восемь девятьсот двенадцать триста сорок пять шестьдесят семь восемьдесят девять',
      'phone',
    ],
    ['names of letters', 'DEA bravo lima 5177440', 'us_dea'],
    ['the name of a letter after two numbers', 'DNI, IMEI 490154203237518 12345678 zeta', 'es_dni'],
    [
      'names of letters after a number and a word',
      '12345 copies. DEA bravo lima 5177440',
      'us_dea',
    ],
    ['Cyrillic letters for digits', 'ssn 5З6-9О-4З99', 'us_ssn'],
    ['Chinese characters among digits', '手机 1三9一2三4五6七8', 'phone'],
    ['a short code in words', 'my cvv is three eight two', 'card_security_code'],
    ['brackets around dots', '203[.]0[.]113[.]7', 'ip_address'],
  ])('finds an identifier in spite of %s', (_disguise, text, kind) => {
    const found = findIdentifiers(text).filter(({ recogniser }) => recogniser.kind === kind);
    expect(found).toHaveLength(1);
  });

  it('splits separated digits into two numbers at a comma', () => {
    expect(
      foundIn('pay 4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1, 5 5 5 5 5 5 5 5 5 5 5 5 4 4 4 4'),
    ).toHaveLength(2);
  });

  it('ignores thousands of separated digits', () => {
    expect(foundIn('4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 '.repeat(200))).toEqual([]);
  });

  it.each([
    '1 2 3 4 5 6 7 8 9 10 11 12',
    '1/2/3/4/5/6/7/8/9',
    'one two three four five six seven eight nine',
    'call one two three four five six seven eight nine',
    'teléfono uno dos tres cuatro cinco seis siete ocho nueve',
    'account: 100 to 200 to 300',
    'order quattro uno cinque cinque cinque zero uno quattro due',
    '电话一二三四五六七八九',
    'row 4 1 1 2 3 5 8 1 3',
    'lO1lO1lO1lO1',
    'a b c d e f g h i j k l m',
    'range 100~200~300~400',
    '8, 30,5196,5197,5198, 368',
    '12x34x56x78 cm',
    '[1] [2] [3] [12] [15]',
    'Lima 1234567 inhabitants',
    'seven dash eleven store',
    'sevenseven threethree clubs',
    'the pin of one two three',
    '三三两两 12 三',
    'account? 100 of them',
    'aGVsbG8gd29ybGQsIGhvdyBhcmUgeW91',
  ])('finds no identifier in "%s"', (text) => {
    expect(foundIn(text)).toEqual([]);
  });

  it.each([
    [
      'cells of a row',
      'jane,4111111111111111,536-90-4399,415-555-2671',
      ['4111111111111111', '536-90-4399', '415-555-2671'],
    ],
    ['cells after a context word', 'SSN 536-90-4399,536-90-4398', ['536-90-4399', '536-90-4398']],
    ['a card and its month', '4111111111111111,12/27', ['4111111111111111']],
    ['two phones', '07911 123456,07911 123457', ['07911 123456', '07911 123457']],
    [
      'two cards in a row',
      '4111 1111 1111 1111 5500 0000 0000 0004',
      ['4111 1111 1111 1111', '5500 0000 0000 0004'],
    ],
    ['a card and its year', 'card 4111 1111 1111 1111 2027', ['4111 1111 1111 1111']],
    ['a street and a phone', '12 High Street, 01632 960123', ['12 High Street', '01632 960123']],
    ['a pass phrase', '{"password": "correct horse 7 Battery!"}', ['correct horse 7 Battery!']],
    ['a street in Italy', 'La sede è in via Garibaldi 5', ['via Garibaldi 5']],
    ['an amount with its commas', 'total 1,234,567,890 items, pi is 3,1415926535897', []],
  ])('delimits %s', (_title, text, found) => {
    expect(findIdentifiers(text).map(({ start, end }) => text.slice(start, end))).toEqual(found);
  });

  it.each([
    'went via Zoom 5 and via DHL 2 days later',
    'shipped via UPS 1Z999AA10123456784',
    'connect via Bluetooth 5.3',
    'runs via Python 3 scripts',
    'al Qaeda 2001',
    '{"password": "Password must be at least 8 characters"}',
    'our Oracle 19.3.0.0 database',
    'rule 4.2.1.3 applies',
    '1.2.3.4 changelog',
    'home loan 250 000',
    'office hours 900 1700',
    'GitHub CI: 8273645912',
    'Lottery numbers 04 11 23 35 42',
  ])('finds nothing in "%s"', (text) => {
    expect(foundIn(text)).toEqual([]);
  });

  const base64 = (lines: number): string =>
    'MIIJKAIBAAKCAgEAyx1kQ9ZtVb7wLr3PdN5sHf8uXoGj2cTe6yRm4aWqKiBvUzSx\n'.repeat(lines);
  it.each([
    [
      'a private key',
      `-----BEGIN RSA PRIVATE KEY-----\n${base64(130)}-----END RSA PRIVATE KEY-----`,
    ],
    [
      'a private key whose last line is missing',
      `-----BEGIN PRIVATE KEY-----\n${base64(130).trimEnd()}`,
    ],
    ['a signed token', `eyJhbGciOiJIUzI1NiJ9.eyJ${'aB3x'.repeat(1_500)}.${'xY9_'.repeat(86)}`],
  ])(
    'finds the whole of %s across window boundaries, regardless of its length',
    (_title, secret) => {
      for (const at of [0, 15_990, 12_000]) {
        const text = `${filler.repeat(at / filler.length)} ${secret} ${filler}`;
        expect(findIdentifiers(text).map(({ start, end }) => text.slice(start, end))).toEqual([
          secret,
        ]);
      }
    },
  );

  it.each([
    ['check digits', paymentCard, '4111 1111 1111 1111', true],
    ['form only', northAmericanPhone, '415-555-0132', false],
  ])(
    'accepts only corroborated matches in a speculative view: %s',
    (_title, recogniser, written, found) => {
      expect([...recogniser.find(prepareText(written), [])]).toHaveLength(1);
      expect([...recogniser.find(prepareText(written, true), [])]).toHaveLength(found ? 1 : 0);
    },
  );

  it.each([
    ['ssn', '536904399', 'us_ssn'],
    ['dateOfBirth', '1980-05-03', 'date_of_birth'],
    ['account_number', '4421907755', 'bank_account'],
  ])('treats the argument name %s as context of its value', (key, value, kind) => {
    expect(findIdentifiers(value)).toEqual([]);
    expect(findIdentifiers(value, undefined, key)).toEqual([
      expect.objectContaining({
        start: 0,
        end: value.length,
        recogniser: expect.objectContaining({ kind }) as unknown,
      }),
    ]);
  });
});
