import { type Environment, reportProblems } from '@touchstone/kernel';
import { UnknownProvider } from '../errors';
import { ALIASES, CATALOGUE, type CatalogueEntry, COMPATIBLE } from './catalogue';
import type { Provider } from './provider';
import { configuredAddresses } from './providers.config';

const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Names come from outside: `constructor` is one of an entry only where somebody wrote it. */
const entryOf = (name: string): CatalogueEntry =>
  (Object.hasOwn(CATALOGUE, name) ? CATALOGUE[name] : undefined) ?? COMPATIBLE;

/** The vendors this installation knows, by name. */
export class Providers {
  private readonly known = new Map<string, Provider>();

  /** @throws InvalidConfiguration, unless problems are being collected, for an address that is none */
  constructor(environment: Environment = process.env) {
    const addresses = configuredAddresses(environment);
    for (const [alias, name] of Object.entries(ALIASES)) {
      const address = addresses.get(alias);
      if (address !== undefined && addresses.delete(alias)) addresses.set(name, address);
    }
    for (const name of new Set([...Object.keys(CATALOGUE), ...addresses.keys()]))
      this.add(name, addresses.get(name));
    for (const [alias, name] of Object.entries(ALIASES)) this.known.set(alias, this.get(name));
  }

  /** Sorted. */
  get names(): string[] {
    return [...this.known.keys()].sort();
  }

  /** @throws UnknownProvider */
  get(name: string): Provider {
    const provider = this.find(name);
    if (provider === undefined) throw new UnknownProvider(this.names);
    return provider;
  }

  find(name: string): Provider | undefined {
    return this.known.get(name.toLowerCase());
  }

  /** The vendor of this name at another address; one that nobody here knows speaks as OpenAI does. */
  at(name: string, url: URL): Provider {
    const key = name.toLowerCase();
    return { ...(this.find(key) ?? { name: key, ...entryOf(key) }), url };
  }

  private add(name: string, configuredUrl: string | undefined): void {
    const { url: preset, family, credential } = entryOf(name);
    const url = configuredUrl ?? preset;
    if (url === undefined) return;
    if (isAddress(url)) this.known.set(name, { name, url: new URL(url), family, credential });
    else
      reportProblems(
        `TOUCHSTONE_PROVIDER_${name.toUpperCase().replaceAll('-', '_')}_URL: must be an http or https address`,
      );
  }
}
