import fc from 'fast-check';
import type { PromptTool, StoredMessage } from '@touchstone/contracts';
import { aRecord } from '@touchstone/testing/http';
import { compile, parsePrompt, type Variables } from './compile';
import { PromptTooLarge, PromptVariablesMissing } from './errors';

const MIB = 1_048_576;
const prompt = (messages: StoredMessage[], tools: PromptTool[] = []) =>
  parsePrompt(aRecord({ messages, tools }));
const said = (text: string) => prompt([{ role: 'user', content: text }]);
const compiled = (text: string, variables: Variables, limit = MIB) =>
  compile(said(text), variables, limit).messages[0]?.content;
const missingIn = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    if (error instanceof PromptVariablesMissing) return error.details?.['missing_variables'];
    throw error;
  }
  return [];
};

describe('compile', () => {
  it.each<[string, unknown, string]>([
    ['text', 'Basel', 'Basel'],
    ['empty text', '', ''],
    ['a number', 1.5, '1.5'],
    ['zero', 0, '0'],
    ['false', false, 'false'],
    ['a list', [1, 'a', null], '[1,"a",null]'],
    ['an object', { a: { b: '{X}' } }, '{"a":{"b":"{X}"}}'],
    ['text with braces', '{{X}}{X}', '{{X}}{X}'],
    ['text with replacement patterns', '$& $1 $$', '$& $1 $$'],
  ])('inserts %s', (_title, value, expected) => {
    expect(compiled('<{{X}}>', { X: value })).toBe(`<${expected}>`);
  });

  it('ignores variables that the prompt does not use', () => {
    expect(compiled('{A}', { A: 'a', B: 'b', constructor: 'c' })).toBe('a');
  });

  it.each<[string, Variables]>([
    ['absent', {}],
    ['null', { toString: null }],
  ])('reports a variable as missing if it is %s', (_title, variables) => {
    expect(missingIn(() => compiled('{toString}', variables))).toEqual(['toString']);
  });

  it('names every missing variable once, in order of appearance', () => {
    const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'toString'), { maxLength: 12 });
    fc.assert(
      fc.property(
        fc.array(names, { maxLength: 4 }),
        names,
        fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
        (contents, described, given) => {
          const text = (some: string[]) =>
            some.map((name, index) => (index % 2 ? `{${name}}` : `x {{ ${name} }}`)).join(' ');
          const parsed = prompt(
            contents.map((some) => ({ content: text(some) })),
            [{ function: { description: text(described) } }],
          );
          const expected = [...new Set([...contents.flat(), ...described])].filter(
            (name) => !given.some((some) => some === name),
          );
          expect(
            missingIn(() =>
              compile(parsed, Object.fromEntries(given.map((name) => [name, '{d}'])), MIB),
            ),
          ).toEqual(expected);
        },
      ),
    );
  });

  it('limits the number of names in the message', () => {
    const text = Array.from({ length: 10_000 }, (_, index) => `{v${index}}`).join('');
    expect(missingIn(() => compiled(text, {}))).toHaveLength(10_000);
    expect(() => compiled(text, {})).toThrow(
      /^Missing variables: v0, v1, .*, v19 and 9980 more\.$/,
    );
    expect(() => compiled(`{${'x'.repeat(50_000)}}`, {})).toThrow(/^Missing variables: x{80}…\.$/);
    expect(() => compiled(`{${'x'.repeat(79)}𝒜𝒜}`, {})).toThrow(/^Missing variables: x{79}…\.$/);
  });

  it('compiles the text parts of content and every description in a tool', () => {
    const parameters = {
      type: 'object',
      description: 'of {X}',
      '{X}': { description: '{X}' },
      required: ['{X}'],
      properties: {
        '{X}': {
          type: 'string',
          pattern: '{X}',
          description: 'in {X}',
          default: { description: '{X}' },
          enum: ['{X}'],
          examples: ['{X}'],
        },
        default: { description: 'also {X}', anyOf: [{ description: '{X}!' }] },
        description: { title: '{X}', example: { description: '{X}' } },
      },
      dependencies: { default: { description: '{X}' } },
    };
    const parsed = prompt(
      [{ role: '{X}', multiContent: [{ type: 'text', text: 'a {X}' }, { text: '{{X}}' }] }],
      [{ function: { name: '{X}', description: 'the {X}', parameters } }],
    );
    const { messages, tools } = compile(parsed, { X: 1 }, MIB);
    expect(messages).toEqual([{ role: '{X}', content: 'a 1\n1' }]);
    expect(tools[0]?.function).toEqual({
      name: '{X}',
      description: 'the 1',
      parameters: {
        type: 'object',
        description: 'of 1',
        '{X}': { description: '1' },
        required: ['{X}'],
        properties: {
          '{X}': {
            type: 'string',
            pattern: '{X}',
            description: 'in 1',
            default: { description: '{X}' },
            enum: ['{X}'],
            examples: ['{X}'],
          },
          default: { description: 'also 1', anyOf: [{ description: '1!' }] },
          description: { title: '{X}', example: { description: '{X}' } },
        },
        dependencies: { default: { description: '1' } },
      },
    });
  });

  it('does not modify the prompt', () => {
    const parsed = prompt([{ content: '{X}' }], [{ function: { description: '{X}' } }]);
    const before = JSON.stringify(parsed.record);
    expect([compile(parsed, { X: 'a' }, MIB), compile(parsed, { X: 'b' }, MIB)]).toMatchObject([
      { messages: [{ content: 'a' }] },
      { messages: [{ content: 'b' }] },
    ]);
    expect(JSON.stringify(parsed.record)).toBe(before);
    expect(parsed.fetched).toMatchObject({
      messages: [{ content: '{X}' }],
      tools: [{ function: { description: '{X}' } }],
    });
  });

  it('accepts a prompt at the limit and refuses one byte more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'é', '😀', '{X}', '{{Y}}', '{', 'ж{X}'), { maxLength: 20 }),
        fc.string({ unit: 'grapheme' }),
        fc.jsonValue(),
        (pieces, X, y) => {
          const [text, variables] = [pieces.join(''), { X, Y: y ?? 0 }];
          const bytes = Buffer.byteLength(compiled(text, variables) ?? '');
          expect(Buffer.byteLength(compiled(text, variables, bytes) ?? '')).toBe(bytes);
          if (bytes > 0) expect(() => compiled(text, variables, bytes - 1)).toThrow(PromptTooLarge);
        },
      ),
    );
  });

  it('counts the texts of all messages and tools together', () => {
    const parsed = prompt(
      [{ content: '{X}' }, { content: '{X}' }],
      [{ function: { description: '{X}' } }],
    );
    expect(compile(parsed, { X: 'aa' }, 6).messages).toHaveLength(2);
    expect(() => compile(parsed, { X: 'aa' }, 5)).toThrow(PromptTooLarge);
  });

  it('refuses a prompt too large for memory without building it', () => {
    // 2 GB: longer than a text can be, so that building it would end in a RangeError.
    expect(() => compiled('{X}'.repeat(10_000), { X: 'x'.repeat(200_000) })).toThrow(
      PromptTooLarge,
    );
  });

  it('inserts 10,000 values', () => {
    expect(compiled('{X},'.repeat(10_000), { X: '{X}' })).toBe('{X},'.repeat(10_000));
  });
});
