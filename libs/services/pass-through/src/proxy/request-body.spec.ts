import { Readable } from 'node:stream';
import { Providers } from '@touchstone/clients';
import { aPrincipal } from '@touchstone/testing/http';
import { UnreadableRequest } from '../errors';
import { PassThroughSettings } from '../pass-through.config';
import { targetOf } from '../providers/target';
import { jsonBodyOf } from './request-body';

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

describe('jsonBodyOf', () => {
  it('parses a JSON object and keeps the last of equal keys', () => {
    expect(jsonBodyOf(asked('{"a": 1, "a": 2}'), BOUNDS)).toEqual({ a: 2 });
    expect(jsonBodyOf(asked('{"a": 1}', { 'content-encoding': ' Identity ' }), BOUNDS)).toEqual({
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
    ['a forbidden key', asked('{"a": {"__proto__": {}}}'), 'a.__proto__: this key is not accepted'],
  ])('refuses %s', (_title, given, sentence) => {
    expect(() => jsonBodyOf(given, BOUNDS)).toThrow(UnreadableRequest);
    expect(() => jsonBodyOf(given, BOUNDS)).toThrow(sentence);
  });
});
