import { foldBase, MONTHS, WEEKDAYS } from '@touchstone/text';
import { type ContentWord, contentWords } from './content-words';
import { overlap } from './overlap';
import { remembered } from './remembered';

/** A person or place with the words that tell its part in the clause. */
export interface RoleName {
  name: string;
  parts: readonly string[];
  titled: boolean;
  role: readonly ContentWord[];
}

const TITLE = String.raw`(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Herrn?|Frau|M|Mme|Mlle|Monsieur|Madame)\.?`;
const FULL = new RegExp(
  String.raw`(?<!\p{L})(?:(${TITLE}) (\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?)|(\p{Lu}[\p{Ll}'’-]+ \p{Lu}[\p{Ll}'’-]+))(?!\p{L})`,
  'gu',
);
const NOT_NAMES =
  /^(?:the|a|an|in|on|at|yes|no|your|our|my|it|we|you|he|she|they|this|that|if|for|and|but|good|please|der|die|das|wir|sie|ihr|le|la|les|vous|nous|je|il|elle|done|confirmed|reminder|updated)$/;
const REACH = 60;

/** Finds people with a title or two names, and the words around them. */
export const roleNames = (clause: string): RoleName[] =>
  Array.from(clause.matchAll(FULL)).flatMap((match): RoleName[] => {
    const name = match[2] ?? match[3] ?? '';
    const parts = name.split(' ').map((part) => foldBase(part));
    if (parts.some((part) => NOT_NAMES.test(part) || WEEKDAYS.has(part) || MONTHS.has(part)))
      return [];
    const [start, end] = [match.index, match.index + match[0].length];
    const around = `${clause.slice(Math.max(0, start - REACH), start)} ${clause.slice(end, end + REACH)}`;
    return [
      {
        name: match[0],
        parts,
        titled: match[1] !== undefined,
        role: contentWords(around).filter(({ plain }) => !parts.includes(plain)),
      },
    ];
  });

const NAMED_ROLE =
  /(?<!\p{L})(?:[Tt]he|[Oo]ur|[Mm]y|[Yy]our|[Ii]ts|[Hh]is|[Hh]er|[Ll]e|[Ll]a|[Ll]es|[Ll]['’]|[Nn]otre|[Vv]otre) ?((?:\p{Ll}[\p{L}'’-]+ ){0,2}\p{Ll}[\p{L}'’-]+)(?:,| is| was| ist| war| est| était| heißt| is called| s['’]appelle) (\p{Lu}[\p{Ll}'’-]+)(?!\p{L})/gu;

const bearersOf = remembered((sentence) =>
  Array.from(sentence.matchAll(NAMED_ROLE), ([, part = '', name = '']) => ({
    part: part.split(' ').at(-1)?.toLowerCase() ?? '',
    name,
  })),
);

/** Finds another single name for the same part, such as `the capital is X` and `the capital, Y`. */
export const otherBearer = (
  later: string,
  earlier: string,
): { claimed: string; given: string } | undefined => {
  const [now, before] = [bearersOf(later), bearersOf(earlier)];
  for (const { part, name } of now) {
    const rival = before.find((each) => each.part === part && each.name !== name);
    if (rival && !later.includes(rival.name) && !earlier.includes(name))
      return { claimed: name, given: rival.name };
  }
  return undefined;
};

const SHARED = 0.9;

/** Finds a name that takes the part of another one in an earlier clause. */
export const nameConflict = (
  later: readonly RoleName[],
  earlier: readonly RoleName[],
  known: ReadonlySet<string>,
  recalls: boolean,
): { claimed: string; given: string } | undefined => {
  for (const one of later) {
    if (one.parts.some((part) => known.has(part))) continue;
    const rival = earlier.find(
      (other) =>
        (overlap(one.role, other.role) >= SHARED || (recalls && one.titled && other.titled)) &&
        !later.some(({ parts }) => parts.some((part) => other.parts.includes(part))),
    );
    if (rival) return { claimed: one.name, given: rival.name };
  }
  return undefined;
};
