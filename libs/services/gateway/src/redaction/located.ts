import { RedactionIncomplete } from './errors';
import type { Found } from './found';
import type { NamedField } from './map-texts';
import type { Span } from './spans';

/** Entities reported between the same two offsets of one path, by excerpt. */
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
 * Returns the spans of each field, reported under its path or, by workers that still have keys in
 * paths, under its name. Names need not be unique (all keys of one object share theirs), so an
 * entity applies to every field of its name that contains its excerpt at its offsets.
 * @throws RedactionIncomplete for an entity that matches no field: the detector saw another text
 * than the caller sent
 */
export const located = (fields: readonly NamedField[], found: readonly Found[]): Span[][] => {
  const byPath = placesOf(found);
  const seen = new Set<Found>();
  const spans = fields.map(({ path, name = path, text }) =>
    [...(byPath.get(path) ?? byPath.get(name) ?? new Map<string, Place>()).values()].flatMap(
      ({ start, end, found: here }): Span[] => {
        const match = end > text.length ? undefined : here.get(text.slice(start, end));
        if (match === undefined) return [];
        seen.add(match);
        return [{ kind: match.kind, group: match.group, start, end, confidence: match.confidence }];
      },
    ),
  );
  const distinct = [...byPath.values()]
    .flatMap((places) => [...places.values()])
    .reduce((count, place) => count + place.found.size, 0);
  if (seen.size < distinct)
    throw new RedactionIncomplete('The detector found something in a text that was not sent.');
  return spans;
};
