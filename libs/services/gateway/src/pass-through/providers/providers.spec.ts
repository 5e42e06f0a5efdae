import { UnknownProvider } from '../errors';
import { Providers } from './providers';

const SHIPPED = [
  'anthropic',
  'gemini',
  'google',
  'groq',
  'mistral',
  'ollama',
  'openai',
  'openrouter',
  'vllm',
];

describe('the known providers', () => {
  it('ship with addresses, but for those that every customer has one of', () => {
    expect(new Providers({}).names).toEqual(SHIPPED);
  });

  it('know one vendor by two names', () => {
    const providers = new Providers({});
    expect(providers.get('google')).toBe(providers.get('gemini'));
  });

  it('are found however the name is written', () => {
    expect(new Providers({}).get('OpenAI').name).toBe('openai');
  });

  it('take another address from the environment, under either name', () => {
    expect(
      new Providers({ TOUCHSTONE_PROVIDER_OPENAI_URL: 'http://127.0.0.1:9/v1' }).get('openai').url
        .href,
    ).toBe('http://127.0.0.1:9/v1');
    expect(
      new Providers({ TOUCHSTONE_PROVIDER_GOOGLE_URL: 'http://127.0.0.1:9/v1' }).get('gemini'),
    ).toMatchObject({ name: 'gemini', family: 'gemini' });
  });

  it('leave an address that is set to nothing as it is', () => {
    expect(new Providers({ TOUCHSTONE_PROVIDER_OPENAI_URL: '' }).get('openai').url.href).toBe(
      'https://api.openai.com/v1',
    );
  });

  it('grow by one that only the environment knows, which speaks as OpenAI does', () => {
    const providers = new Providers({
      TOUCHSTONE_PROVIDER_IN_HOUSE_URL: 'http://models.example/v1',
    });
    expect(providers.names).toEqual([...SHIPPED, 'in-house'].sort());
    expect(providers.get('in-house')).toMatchObject({
      name: 'in-house',
      family: 'openai',
      credential: { header: 'authorization' },
    });
  });

  it.each(['api.openai.com/v1', 'ftp://models.example', 'nonsense'])(
    'refuse %s as an address, naming the variable',
    (url) => {
      expect(() => new Providers({ TOUCHSTONE_PROVIDER_OPENAI_URL: url })).toThrow(
        'TOUCHSTONE_PROVIDER_OPENAI_URL: must be an http or https address',
      );
    },
  );

  it.each(['unknown', 'constructor', '__proto__', 'azure', ''])(
    'answer %p with the names there are',
    (name) => {
      const ask = () => new Providers({}).get(name);
      expect(ask).toThrow(UnknownProvider);
      expect(ask).toThrow(SHIPPED.join(', '));
    },
  );

  it('keep how a vendor is spoken to at another address', () => {
    const url = new URL('http://models.example');
    expect(new Providers({}).at('anthropic', url)).toMatchObject({
      name: 'anthropic',
      family: 'anthropic',
      url,
    });
    expect(new Providers({}).at('constructor', url)).toMatchObject({
      name: 'constructor',
      family: 'openai',
    });
    expect(new Providers({}).at('azure', url)).toMatchObject({
      name: 'azure',
      credential: { header: 'api-key' },
    });
  });
});
