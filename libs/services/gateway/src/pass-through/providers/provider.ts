/** How a vendor's operations are written: which dialects read its bodies. */
export const DIALECT_FAMILIES = ['openai', 'anthropic', 'gemini'] as const;
export type DialectFamily = (typeof DIALECT_FAMILIES)[number];

/** Where a vendor looks for its credential. */
export interface CredentialStyle {
  /** Lower case. */
  header: string;
  /** What stands before the credential in the header. */
  prefix: string;
  /** Further headers in which callers of this vendor send it, lower case. */
  accepted: readonly string[];
  /** Name of the query parameter that some clients use instead. */
  query?: string;
}

/** A model vendor that traffic can be passed to. */
export interface Provider {
  name: string;
  /** Its API's base address; the last segment of the path may be a version. */
  url: URL;
  family: DialectFamily;
  credential: CredentialStyle;
}
