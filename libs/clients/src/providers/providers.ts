import { type Environment, reportProblems } from '@touchstone/kernel';
import { ALIASES, CATALOGUE, type CatalogueEntry, COMPATIBLE } from './catalogue';
import type { Provider } from './provider';
import { configuredAddresses } from './providers.config';
import { UnknownProvider } from './unknown-provider';

const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The model vendors of the catalogue and the configuration, by name. */
export class Providers {
  private readonly known = new Map<string, Provider>();

  /** @throws InvalidConfiguration for an invalid address, unless problems are being collected */
  constructor(
    environment: Environment = process.env,
    private readonly catalogue: Readonly<Record<string, CatalogueEntry>> = CATALOGUE,
  ) {
    const addresses = configuredAddresses(environment);
    for (const [alias, name] of Object.entries(ALIASES)) {
      const address = addresses.get(alias);
      if (address !== undefined && addresses.delete(alias)) addresses.set(name, address);
    }
    for (const name of new Set([...Object.keys(this.catalogue), ...addresses.keys()]))
      this.add(name, addresses.get(name));
    for (const [alias, name] of Object.entries(ALIASES)) this.known.set(alias, this.get(name));
  }

  /** Names of all providers, sorted. */
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

  /** Returns a provider at another address; an unknown one is treated as OpenAI-compatible. */
  at(name: string, url: URL): Provider {
    const key = name.toLowerCase();
    return { ...(this.find(key) ?? { name: key, ...this.entryOf(key) }), url, isPreset: false };
  }

  /**
   * Looks up an own entry only: names are untrusted and may be inherited ones such as
   * `constructor`.
   */
  private entryOf(name: string): CatalogueEntry {
    return (Object.hasOwn(this.catalogue, name) ? this.catalogue[name] : undefined) ?? COMPATIBLE;
  }

  private add(name: string, configuredUrl: string | undefined): void {
    const { url: preset, ...entry } = this.entryOf(name);
    const url = configuredUrl ?? preset;
    if (url === undefined) return;
    if (isAddress(url))
      this.known.set(name, {
        name,
        ...entry,
        url: new URL(url),
        isPreset: configuredUrl === undefined,
      });
    else
      reportProblems(
        `TOUCHSTONE_PROVIDER_${name.toUpperCase().replaceAll('-', '_')}_URL: must be an http or https address`,
      );
  }
}
