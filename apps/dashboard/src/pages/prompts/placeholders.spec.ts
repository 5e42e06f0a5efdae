import { piecesOf, variablesOf } from './placeholders';

const namesIn = (text: string) => piecesOf(text).flatMap(({ name }) => name ?? []);

describe('placeholders', () => {
  // The table of docs/guides/prompt-templates.md.
  it.each([
    ['{{CITY}} {{ CITY }} {CITY}', ['CITY', 'CITY', 'CITY']],
    ['{ CITY } {} {{}} {1} {"a": 1} { }}', []],
    ['{{{A}}}', ['A']],
    ['{{A}', ['A']],
    ['{A}}', ['A']],
    ['{{A{{A}}}}', ['A']],
    ['{"a": {"b": {A}}}', ['A']],
    ['{{ A }', []],
    ['{user.name} {größe} {a-b}', ['user.name', 'größe', 'a-b']],
  ])('finds those of %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('names each variable of messages and tool descriptions once', () => {
    const variables = variablesOf({
      messages: [{ content: '{A} {B}' }, { multiContent: [{ type: 'text', text: '{{C}}{A}' }] }],
      tools: [{ function: { name: '{NOT}', description: '{D}' } }],
    });
    expect(variables).toEqual(['A', 'B', 'C', 'D']);
  });
});
