import { type Checked, type Checker, every, type Outcome } from './checked';
import { Passage } from './passage';
import { Pattern } from './pattern';
import { withFigures } from './written-numbers';

const THINGS =
  'things?|reasons?|steps?|items?|ways?|options?|tips?|points?|factors?|types?|kinds?|ideas?|examples?|benefits?|advantages?|disadvantages?|methods?|rules?|features?|parts?|stages?|causes?|questions?|colou?rs?|seasons?|members?|elements?|ingredients?|books?|cities|countries|planets?|names?|languages?|continents?|days?|products?|plans?|rooms?|dishes|tasks?|goals?|principles?|phases?|categories|suggestions?|differences|similarities|strategies|habits?|words?|people|animals?|fruits?|vegetables?|oceans?|Gründe|Schritte|Möglichkeiten|Tipps|Punkte|Dinge|Vorteile|Optionen|raisons?|étapes?|options?|conseils?|points?|avantages?';
const ANNOUNCED = new Pattern(
  `(?<![\\p{L}\\d.,-])(?:exactly |only |just |these |the following |following |the |nur |genau |folgende )?(?<!at least |more than |over |about )(\\d{1,2}) (?:[\\p{L}-]{2,18} ){0,3}(${THINGS})(?!\\p{L})[^.!?\\n:\\d]{0,80}:`,
  'giu',
);
const ITEM = /^\s*(?:[-*•–]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+\S/;
const NESTED = /^\s{2,}/;
/** Inline lists of at most this many characters. */
const LONGEST_LIST = 300;
const FEWEST_ITEMS = 2;

/** Checks an announced number of items against the list that follows it. */
export const counts: Checker = ({ text }) => {
  const figures = withFigures(text);
  const passage = new Passage(figures);
  const before = announcedBefore(text, passage);
  const inList = ANNOUNCED.matchesIn(passage).flatMap((match): Checked[] => {
    const after = figures.slice(
      (match.index ?? 0) + match[0].length,
      (match.index ?? 0) + match[0].length + 20_000,
    );
    const before = figures.slice(Math.max(0, (match.index ?? 0) - 12), match.index);
    if (/(?:at least|more than|over|about|of|to|or|-|–)\s?$/i.test(before)) return [];
    const items =
      after.startsWith('\n') || /^[*_]{0,2}\s*\n/.test(after) ? listed(after) : inline(after);
    if (items === undefined || items < FEWEST_ITEMS) return [];
    const stated = Number(match[1]);
    return [
      {
        quote: original(text, match[0], match[1] ?? ''),
        wrong: stated !== items,
        reason: `${items} ${match[2]?.toLowerCase() ?? 'items'} follow`,
      },
    ];
  });
  return [...before, ...announcedInside(text, passage), ...inList];
};

const ANNOUNCED_BEFORE = new Pattern(
  `(?<![\\p{L}\\d.,-])(?:need|needs|have|has|are|offer|offers|recommend|suggest|gives?|found|see|with|take|takes) (?:exactly |only |just |these |the following |the )?(\\d{1,2}) (?:[\\p{L}-]{2,18} ){0,2}(${THINGS}|documents?|papers|parts)(?!\\p{L})[^.!?\\n:\\d,]{0,60}[.!]\\s+(?=[\\p{Lu}\\p{Ll}])`,
  'giu',
);
const ANNOUNCED_COMMA = new Pattern(
  `(?<![\\p{L}\\d.,-])(?:the |these |only |exactly )?(?<!at least |more than |over |about )(\\d{1,2}) (?:[\\p{L}-]{2,18} ){0,2}(${THINGS}|departments?|offices|sizes|parties|teams|branches|models|versions|modes|sections)(?:, namely|, that is,?| \\(|,| —| –) ((?:[\\p{L}][\\p{L}'’ -]{1,30}, ){0,8}[\\p{L}][\\p{L}'’ -]{1,30},? and [\\p{L}][\\p{L}'’ -]{1,30})(?=[.!)]|$)`,
  'giu',
);

/** Checks an announced number of things against the enumeration behind a comma. */
const announcedInside = (text: string, figures: Passage): Checked[] =>
  ANNOUNCED_COMMA.matchesIn(figures).flatMap((match): Checked[] => {
    const parts = (match[3] ?? '').split(/,? and |, /);
    const stated = Number(match[1]);
    if (
      parts.some(
        (part) =>
          part.trim().split(/\s+/).length > 3 ||
          /^(?:which|who|so|but|it|we|you|they|he|she|I|there|all|each)\b/.test(part.trim()),
      ) ||
      Math.abs(stated - parts.length) > 2
    )
      return [];
    return [
      {
        quote: original(text, match[0], match[1] ?? ''),
        wrong: stated !== parts.length,
        reason: `${parts.length} ${match[2]?.toLowerCase() ?? ''} follow`,
      },
    ];
  });

const MEMBERS = /^[^.!?\n;:]{0,400}/;

/** Checks an announced number of things against the enumeration of the next sentence. */
const announcedBefore = (text: string, figures: Passage): Checked[] =>
  ANNOUNCED_BEFORE.matchesIn(figures).flatMap((match): Checked[] => {
    const [sentence = ''] =
      MEMBERS.exec(figures.text.slice((match.index ?? 0) + match[0].length)) ?? [];
    const parts = sentence.split(/, (?:and |or )?| and (?=(?:the|a|an|your|some|one) )/);
    const stated = Number(match[1]);
    if (
      !/, (?:and|or) [^,]*$/.test(sentence) ||
      parts.length < 3 ||
      Math.abs(parts.length - stated) > 2 ||
      parts.some((part) => part.trim().split(/\s+/).length > 7)
    )
      return [];
    return [
      {
        quote: original(text, match[0], match[1] ?? ''),
        wrong: stated !== parts.length,
        reason: `${parts.length} ${match[2]?.toLowerCase() ?? ''} follow`,
      },
    ];
  });

/** Returns the announcement as written, if its words can be found again. */
const original = (text: string, announcement: string, count: string): string => {
  const rest = announcement.slice(announcement.indexOf(count) + count.length);
  const at = text.indexOf(rest);
  if (at < 0) return announcement.trim();
  const start = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at) + 1) + 1;
  return text.slice(start, at + rest.length).trim();
};

/** Counts the list items that begin right after an announcement. */
const listed = (after: string): number | undefined => {
  const lines = after.split('\n').slice(0, 200);
  let count = 0;
  let kind: string | undefined;
  for (const line of lines) {
    if (line.trim() === '') continue;
    if (!ITEM.test(line)) {
      if (count === 0) return undefined;
      if (NESTED.test(line)) continue;
      // Text between items may belong to one of them.
      if (kind === 'number') continue;
      break;
    }
    const own = /^\s*\(?\d/.test(line) ? 'number' : 'mark';
    if (kind === undefined) kind = own;
    if (own === kind && !NESTED.test(line)) {
      if (own === 'number' && count > 0 && Number(/\d{1,2}/.exec(line)?.[0]) === 1) break;
      count++;
    }
  }
  return count;
};

/** Counts the members of a sentence's enumeration; `undefined` if it is none. */
const inline = (after: string): number | undefined => {
  const [sentence = ''] = /^[^.!?\n;]{0,300}/.exec(after) ?? [];
  if (sentence.length >= LONGEST_LIST || /[()":]/.test(sentence)) return undefined;
  const numbered = sentence.match(/(?:^|\s)\(?\d\)/g);
  if (numbered) return numbered.length;
  const parts = sentence.split(
    /, (?:and |or |und |oder |et |ou )?| and | or | und | oder | et | ou | & /,
  );
  const ands = sentence.match(/ (?:and|or|und|oder|et|ou|&) /g)?.length ?? 0;
  if (ands !== 1 || parts.some((part) => part.trim() === '' || part.trim().split(/\s+/).length > 4))
    return undefined;
  return parts.length;
};

const WORDS = Pattern.of(
  /["“„]([^"“”„\n]{3,200})["”“] (?:has|contains|consists of|is made up of|hat|enthält|is) (?:exactly )?(\d{1,2}) (?:words|Wörter|words long)/giu,
);

/** Checks the stated number of words of a quotation, a figure. */
export const wordCounts: Checker = (figures) =>
  every(figures, WORDS, ([, quoted = '', count]): Outcome => {
    const exact = quoted.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
    return exact < 2
      ? undefined
      : { wrong: exact !== Number(count), reason: `the quotation has ${exact} words` };
  });
