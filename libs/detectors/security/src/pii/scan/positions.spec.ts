import { RECOGNISERS } from '../recognisers';
import { type Example, EXAMPLES } from '../recognisers/examples.fixture';
import { findIdentifiers, findPii } from './scan';

const FILLER = 'Nobody knew why the garden had been left to grow wild. ';
const BEHIND = '. They went home again, since the rain did not stop. ';
/** Also the size of a block of `Known`. In UTF-16 units. */
const WINDOW = 512;
const SIGNS = ['.', ',', ';', '!', '?', ')', ']', '"', '”', '…', '.)', '."', '),', '>'];
/** An address goes on behind a comma: with its town, or its country. */
const goesOn = ({ kind }: Example, sign: string): boolean =>
  kind === 'street_address' && sign === ',';
/** A password may end in it. */
const isOwnSign = ({ kind }: Example, sign: string): boolean => kind === 'password' && sign === '?';

const lead = (length: number): string =>
  FILLER.repeat(Math.ceil(length / FILLER.length)).slice(-length);
const excerpts = (text: string, kind: string, windowSize?: number): string[] =>
  findPii(text, undefined, undefined, windowSize)
    .identifiers.filter(({ recogniser }) => recogniser.kind === kind)
    .map(({ start, end }) => text.slice(start, end));
const isFound = (text: string, { kind, found }: Example, windowSize?: number): boolean =>
  excerpts(text, kind, windowSize).includes(found);
/** With its `found` from `start` on. */
const placed = ({ text, found }: Example, start: number): string =>
  `${lead(start - text.indexOf(found))}${text}${BEHIND}`;

/** One of each kind that is found in running text. */
const inProse = (): Example[] =>
  [...new Set(RECOGNISERS.map(({ kind }) => kind))].flatMap(
    (kind) =>
      EXAMPLES.find(
        (example) => example.kind === kind && isFound(placed(example, 3 * WINDOW), example),
      ) ?? [],
  );

describe('a recogniser', () => {
  it('finds its identifiers at every offset around a boundary of windows', () => {
    const examples = inProse();
    expect(examples.length).toBeGreaterThan(100);
    const missed = examples.flatMap((example) => {
      const offsets = Array.from(
        { length: example.found.length + 3 },
        (_, index) => WINDOW - example.found.length - 1 + index,
      );
      return offsets
        .filter((start) => !isFound(placed(example, start), example, WINDOW))
        .map((start) => [example.kind, start]);
    });
    expect(missed).toEqual([]);
  });

  it('leaves trailing punctuation out of the identifier', () => {
    const taken = EXAMPLES.filter(
      (example) => example.text.endsWith(example.found) && isFound(`${example.text} `, example),
    ).flatMap((example) =>
      SIGNS.filter(
        (sign) =>
          !goesOn(example, sign) &&
          !isOwnSign(example, sign) &&
          !isFound(`${example.text}${sign} Then we left.`, example),
      ).map((sign) => [example.text, sign]),
    );
    expect(taken).toEqual([]);
  });

  it('quotes a handle without the full stop', () => {
    expect(excerpts('Follow me: @jane_doe91.', 'social_handle')).toEqual(['@jane_doe91']);
  });
});

describe('a word that may name a thing', () => {
  it.each([
    'when you order',
    'in large part',
    'hold the line',
    'what is the case',
    'ver',
    'in the middle of the room is',
    'a part of',
  ])('does not hide what is unmistakable behind "%s"', (before) => {
    for (const found of [
      '4111 1111 1111 1111',
      '5500-0000-0000-0004',
      '536-90-4399',
      'DE89 3704 0044 0532 0130 00',
    ])
      expect(
        findIdentifiers(`${FILLER}${before} ${found} tomorrow`).map(({ start, end }) =>
          `${FILLER}${before} ${found}`.slice(start, end),
        ),
      ).toEqual([found]);
  });

  it.each(['order number', 'order no.', 'order #', 'part:', 'invoice', 'tracking', 'ISBN'])(
    'ignores a number of a thing behind "%s"',
    (before) => {
      for (const written of ['4111 1111 1111 1111', '536-90-4399'])
        expect(findIdentifiers(`${before} ${written} tomorrow`)).toEqual([]);
    },
  );
});
