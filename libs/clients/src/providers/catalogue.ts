import type { CredentialStyle, DialectFamily } from './provider';

const BEARER: CredentialStyle = { header: 'authorization', prefix: 'Bearer ', accepted: [] };

/**
 * A vendor that ships with Touchstone. One without an address is available once an operator sets
 * it.
 */
export interface CatalogueEntry {
  url?: string;
  family: DialectFamily;
  credential: CredentialStyle;
  /** Operation that demands the credential and costs nothing, where the list of models is public. */
  credentialCheck?: string;
}

/** Addresses and credential headers as the vendors document them. */
export const CATALOGUE: Readonly<Record<string, CatalogueEntry>> = {
  openai: { url: 'https://api.openai.com/v1', family: 'openai', credential: BEARER },
  anthropic: {
    url: 'https://api.anthropic.com/v1',
    family: 'anthropic',
    credential: { header: 'x-api-key', prefix: '', accepted: ['authorization'] },
  },
  gemini: {
    url: 'https://generativelanguage.googleapis.com/v1beta',
    family: 'gemini',
    credential: { header: 'x-goog-api-key', prefix: '', accepted: ['authorization'], query: 'key' },
  },
  azure: {
    family: 'openai',
    credential: { header: 'api-key', prefix: '', accepted: ['authorization'] },
  },
  mistral: { url: 'https://api.mistral.ai/v1', family: 'openai', credential: BEARER },
  groq: { url: 'https://api.groq.com/openai/v1', family: 'openai', credential: BEARER },
  openrouter: {
    url: 'https://openrouter.ai/api/v1',
    family: 'openai',
    credential: BEARER,
    credentialCheck: '/key',
  },
  // Self-hosted servers have no preset: a local one would let any key with the scope `proxy` reach
  // other local services.
  ollama: { family: 'openai', credential: BEARER },
  vllm: { family: 'openai', credential: BEARER },
};

/** Aliases of vendors, by alias. */
export const ALIASES: Readonly<Record<string, string>> = { google: 'gemini' };

/** Defaults for a vendor that only the configuration names; it is treated as OpenAI-compatible. */
export const COMPATIBLE: CatalogueEntry = { family: 'openai', credential: BEARER };
