import { Providers } from './providers';
import { UnknownProvider } from './unknown-provider';

const SHIPPED = ['anthropic', 'gemini', 'google', 'groq', 'mistral', 'openai', 'openrouter'];

describe('Providers', () => {
  it('contains preset addresses of public vendors only', () => {
    expect(new Providers({}).names).toEqual(SHIPPED);
  });

  it.each(['azure', 'ollama', 'vllm'])('contains %s once its address is set', (name) => {
    expect(
      new Providers({
        [`TOUCHSTONE_PROVIDER_${name.toUpperCase()}_URL`]: 'http://models.example/v1',
      }).get(name),
    ).toMatchObject({ name, isPreset: false });
  });

  it('distinguishes a public vendor’s preset address from a configured one', () => {
    const preset = new Providers({}).get('openai');
    expect([preset.isPreset, new Providers({}).at('openai', preset.url).isPreset]).toEqual([
      true,
      false,
    ]);
    expect(
      new Providers({ TOUCHSTONE_PROVIDER_OPENAI_URL: 'http://models.example/v1' }).get('openai')
        .isPreset,
    ).toBe(false);
  });

  it('resolves an alias to its vendor', () => {
    const providers = new Providers({});
    expect(providers.get('google')).toBe(providers.get('gemini'));
  });

  it('ignores the case of a name', () => {
    expect(new Providers({}).get('OpenAI').name).toBe('openai');
  });

  it('reads another address from the environment under either name', () => {
    expect(
      new Providers({ TOUCHSTONE_PROVIDER_OPENAI_URL: 'http://127.0.0.1:9/v1' }).get('openai').url
        .href,
    ).toBe('http://127.0.0.1:9/v1');
    expect(
      new Providers({ TOUCHSTONE_PROVIDER_GOOGLE_URL: 'http://127.0.0.1:9/v1' }).get('gemini'),
    ).toMatchObject({ name: 'gemini', family: 'gemini' });
  });

  it('keeps the preset address if the variable is empty', () => {
    expect(new Providers({ TOUCHSTONE_PROVIDER_OPENAI_URL: '' }).get('openai').url.href).toBe(
      'https://api.openai.com/v1',
    );
  });

  it('adds a vendor that only the environment names as OpenAI-compatible', () => {
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
    'refuses %s as an address and names the variable',
    (url) => {
      expect(() => new Providers({ TOUCHSTONE_PROVIDER_OPENAI_URL: url })).toThrow(
        'TOUCHSTONE_PROVIDER_OPENAI_URL: must be an http or https address',
      );
    },
  );

  it.each(['unknown', 'constructor', '__proto__', 'azure', 'ollama', 'vllm', ''])(
    'rejects %p and lists the available names',
    (name) => {
      const ask = () => new Providers({}).get(name);
      expect(ask).toThrow(UnknownProvider);
      expect(ask).toThrow(SHIPPED.join(', '));
    },
  );

  it('keeps the dialect and credential style of a vendor at another address', () => {
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
