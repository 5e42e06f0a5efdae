import { Providers } from '@touchstone/clients';
import { MalformedRequest } from '@touchstone/http-edge';
import { targetOf } from './target';

const at = (url: string) => new Providers({ TOUCHSTONE_PROVIDER_OPENAI_URL: url }).get('openai');
const V1 = at('https://vendor.example/v1');

describe('the address of an operation', () => {
  it.each([
    ['without the version', '/chat/completions', '/v1/chat/completions', '/chat/completions'],
    ['with the version', '/v1/chat/completions', '/v1/chat/completions', '/chat/completions'],
    [
      'with another version',
      '/v2beta1/chat/completions',
      '/v2beta1/chat/completions',
      '/chat/completions',
    ],
    ['with a query', '/models?limit=2&a=b', '/v1/models?limit=2&a=b', '/models'],
    ['with slashes too many', '//chat///completions/', '/v1/chat/completions', '/chat/completions'],
    [
      'with a colon',
      '/models/m-1:generateContent',
      '/v1/models/m-1:generateContent',
      '/models/m-1:generateContent',
    ],
    ['with an escape', '/models/a%20b', '/v1/models/a%20b', '/models/a b'],
    ['that is the vendor’s own', '', '/v1', '/'],
  ])('%s', (_title, rest, path, operation) => {
    expect(targetOf(V1, rest)).toEqual({ origin: 'https://vendor.example', path, operation });
  });

  it('keeps the path before the version', () => {
    const groq = at('https://vendor.example/openai/v1');
    expect([targetOf(groq, '/models').path, targetOf(groq, '/v1/models').path]).toEqual([
      '/openai/v1/models',
      '/openai/v1/models',
    ]);
  });

  it('has no version if the vendor’s address has none', () => {
    const plain = at('https://vendor.example/openai');
    expect([
      targetOf(plain, '/chat/completions').path,
      targetOf(plain, '/v1/chat/completions').path,
    ]).toEqual(['/openai/chat/completions', '/openai/v1/chat/completions']);
  });

  it('has the operator’s query before the caller’s', () => {
    expect(targetOf(at('https://vendor.example/v1?api-version=3'), '/models?limit=2').path).toBe(
      '/v1/models?api-version=3&limit=2',
    );
    expect(targetOf(at('https://vendor.example/v1?api-version=3'), '/models').path).toBe(
      '/v1/models?api-version=3',
    );
  });

  it.each([
    '/../admin',
    '/models/..',
    '/./models',
    '/%2e%2e/admin',
    '/.%2E/admin',
    '/models%2f..%2fadmin',
    '/models\\admin',
    '/models/a%5cb',
    '/models/%00',
    '/models/%0d%0aHost:x',
    '/files/f-1/content#',
    '/models /x',
    '/models/%zz',
  ])('is refused if it could lead elsewhere: %s', (rest) => {
    expect(() => targetOf(V1, rest)).toThrow(MalformedRequest);
  });
});
