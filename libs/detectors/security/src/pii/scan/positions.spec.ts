import { RECOGNISERS } from '../recognisers';
import { type Example, EXAMPLES } from '../recognisers/examples.fixture';
import { findIdentifiers, findPii } from './scan';

const FILLER = 'Nobody knew why the garden had been left to grow wild. ';
const BEHIND = '. They went home again, since the rain did not stop. ';
/** Window size in UTF-16 units, equal to the block size of `SpanIndex`. */
const WINDOW = 512;
const SIGNS = ['.', ',', ';', '!', '?', ')', ']', '"', '”', '…', '.)', '."', '),', '>'];
/** An address continues after a comma with its town or country. */
const goesOn = ({ kind }: Example, sign: string): boolean =>
  kind === 'street_address' && sign === ',';
/** A password may end in a question mark. */
const isOwnSign = ({ kind }: Example, sign: string): boolean => kind === 'password' && sign === '?';

const lead = (length: number): string =>
  FILLER.repeat(Math.ceil(length / FILLER.length)).slice(-length);
const excerpts = (text: string, kind: string, windowSize?: number): string[] =>
  findPii(text, undefined, undefined, windowSize)
    .identifiers.filter(({ recogniser }) => recogniser.kind === kind)
    .map(({ start, end }) => text.slice(start, end));
const isFound = (text: string, { kind, found }: Example, windowSize?: number): boolean =>
  excerpts(text, kind, windowSize).includes(found);
/** Returns the example in running text, with its `found` at `start`. */
const placed = ({ text, found }: Example, start: number): string =>
  `${lead(start - text.indexOf(found))}${text}${BEHIND}`;

/** Returns one example of each kind that is found in running text. */
const inProse = (): Example[] =>
  [...new Set(RECOGNISERS.map(({ kind }) => kind))].flatMap(
    (kind) =>
      EXAMPLES.find(
        (example) => example.kind === kind && isFound(placed(example, 3 * WINDOW), example),
      ) ?? [],
  );

describe('recognisers', () => {
  it('find their identifiers at every offset around a window boundary', () => {
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

  it('exclude trailing punctuation from the identifier', () => {
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

  it('exclude the full stop after a handle', () => {
    expect(excerpts('Follow me: @jane_doe91.', 'social_handle')).toEqual(['@jane_doe91']);
  });
});

describe('object nouns', () => {
  it.each([
    'when you order',
    'in large part',
    'hold the line',
    'what is the case',
    'ver',
    'in the middle of the room is',
    'a part of',
  ])('do not suppress an identifier of distinctive form after "%s"', (before) => {
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
    'suppress the number of an object after "%s"',
    (before) => {
      for (const written of ['4111 1111 1111 1111', '536-90-4399'])
        expect(findIdentifiers(`${before} ${written} tomorrow`)).toEqual([]);
    },
  );
});
