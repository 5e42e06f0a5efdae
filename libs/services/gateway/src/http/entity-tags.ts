/** RFC 9110, section 8.8.3. */
export interface EntityTag {
  weak: boolean;
  /** With its quotes. */
  opaque: string;
}

const TAG = /(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/** The tags of `If-Match` or `If-None-Match`; none where the header is malformed, `undefined` where it is absent. */
export const entityTags = (header: string | undefined): '*' | EntityTag[] | undefined => {
  if (header === undefined) return undefined;
  if (header.trim() === '*') return '*';
  if (!/^[\s,]*$/.test(header.replace(TAG, ''))) return [];
  return [...header.matchAll(TAG)].map(([, weak, opaque = '']) => ({
    weak: weak !== undefined,
    opaque,
  }));
};

/** The strong comparison: a weak tag is like none. Without the header there is nothing to fail. */
export const ifMatchHolds = (header: string | undefined, etag: string): boolean => {
  const tags = entityTags(header);
  return (
    tags === undefined || tags === '*' || tags.some(({ weak, opaque }) => !weak && opaque === etag)
  );
};

/** The weak comparison. */
export const isKnownTo = (ifNoneMatch: string | undefined, etag: string): boolean => {
  const tags = entityTags(ifNoneMatch) ?? [];
  return tags === '*' || tags.some(({ opaque }) => opaque === etag);
};
