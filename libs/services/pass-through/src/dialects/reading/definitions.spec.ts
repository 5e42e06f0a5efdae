import { definitionTexts } from './definitions';

describe('definitionTexts', () => {
  it.each([
    [
      'descriptions, even of a single word',
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
      'offered values',
      { schema: { properties: { a: { enum: ['one', 'two'], default: 'one' } } } },
      ['one', 'two', 'one'],
    ],
    ['examples', { input_examples: [{ city: 'Bern' }] }, ['Bern']],
    [
      'names that are more than identifiers',
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
      'descriptions of tool servers',
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
  ])('returns %s', (_title, value, expected) => {
    expect(definitionTexts(value)).toEqual(expected);
  });

  it('returns nothing for names and settings', () => {
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
