import type { CredentialStyle, DialectFamily } from './provider';

const BEARER: CredentialStyle = { header: 'authorization', prefix: 'Bearer ', accepted: [] };

/** A vendor that ships with Touchstone. Without an address it exists once an operator has set one. */
export interface CatalogueEntry {
  url?: string;
  family: DialectFamily;
  credential: CredentialStyle;
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
  openrouter: { url: 'https://openrouter.ai/api/v1', family: 'openai', credential: BEARER },
  ollama: { url: 'http://127.0.0.1:11434/v1', family: 'openai', credential: BEARER },
  vllm: { url: 'http://127.0.0.1:8000/v1', family: 'openai', credential: BEARER },
};

/** Other names of the same vendor. */
export const ALIASES: Readonly<Record<string, string>> = { google: 'gemini' };

/** For a vendor that only configuration knows: it speaks as OpenAI does. */
export const COMPATIBLE: CatalogueEntry = { family: 'openai', credential: BEARER };
