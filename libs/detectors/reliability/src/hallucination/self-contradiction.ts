import {
  type Clause,
  clausesOf,
  type Contradiction,
  contradiction,
  type Known,
  overlap,
  type Placed,
} from '../contradictions';

const NOTHING: ReadonlySet<string> = new Set();
const KNOWN: Known = { explains: () => false, names: NOTHING, recalls: false };
/** Clauses that are compared with those before them: the work grows with their square. */
const MOST = 40;
/** Common words from which two clauses of one text have one subject: it mentions many. */
const CLOSE = 1.4;
const CERTAIN: ReadonlySet<Contradiction['kind']> = new Set(['value', 'state', 'stance']);
/** Share of the shorter clause's words that both have, in short texts and in long ones. */
const SHARE = { short: 0.5, long: 0.8 };
const SHORT = 400;
const FEWEST_WORDS = 2;
/** Kinds of values that differ from sentence to sentence in any story. */
const TOLD = /^(?:year|date|weekday|number|label|clock)/;
const RESULT =
  /(?<!\p{L})(?:together|total|altogether|in all|sum|so|that is|that['’]s|leaves|plus|minus|each|both|after|then|next|later|zusammen|insgesamt|au total)(?!\p{L})/iu;
const CONTRAST =
  /(?<!\p{L})(?:but|however|although|though|except|unless|while|whereas|if|or|on the other hand|some|sometimes|usually|otherwise|instead|aber|jedoch|wenn|außer|mais|cependant|sauf|si)(?!\p{L})/iu;

const placed = (clause: Clause): Placed => ({
  clause,
  asked: [],
  askedNames: NOTHING,
  scope: clause.scope,
});

/** Finds two clauses of one text that cannot both be true. */
export const selfContradiction = (text: string, tick: () => void): Contradiction | undefined => {
  const clauses = clausesOf(text, tick)
    .filter(({ question }) => !question)
    .slice(0, MOST);
  for (const [index, later] of clauses.entries()) {
    tick();
    if (CONTRAST.test(later.sentence)) continue;
    const earlier = clauses
      .slice(0, index)
      .filter((clause) => clause.sentence !== later.sentence && !CONTRAST.test(clause.sentence));
    const found = contradiction(placed(later), earlier.map(placed), KNOWN, CLOSE);
    if (found && CERTAIN.has(found.kind) && isPlain(found, text.length <= SHORT)) return found;
  }
  return undefined;
};

const isPlain = ({ kind, later, earlier, slot }: Contradiction, short: boolean): boolean => {
  if (
    kind === 'value' &&
    ((slot !== undefined && TOLD.test(slot.kind) && !short) || RESULT.test(later.sentence))
  )
    return false;
  if (
    /:$/.test(later.sentence) ||
    Math.min(later.words.length, earlier.words.length) < FEWEST_WORDS ||
    (!short && kind !== 'stance' && kind !== 'state')
  )
    return false;
  const fewest = Math.max(1, Math.min(later.words.length, earlier.words.length));
  return overlap(later.words, earlier.words) >= (short ? SHARE.short : SHARE.long) * fewest;
};
