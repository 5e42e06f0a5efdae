/** Families of dialects that decode vendors' bodies. */
export const DIALECT_FAMILIES = ['openai', 'anthropic', 'gemini'] as const;
export type DialectFamily = (typeof DIALECT_FAMILIES)[number];

/** Header or query parameter of a vendor's credential. */
export interface CredentialStyle {
  /** Header name in lower case. */
  header: string;
  /** Prefix of the credential in the header. */
  prefix: string;
  /** Further credential headers that clients of this vendor use, lower case. */
  accepted: readonly string[];
  /** Name of the query parameter that some clients use instead. */
  query?: string;
}

/** A model vendor that traffic can be proxied to. */
export interface Provider {
  name: string;
  /** Base address of its API; the last path segment may be a version. */
  url: URL;
  family: DialectFamily;
  credential: CredentialStyle;
  /**
   * True if the address is the preset of a public vendor, which restricts its operations itself;
   * any other address gets the listed operations only.
   */
  isPreset: boolean;
  /**
   * Operation at the preset address that demands the credential and costs nothing, where the list
   * of models is public.
   */
  credentialCheck?: string;
}
