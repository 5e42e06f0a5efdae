import type { Field } from '@touchstone/contracts';
import { RedactionIncomplete } from './errors';
import type { Found } from './found';
import type { Span } from './spans';

/** Everything found between the same two offsets of one path, by its excerpt. */
interface Place {
  start: number;
  end: number;
  found: Map<string, Found>;
}

const placesOf = (found: readonly Found[]): Map<string, Map<string, Place>> => {
  const byPath = new Map<string, Map<string, Place>>();
  for (const each of found) {
    const places = byPath.get(each.field) ?? new Map<string, Place>();
    const key = `${each.start}-${each.end}`;
    const place = places.get(key) ?? {
      start: each.start,
      end: each.end,
      found: new Map<string, Found>(),
    };
    place.found.set(each.quote, each);
    byPath.set(each.field, places.set(key, place));
  }
  return byPath;
};

/**
 * The spans of each field. Paths need not be unique (all keys of one object share theirs), so a find counts in every field of
 * its path that reads as its excerpt there.
 * @throws RedactionIncomplete for a find that fits nowhere: the detector saw another text than the caller sent
 */
export const located = (fields: readonly Field[], found: readonly Found[]): Span[][] => {
  const byPath = placesOf(found);
  const seen = new Set<Found>();
  const spans = fields.map(({ path, text }) =>
    [...(byPath.get(path)?.values() ?? [])].flatMap(({ start, end, found: here }): Span[] => {
      const match = end > text.length ? undefined : here.get(text.slice(start, end));
      if (match === undefined) return [];
      seen.add(match);
      return [{ kind: match.kind, group: match.group, start, end, confidence: match.confidence }];
    }),
  );
  const distinct = [...byPath.values()]
    .flatMap((places) => [...places.values()])
    .reduce((count, place) => count + place.found.size, 0);
  if (seen.size < distinct)
    throw new RedactionIncomplete('The detector found something in a text that was not sent.');
  return spans;
};
