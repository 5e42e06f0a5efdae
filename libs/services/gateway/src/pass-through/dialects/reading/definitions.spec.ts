import { definitionTexts } from './definitions';

describe('the texts of a definition', () => {
  it.each([
    [
      'descriptions, of one word too',
      {
        name: 'f',
        description: 'Rhubarb',
        parameters: {
          type: 'object',
          properties: { a: { type: 'string', description: 'Pie' } },
          required: ['a'],
        },
      },
      ['Rhubarb', 'Pie'],
    ],
    [
      'values that are offered',
      { schema: { properties: { a: { enum: ['one', 'two'], default: 'one' } } } },
      ['one', 'two', 'one'],
    ],
    ['examples', { input_examples: [{ city: 'Bern' }] }, ['Bern']],
    [
      'names that are more',
      { name: 'do this', properties: { 'and that': { type: 'string' } } },
      ['do this', 'and that'],
    ],
    [
      'grammars',
      {
        type: 'custom',
        format: { type: 'grammar', syntax: 'lark', definition: 'start: "rhubarb"' },
      },
      ['start: "rhubarb"'],
    ],
    [
      'what servers of tools say of themselves',
      {
        type: 'mcp',
        server_label: 'docs',
        server_url: 'https://example.com/mcp',
        server_description: 'Rhubarb',
        authorization: 'Bearer sk-1',
      },
      ['Rhubarb'],
    ],
    ['unknown fields', { novelty: { words: 'Hidden text' } }, ['Hidden text']],
  ])('are %s', (_title, value, expected) => {
    expect(definitionTexts(value)).toEqual(expected);
  });

  it('are none where there are only names and settings', () => {
    expect(
      definitionTexts({
        type: 'web_search',
        search_context_size: 'medium',
        filters: { allowed_domains: ['example.com'] },
        $ref: '#/$defs/a',
        vector_store_ids: ['vs_1'],
      }),
    ).toEqual([]);
  });
});
