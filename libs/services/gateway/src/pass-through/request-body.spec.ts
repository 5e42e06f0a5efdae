import { Readable } from 'node:stream';
import { aPrincipal } from '../gateway.fixture';
import { UnreadableRequest } from './errors';
import { PassThroughSettings } from './pass-through.config';
import { Providers } from './providers/providers';
import { targetOf } from './providers/target';
import { bodyOf } from './request-body';

const BOUNDS = new PassThroughSettings();
const provider = new Providers({}).get('openai');
const asked = (body: string | Buffer | Readable | null, headers = {}) => ({
  provider,
  target: targetOf(provider, '/chat/completions'),
  method: 'POST',
  headers,
  body: typeof body === 'string' ? Buffer.from(body) : body,
  caller: aPrincipal(),
  signal: new AbortController().signal,
});
const nested = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe('a body as checks read it', () => {
  it('is the JSON object, of keys that come twice the last', () => {
    expect(bodyOf(asked('{"a": 1, "a": 2}'), BOUNDS)).toEqual({ a: 2 });
    expect(bodyOf(asked('{"a": 1}', { 'content-encoding': ' Identity ' }), BOUNDS)).toEqual({
      a: 1,
    });
  });

  it.each([
    ['no body', asked(null), 'Expected an uncompressed JSON body'],
    ['a stream', asked(Readable.from(['{}'])), 'Expected an uncompressed JSON body'],
    [
      'a compressed body',
      asked('{}', { 'content-encoding': 'gzip' }),
      'Expected an uncompressed JSON body',
    ],
    ['an empty body', asked(''), 'not valid JSON'],
    ['broken JSON', asked('{"a": '), 'not valid JSON'],
    ['a list', asked('[]'), 'Expected a JSON object'],
    ['null', asked('null'), 'Expected a JSON object'],
    ['too deep a body', asked(nested(200)), 'levels of nesting'],
    [
      'a key that is none',
      asked('{"a": {"__proto__": {}}}'),
      'a.__proto__: this key is not accepted',
    ],
  ])('refuses %s', (_title, given, sentence) => {
    expect(() => bodyOf(given, BOUNDS)).toThrow(UnreadableRequest);
    expect(() => bodyOf(given, BOUNDS)).toThrow(sentence);
  });
});
