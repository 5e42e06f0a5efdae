import fc from 'fast-check';
import type { Constraint } from './constraint';
import { parseRequirement } from './parse';

const parsed = (sentence: string): Constraint | undefined => parseRequirement(sentence)?.constraint;
const word = (text: string, bounds: object): Constraint => ({
  kind: 'phrase',
  phrase: { text, as: 'word' },
  bounds,
});

describe('parseRequirement', () => {
  it.each<[string, Constraint]>([
    ['The response must mention "refund".', word('refund', { min: 1 })],
    ['The word "delve" should never be used.', word('delve', { max: 0 })],
    ['Mention the keyword "tea" exactly 3 times.', word('tea', { min: 3, max: 3 })],
    ['The reply must mention Acme Corp.', word('Acme Corp', { min: 1 })],
    [
      'The answer must not exceed 280 characters.',
      { kind: 'count', of: 'character', bounds: { max: 280, soft: false } },
    ],
    [
      'Your reply should not be longer than 45 words.',
      { kind: 'count', of: 'word', bounds: { max: 45, soft: false } },
    ],
    [
      'The answer must be between 50 and 100 words.',
      { kind: 'count', of: 'word', bounds: { min: 50, max: 100, soft: false } },
    ],
    [
      'The answer may contain at most two sentences.',
      { kind: 'count', of: 'sentence', bounds: { max: 2, soft: false } },
    ],
    ['No commas may be used.', { kind: 'count', of: 'comma', bounds: { max: 0 } }],
    ['The output is required to be valid JSON.', { kind: 'format', format: 'json' }],
    [
      'The response must not be in Spanish.',
      { kind: 'not', part: { kind: 'language', language: 'es' } },
    ],
    [
      'The answer must not end with a question.',
      { kind: 'not', part: { kind: 'edge', edge: 'end', of: 'question' } },
    ],
    [
      'The answer must be one of "yes", "no" or "maybe".',
      { kind: 'one-of', options: ['yes', 'no', 'maybe'] },
    ],
    [
      'The reply must match the pattern /^T-\\d+$/i.',
      { kind: 'pattern', source: '^T-\\d+$', flags: 'i', whole: false },
    ],
    [
      'Die Antwort darf keine Kommas enthalten.',
      { kind: 'count', of: 'comma', bounds: { max: 0 } },
    ],
    [
      'La réponse ne doit contenir aucune virgule.',
      { kind: 'count', of: 'comma', bounds: { max: 0 } },
    ],
    [
      'La respuesta no debe tener más de 100 palabras.',
      { kind: 'count', of: 'word', bounds: { max: 100, soft: false } },
    ],
    [
      'La risposta deve iniziare con "Ciao".',
      { kind: 'edge', edge: 'start', phrase: { text: 'Ciao', as: 'word' } },
    ],
    ['A resposta deve ser escrita em português.', { kind: 'language', language: 'pt' }],
  ])('parses: %s', (sentence, constraint) => {
    expect(parsed(sentence)).toEqual(constraint);
  });

  it('parses a prohibition of several elements as one prohibition for each', () => {
    expect(parsed('The response must not contain links, emojis or hashtags.')).toEqual({
      kind: 'all',
      parts: ['url', 'emoji', 'hashtag'].map((of) => ({ kind: 'count', of, bounds: { max: 0 } })),
    });
  });

  it('parses a sentence with two requirements into both', () => {
    expect(parsed('The response must start with a greeting and contain no emojis.')).toEqual({
      kind: 'all',
      parts: [
        { kind: 'edge', edge: 'start', of: 'greeting' },
        { kind: 'count', of: 'emoji', bounds: { max: 0 } },
      ],
    });
  });

  it.each([
    'The bot must not mention PII.',
    'The response may contain commas.',
    'The response does not have to be in English.',
    'The first sentence must mention "Acme".',
    'The title must contain "Acme".',
    'The response must not contain numbers except dates.',
    'The response must not include both "a" and "b".',
    'The response must not contain commas and be in lowercase.',
    'The response must not contain at least 3 links.',
    'Die Antwort muss nicht auf Deutsch sein.',
    'Die Antwort darf keine Konkurrenten erwähnen.',
    'La respuesta no tiene que contener comas.',
    '',
  ])('returns nothing for an open assertion: %s', (sentence) => {
    expect(parseRequirement(sentence)).toBeUndefined();
  });

  it.each([
    ['The response must contain a link.', 'output'],
    ["The user's message must contain a link.", 'input'],
    ['The text must contain a link.', 'any'],
  ])('detects the side that a sentence concerns: %s', (sentence, side) => {
    expect(parseRequirement(sentence)).toMatchObject({ side });
  });

  it('marks an imperative as a command, but not a phrase without a verb', () => {
    expect(parseRequirement('Do not use commas.')).toMatchObject({ commands: true });
    expect(parseRequirement('No commas.')).not.toHaveProperty('commands');
  });

  it('handles any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        parseRequirement(text);
        parseRequirement(`The response must mention ${text}`);
        parseRequirement(`The response must not contain the words: ${text}`);
      }),
    );
  });
});
