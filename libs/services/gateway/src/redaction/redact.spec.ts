import fc, { type Arbitrary } from 'fast-check';
import type { Content, Field } from '@touchstone/contracts';
import { aContent } from '@touchstone/testing';
import type { Found } from './found';
import { redacted, textsOf } from './redact';
import { aFind, putBack } from './redaction.fixture';

const KINDS = ['email', 'us_ssn', 'person_name'];
/** Fragments of texts; half of them look like placeholders or their parts, or repeat each other. */
const piece = fc.oneof(
  fc.constantFrom(
    '[EMAIL_1]',
    '[US_SSN_1]',
    '[EMAIL_',
    '1]',
    '[',
    ']',
    '_1',
    '[PERSON_NAME_2]',
    'Ann Lee',
    '078-05-1120',
    ' ',
    '😀',
    '$&',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const contents: Arbitrary<Content> = fc
  .record({ input: text, output: text, arguments: fc.dictionary(text, text, { maxKeys: 3 }) })
  .map(({ input, output, arguments: given }) =>
    aContent({
      input,
      output,
      messages: [
        { role: 'assistant', content: null, toolCalls: [{ name: 'f', arguments: given }] },
      ],
    }),
  );

const findIn = ({ path, text: whole }: Field): Arbitrary<Found> =>
  fc
    .record({
      kind: fc.constantFrom(...KINDS),
      from: fc.nat(whole.length - 1),
      length: fc.integer({ min: 1, max: 14 }),
      confidence: fc.nat(100),
    })
    .map(({ kind, from, length, confidence }) => {
      const quote = whole.slice(from, from + length);
      return {
        kind,
        group: 'g',
        field: path,
        start: from,
        end: from + quote.length,
        quote,
        confidence,
      };
    });

/**
 * Arbitrary texts, with arbitrary spans of them as entities: overlapping, or splitting characters.
 */
const cases = contents.chain((content) => {
  const fields = textsOf(content);
  const finds =
    fields.length === 0
      ? fc.constant<Found[]>([])
      : fc.array(fc.constantFrom(...fields).chain(findIn), { maxLength: 6 });
  return fc.record({ content: fc.constant(content), found: finds });
});

const always = (
  holds: (content: Content, found: Found[], result: ReturnType<typeof redacted>) => void,
): void =>
  fc.assert(
    fc.property(cases, ({ content, found }) => holds(content, found, redacted(content, found))),
    { numRuns: 300 },
  );
const plain = (content: Content): string[] => textsOf(content).map(({ text: each }) => each);

const WORD = /^[\p{L}\p{M}\p{N}_]$/u;
const isWord = (character: string | undefined): boolean =>
  character !== undefined && WORD.test(character);
/** Returns the offsets at which a value occurs between non-word characters, by a slow search. */
const freePlaces = (whole: string, value: string): number[] =>
  Array.from(whole, (_character, index) => index).filter((index) => {
    const [before, after] = [
      [...whole.slice(0, index)].at(-1),
      [...whole.slice(index + value.length)][0],
    ];
    return whole.startsWith(value, index) && !isWord(before) && !isWord(after);
  });
const isSought = (value: string): boolean =>
  value.length >= 4 &&
  value.split(/[^\p{L}\p{M}\p{N}_]+/u).length <= 8 &&
  isWord([...value][0]) &&
  isWord([...value].at(-1));

describe('redaction', () => {
  it('is exactly reversible by restoring in any order', () => {
    always((content, _found, { content: after, restore }) => {
      expect(plain(after).map((each) => putBack(each, restore))).toEqual(plain(content));
      const reversed = Object.fromEntries(Object.entries(restore).reverse());
      expect(plain(after).map((each) => putBack(each, reversed))).toEqual(plain(content));
    });
  });

  it('replaces every entity and its repeats', () => {
    always((content, found, { entities }) => {
      const covers = (field: string, start: number, end: number) =>
        entities.some(
          (entity) => entity.field === field && entity.start <= start && end <= entity.end,
        );
      const names = new Map(textsOf(content).map(({ path, name = path }) => [path, name]));
      for (const { field, start, end } of found)
        expect(covers(names.get(field) ?? field, start, end)).toBe(true);
      for (const { quote } of found.filter((each) => isSought(each.quote)))
        for (const field of textsOf(content))
          for (const start of freePlaces(field.text, quote))
            expect([quote, covers(field.name ?? field.path, start, start + quote.length)]).toEqual([
              quote,
              true,
            ]);
    });
  });

  it('keeps all other text', () => {
    always((content, _found, { content: after, entities }) => {
      const spans = (path: string) => entities.filter(({ field }) => field === path);
      const [before, now] = [
        textsOf(content).filter(({ path }) => path === 'input'),
        textsOf(after).filter(({ path }) => path === 'input'),
      ];
      const expected = before.map(({ text: whole }) =>
        spans('input').reduceRight(
          (kept, { start, end, placeholder }) =>
            kept.slice(0, start) + placeholder + kept.slice(end),
          whole,
        ),
      );
      expect(now.map(({ text: whole }) => whole)).toEqual(expected);
    });
  });

  it('maps each value to one valid placeholder and each placeholder to one value', () => {
    always((content, _found, { entities, restore }) => {
      const texts = new Map(
        textsOf(content).map(({ path, name = path, text: whole }) => [name, whole]),
      );
      for (const { placeholder } of entities)
        expect(placeholder).toMatch(/^\[[A-Z][A-Z0-9_]*_[1-9][0-9]*\]$/);
      for (const { placeholder, field, start, end } of entities.filter(
        ({ field: path }) => !path.endsWith(' key'),
      ))
        expect(restore[placeholder]).toBe(texts.get(field)?.slice(start, end));
      expect(new Set(Object.values(restore)).size).toBe(Object.keys(restore).length);
      expect(new Set(entities.map(({ placeholder }) => placeholder))).toEqual(
        new Set(Object.keys(restore)),
      );
    });
  });

  it('splits no character', () => {
    always((_content, _found, { content: after }) => {
      for (const each of plain(after)) expect(each).not.toMatch(/\p{Surrogate}/u);
    });
  });

  it('restores a value that looks like a replacement pattern', () => {
    const { content, restore } = redacted(aContent({ input: 'key $&$1 end' }), [
      aFind('input', 'key $&$1 end', '$&$1'),
    ]);
    expect(content.input).toBe('key [EMAIL_1] end');
    expect(restore).toEqual({ '[EMAIL_1]': '$&$1' });
  });

  it('converts a number that contains an entity to text', () => {
    const field = 'messages[0].tool_calls[0].function.arguments.card';
    const toolCalls = [{ name: 'pay', arguments: { card: 4111111111111111, amount: 12 } }];
    const { content } = redacted(
      aContent({ messages: [{ role: 'assistant', content: null, toolCalls }] }),
      [aFind(field, '4111111111111111', '4111111111111111', { kind: 'credit_card' })],
    );
    expect(content.messages[0]?.toolCalls[0]?.arguments).toEqual({
      card: '[CREDIT_CARD_1]',
      amount: 12,
    });
  });
});
