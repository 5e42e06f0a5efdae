import fc from 'fast-check';
import {
  type Constraint,
  type Countable,
  COUNTABLES,
  type Format,
  FORMATS,
  parseRequirement,
} from '@touchstone/assertions';
import type { Assessment, Holds } from './assessment';
import { check as checkScene } from './check';

const check = (constraint: Constraint, text: string): Assessment =>
  checkScene(constraint, { text });

const verdict = (assertion: string, text: string): Holds =>
  check((parseRequirement(assertion) as { constraint: Constraint }).constraint, text).holds;

describe('check', () => {
  it.each<[string, string, Holds]>([
    ['The text must contain at most 3 words.', 'one two three', true],
    ['The text must contain at most 3 words.', 'one two three four', false],
    ['The text must contain at most 3 words.', 'one two well-known', 'borderline'],
    [
      'The text must contain exactly 2 sentences.',
      'Dr. Who arrived at 3.5 p.m. today. He left!',
      true,
    ],
    ['The text must contain at least 2 paragraphs.', 'one\n\ntwo', true],
    ['The text must contain exactly 2 bullet points.', '- a\n* b\n', true],
    ['The text must contain exactly 2 bullet points.', '**bold**\n***\n- a', false],
    [
      'The text must contain 2 links.',
      'https://a.example and https://b.example and https://c.example',
      'borderline',
    ],
    ['The text must contain about 10 words.', 'a b c d e f g h i j k', true],
    ['The text must not contain any digits.', 'room 7', false],
    ['The text must not contain any numbers.', 'room seven', 'borderline'],
    ['The text must not mention the word "art".', 'a party', 'borderline'],
    ['The text must not mention the word "art".', 'Art!', false],
    ['The text must mention the word "cat".', 'two cats', true],
    ['The letter "o" must appear at least 3 times.', 'foo Oslo', true],
    ['The text must start with "Dear".', '**Dear** Anna', true],
    ['The text must start with "Dear".', 'Dearest Anna', false],
    ['The text must end with a question.', 'Is it? Yes.', false],
    ['The text must end with a question.', 'Yes. "Is it?"', true],
    ['The text must be valid JSON.', '```json\n{"a": [1]}\n```', true],
    ['The text must be valid JSON.', '{"a": 1} and more', false],
    ['The text must be valid XML.', '<a x="1"><b/>t</a>', true],
    ['The text must be valid XML.', '<a><b></a></b>', false],
    ['The text must be in lowercase letters only.', 'all small 123', true],
    ['The text must be in lowercase letters only.', 'One capital', false],
    ['The text must be wrapped in double quotation marks.', ' "inside" ', true],
    ['The text must be one of "yes" or "no".', 'Yes.', true],
    ['The text must be one of "yes" or "no".', 'perhaps', false],
    ['The text must be in Thai.', 'This is plainly not Thai at all.', false],
    ['The text must be in German.', 'ja', 'unknown'],
    ['The text must not use emojis.', 'done ✅', false],
    ['The text must not contain phone numbers.', 'call +49 30 1234567', false],
    ['The text must contain an e-mail address.', 'write to a.b@example.org', true],
    ['The text must not include a date.', 'on 3 March 2024', false],
    ['The text must contain a markdown table.', '| a | b |\n|---|---|\n| 1 | 2 |', true],
    ['The text must contain a title wrapped in double angular brackets.', '<<Joy>>\nText', true],
    [
      'The text must contain at least 2 placeholders in square brackets.',
      '[name] at [place]',
      true,
    ],
    ['The text must not use the first person singular.', 'World War I ended.', true],
    ['The text must not use the first person singular.', 'I think so.', false],
    ['The text must contain an apology.', 'We are sorry.', true],
    ['The text must mention a ticket number in the form T-123.', 'see T-987', true],
    ['The text must match the regular expression /^(a+)+$/.', `${'a'.repeat(5000)}b`, false],
    ['The text must match the regular expression /(/.', 'a', 'unknown'],
  ])('%s %j', (assertion, text, holds) => {
    expect(verdict(assertion, text)).toBe(holds);
  });

  it('quotes the text that breaks a prohibition', () => {
    const { quote, reason } = check(
      { kind: 'count', of: 'url', bounds: { max: 0 } },
      'please see https://a.example for more',
    );
    expect(quote).toContain('https://a.example');
    expect(reason).toBe('Found 1 link; expected none.');
  });

  it('reports a broken part even if another part is undecidable', () => {
    expect(
      check(
        {
          kind: 'all',
          parts: [
            { kind: 'language', language: 'de' },
            { kind: 'format', format: 'lowercase' },
          ],
        },
        'Ja',
      ).holds,
    ).toBe(false);
    expect(
      check(
        {
          kind: 'all',
          parts: [
            { kind: 'language', language: 'de' },
            { kind: 'format', format: 'lowercase' },
          ],
        },
        'ja',
      ).holds,
    ).toBe('unknown');
  });

  it('decides a breach only when it finds a match', () => {
    const breach: Constraint = {
      kind: 'breach',
      part: { kind: 'count', of: 'email', bounds: { max: 0 } },
    };
    expect(check(breach, 'a@b.example').holds).toBe(false);
    expect(check(breach, 'nothing').holds).toBe('unknown');
  });

  it.each([...COUNTABLES])('counts %s in any text without throwing', (of: Countable) => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        (text) => void check({ kind: 'count', of, bounds: { max: 1 } }, text),
      ),
      { numRuns: 30 },
    );
    for (const text of ['a', '\0', '\ud800', '[', '*a', '#', ' ', '\n', '1', '好'])
      check({ kind: 'count', of, bounds: { min: 1 } }, text.repeat(200_000 / text.length));
  });

  it.each([...FORMATS])('checks the format %s of any text without throwing', (format: Format) => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        (text) => void check({ kind: 'format', format }, text),
      ),
      { numRuns: 30 },
    );
    for (const text of ['[', '{"a":', '<a>', '<!--', '|-'])
      check({ kind: 'format', format }, text.repeat(20_000));
  });

  it('finds a phrase of any characters in the same text', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
          .filter((text) => text.trim() !== ''),
        (text) => {
          expect(
            check({ kind: 'phrase', phrase: { text, as: 'word' }, bounds: { min: 1 } }, text).holds,
          ).toBe(true);
        },
      ),
    );
  });
});
