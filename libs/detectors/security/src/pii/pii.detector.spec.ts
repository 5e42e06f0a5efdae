import fc from 'fast-check';
import type { Content } from '@touchstone/contracts';
import { aTask } from '@touchstone/testing';
import { piiDetector } from './pii.detector';

const examine = (content: Partial<Content>) =>
  piiDetector().examine(aTask({ check: 'pii', mode: 'speed' }, content)) as {
    label: string;
    data?: string;
    quote: string;
    flagged: boolean;
    score: number;
    cause?: string;
  }[];
const kindsIn = (input: string): string[] =>
  examine({ input }).flatMap(({ data }) =>
    data ? [(JSON.parse(data) as { kind: string }).kind] : [],
  );

describe('pii detector', () => {
  it.each([
    ['email', 'mail jane.doe@example.com today', 'jane.doe@example.com'],
    ['email', 'jane [at] example [dot] com', 'jane [at] example [dot] com'],
    ['email', 'ja\u200bne@exam\u200bple.com', 'ja\u200bne@exam\u200bple.com'],
    ['phone', 'Ring +44 20 7946 0958 now', '+44 20 7946 0958'],
    ['phone', 'ask at (415) 555-0132', '(415) 555-0132'],
    ['phone', 'Meine Handynummer: 0151 23456789', '0151 23456789'],
    ['credit_card', 'pay with 4111 1111 1111 1111', '4111 1111 1111 1111'],
    [
      'credit_card',
      'pay with ４１１１１１１１１１１１１１１１',
      '４１１１１１１１１１１１１１１１',
    ],
    ['iban', 'to DE89 3704 0044 0532 0130 00 please', 'DE89 3704 0044 0532 0130 00'],
    ['us_routing_number', 'routing number 021000021', '021000021'],
    ['ip_address', 'from 203.0.113.7', '203.0.113.7'],
    ['ip_address', 'from 2001:db8::8a2e:370:7334', '2001:db8::8a2e:370:7334'],
    ['mac_address', 'device 00:1B:44:11:3A:B7', '00:1B:44:11:3A:B7'],
    ['us_ssn', 'SSN 536-90-4399', '536-90-4399'],
    ['us_ssn', 'My social is 123-45-6789.', '123-45-6789'],
    ['us_itin', 'ITIN 912-78-1234', '912-78-1234'],
    ['uk_nino', 'NI AB 12 34 56 C', 'AB 12 34 56 C'],
    ['uk_nhs_number', 'NHS number 943 476 5919', '943 476 5919'],
    ['es_dni', 'DNI: 12345678Z', '12345678Z'],
    ['it_codice_fiscale', 'codice RSSMRA85T10A562S', 'RSSMRA85T10A562S'],
    ['de_steuer_id', 'Steuer-ID 86095742719', '86095742719'],
    ['fr_nir', '1 85 05 78 006 084 91', '1 85 05 78 006 084 91'],
    ['br_cpf', 'CPF 529.982.247-25', '529.982.247-25'],
    ['br_cnpj', '11.222.333/0001-81', '11.222.333/0001-81'],
    ['pl_pesel', 'PESEL 44051401359', '44051401359'],
    ['in_aadhaar', 'Aadhaar 2341 2341 2346', '2341 2341 2346'],
    ['se_personnummer', '811218-9876', '811218-9876'],
    ['nl_bsn', 'BSN 111222333', '111222333'],
    ['passport', 'Passport no. X48201937', 'X48201937'],
    ['driver_license', 'driving licence MORGA657054SM9IJ', 'MORGA657054SM9IJ'],
    ['date_of_birth', 'born on 3 May 1980', '3 May 1980'],
    ['street_address', 'visit 221B Baker Street', '221B Baker Street'],
    ['street_address', 'Musterstraße 12, 12345 Berlin', 'Musterstraße 12, 12345 Berlin'],
    ['medical_record', 'MRN: 00482913', '00482913'],
    [
      'crypto_wallet',
      'to 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    ],
    [
      'crypto_wallet',
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    ],
    ['person_name', 'My name is Jane Doe.', 'Jane Doe'],
    ['person_name', 'меня зовут Иван Петров', 'Иван Петров'],
  ])('finds %s in "%s"', (kind, input, quote) => {
    const [result] = examine({ input });
    expect(result).toMatchObject({ label: 'PII_FOUND', flagged: true, quote });
    expect(JSON.parse(result?.data ?? '{}')).toMatchObject({
      kind,
      start: input.indexOf(quote),
      end: input.indexOf(quote) + quote.length,
    });
  });

  it.each([
    'card 4111 1111 1111 1112',
    'version 1.2.3.4',
    'order number 123-45-6789',
    '2024-01-15T12:34:56Z',
    '1700000000000',
    'ISBN 978-3-16-148410-0',
    '550e8400-e29b-41d4-a716-446655440000',
    'da39a3ee5e6b4b0d3255bfef95601890afd80709',
    'price $1,299.00',
    'listening on 127.0.0.1:3000',
    'std::vector<int>',
    'a total of 111222333 units',
    'id 021000021 done',
    'value 9434765919',
    'DE89 3704 0044 0532 0130 01',
    'SSN 000-12-3456',
    'tracking 1Z999AA10123456784',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
    'What is 4539 * 9083 - 7420 / 1602?',
    'What a nice day in New York',
  ])('finds nothing in "%s"', (input) => {
    expect(examine({ input })).toEqual([
      expect.objectContaining({ label: 'NO_PII_FOUND', flagged: false }),
    ]);
  });

  it('reports every identifier once, in order, with its field', () => {
    const results = examine({
      output: 'a@example.com, b@example.com',
      messages: [
        {
          role: 'assistant',
          content: null,
          toolCalls: [{ name: 'pay', arguments: { card: '4111111111111111' } }],
        },
      ],
    });
    expect(results.map(({ data }) => JSON.parse(data ?? '') as unknown)).toEqual([
      { kind: 'email', group: 'contact information', field: 'output', start: 0, end: 13 },
      { kind: 'email', group: 'contact information', field: 'output', start: 15, end: 28 },
      {
        kind: 'credit_card',
        group: 'financial data',
        field: 'messages[0].tool_calls[0].function.arguments[0]',
        start: 0,
        end: 16,
      },
    ]);
  });

  it('reports an IBAN in brackets and a name beside it as two identifiers', () => {
    expect(kindsIn('Dr. Schneider (DE89370400440532013000)')).toEqual(['person_name', 'iban']);
  });

  describe('with nested encodings', () => {
    const encoded = (text: string, times: number): string =>
      Array.from({ length: times }).reduce<string>(
        (inner) => Buffer.from(inner).toString('base64'),
        text,
      );

    const UNREAD = {
      kind: 'not_evaluated',
      name: 'pii',
      cause: 'input hides more encoded text than is examined.',
    };

    it('finds an address below three layers of encoding', () => {
      expect(kindsIn(encoded('mail jane.doe@example.com today', 3))).toEqual(['email']);
    });

    it.each([
      ['the text has more than three layers', encoded('mail jane.doe@example.com today', 4)],
      [
        'a harmless text has more than three layers',
        encoded('the garden behind the quiet houses', 5),
      ],
      [
        'the text has more payloads than are decoded',
        encoded('%61%62%63\\u0062&#99; words '.repeat(600), 1),
      ],
    ])('returns not evaluated if %s', (_title, input) => {
      expect(examine({ input })).toEqual([UNREAD]);
    });

    it.each([
      [
        'in the same text',
        { input: `${encoded('the garden behind the quiet houses', 5)} mail jane.doe@example.com` },
      ],
      [
        'in another text',
        {
          input: encoded('the garden behind the quiet houses', 5),
          output: 'mail jane.doe@example.com',
        },
      ],
    ])('returns not evaluated in addition to an identifier %s', (_title, content) => {
      expect(examine(content)).toEqual([
        expect.objectContaining({ label: 'PII_FOUND', quote: 'jane.doe@example.com' }),
        UNREAD,
      ]);
    });
  });

  it('quotes exactly the text at its offsets, for any text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary' }),
            fc.constantFrom(
              ' a@b.de ',
              '\u200b',
              ' 4111 1111 1111 1111 ',
              ' Jane Smith ',
              '\ud800',
            ),
          ),
        ),
        (parts) => {
          const input = parts.join('');
          if (input === '') return;
          for (const { data, quote } of examine({ input })) {
            if (!data) continue;
            const { start, end } = JSON.parse(data) as { start: number; end: number };
            expect(input.slice(start, end)).toBe(quote);
          }
        },
      ),
    );
  });

  it.each(['1', '1 ', '@', 'a@', 'A', 'a', '\0', '\ud800', '1:', '+1 ', 'Aa '])(
    'finishes on a long run of %j',
    (unit) => {
      expect(examine({ input: unit.repeat(60_000) }).length).toBeGreaterThan(0);
    },
  );
});
