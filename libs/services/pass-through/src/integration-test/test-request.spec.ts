import { Providers } from '@touchstone/clients';
import { testRequestFor } from './test-request';

const providers = new Providers({
  TOUCHSTONE_PROVIDER_AZURE_URL: 'https://models.example/openai/v1',
});
const elsewhere = new URL('https://models.example/v1');

describe('the request of a test', () => {
  it('demands the credential where the list of models is public', () => {
    expect(testRequestFor(providers.get('openrouter')).path).toBe('/key');
    expect(testRequestFor(providers.at('openrouter', elsewhere)).path).toBe('/models');
    expect(testRequestFor(providers.get('mistral')).path).toBe('/models');
  });

  it.each([
    ['openai', 'max_completion_tokens'],
    ['azure', 'max_completion_tokens'],
    ['mistral', 'max_tokens'],
    ['in-house', 'max_tokens'],
  ])('limits the answer of %s by the name that it knows: %s', (name, limit) => {
    const { body } = testRequestFor(providers.at(name, elsewhere), 'm-1');
    expect(Object.keys(body ?? {})).toEqual(['model', 'messages', limit]);
  });
});
