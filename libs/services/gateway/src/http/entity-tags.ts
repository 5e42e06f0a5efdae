/** Entity tag of RFC 9110, section 8.8.3. */
export interface EntityTag {
  weak: boolean;
  /** Opaque tag, quotes included. */
  opaque: string;
}

const TAG = /(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/**
 * Parses the tags of `If-Match` or `If-None-Match`; empty if the header is malformed, `undefined`
 * if it is absent.
 */
export const entityTags = (header: string | undefined): '*' | EntityTag[] | undefined => {
  if (header === undefined) return undefined;
  if (header.trim() === '*') return '*';
  if (!/^[\s,]*$/.test(header.replace(TAG, ''))) return [];
  return [...header.matchAll(TAG)].map(([, weak, opaque = '']) => ({
    weak: weak !== undefined,
    opaque,
  }));
};

/** Compares strongly: a weak tag never matches. Returns true without the header. */
export const ifMatchHolds = (header: string | undefined, etag: string): boolean => {
  const tags = entityTags(header);
  return (
    tags === undefined || tags === '*' || tags.some(({ weak, opaque }) => !weak && opaque === etag)
  );
};

/** Compares weakly. */
export const isKnownTo = (ifNoneMatch: string | undefined, etag: string): boolean => {
  const tags = entityTags(ifNoneMatch) ?? [];
  return tags === '*' || tags.some(({ opaque }) => opaque === etag);
};
