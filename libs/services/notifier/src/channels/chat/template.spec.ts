import fc from 'fast-check';
import { type Placeholder, PLACEHOLDERS, type Values } from '../text/placeholders';
import { templateBody, templateProblem } from './template';

const values = (value: string): Values =>
  Object.fromEntries(Object.keys(PLACEHOLDERS).map((name) => [name, value])) as Record<
    Placeholder,
    string
  >;
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}"x"${'}'.repeat(depth)}`;

describe('template of a chat tool', () => {
  it.each([
    ['Discord', '{"username":"{{notifier}}","content":"{{text}}","allowed_mentions":{"parse":[]}}'],
    [
      'Teams',
      '{"type":"message","attachments":[{"contentType":"application/vnd.microsoft.card.adaptive","content":{"type":"AdaptiveCard","version":"1.4","body":[{"type":"TextBlock","text":"{{title}}","wrap":true}]}}]}',
    ],
    ['no placeholder at all', '{"text":"something happened"}'],
    ['an empty object', '{}'],
  ])('accepts the format of %s', (_title, template) => {
    expect(templateProblem(template)).toBeUndefined();
  });

  it.each([
    ['is not JSON', '{"text": {{text}}}', 'must be a JSON object'],
    ['is a list', '["{{text}}"]', 'must be a JSON object'],
    ['is a text', '"{{text}}"', 'must be a JSON object'],
    ['is null', 'null', 'must be a JSON object'],
    ['has an unknown placeholder', '{"a":[{"b":"{{nope}}"}]}', '{{nope}}'],
    ['is too long', `{"a":"${'x'.repeat(20_001)}"}`, 'too long'],
    ['is too deep', nested(40), 'too deep'],
    ['is far too deep', `{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}`, 'too deep'],
    ['would grow without bounds', `{"a":"${'{{text}}'.repeat(33)}"}`, 'too many placeholders'],
  ])('is rejected when it %s', (_title, template, words) => {
    expect(templateProblem(template)).toContain(words);
  });

  it('fills strings at every depth and leaves keys, numbers and literals unchanged', () => {
    const template =
      '{"{{text}}":["{{score}}",1,true,null,{"x":"a {{ status }} b"}],"__proto__":{"y":"{{title}}"}}';
    expect(JSON.stringify(templateBody(template, values('v')))).toBe(
      '{"{{text}}":["v",1,true,null,{"x":"a v b"}],"__proto__":{"y":"v"}}',
    );
  });

  it('keeps its structure whatever the values contain', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('","admin":true,"x":"', '{{text}}', '\\', '"', '\n', '$&', '$`'),
        ),
        (value) => {
          const sent: unknown = JSON.parse(
            JSON.stringify(
              templateBody('{"a":"<{{text}}>","b":["{{checks}}{{title}}"]}', values(value)),
            ),
          );
          expect(sent).toStrictEqual({ a: `<${value}>`, b: [`${value}${value}`] });
        },
      ),
    );
  });
});
