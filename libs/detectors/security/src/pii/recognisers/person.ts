import { AMBIGUOUS_FIRST_NAMES, FIRST_NAMES } from '../data/first-names';
import { LAST_NAMES } from '../data/last-names';
import { PERSON_DOINGS, STRONG_NAME_CUES, TITLE_CUES } from '../data/name-cues';
import { NOT_NAMES } from '../data/not-names';
import type { Cue, Recogniser, ScannedText, Stretch } from '../recogniser';
import type { Token } from '../../text/tokens';
import { fold, tokenise } from '../../text/tokens';

const naming = { kind: 'person_name', title: 'name of a person', group: 'personal identifiers' } as const;
const LONGEST_NAME = 4;
const PARTICLES = new Set(['de', 'da', 'del', 'della', 'di', 'dos', 'van', 'von', 'der', 'den', 'la', 'le', 'bin', 'al', 'el', 'ter', 'zu', 'o']);
const CAPITALISED = /^\p{Lu}[\p{L}\p{M}'’]*$/u;
const HAN = /^\p{Script=Han}$/u;
/** Only this may stand between the words of one name. */
const WITHIN_NAME = /^(?: |\. |-|['’]|, )$/;
const AFTER_CUE = /^[\s.,:;'"“”„*_#>-]{0,8}(?:is |ist |: )?$/;

const written = ({ text }: ScannedText, token: Token): string => text.slice(token.start, token.end);
const between = ({ text }: ScannedText, first: Token, second: Token): string => text.slice(first.end, second.start);
const looksLikeName = (scanned: ScannedText, token: Token | undefined): boolean =>
  token !== undefined && token.end - token.start <= 24 && CAPITALISED.test(written(scanned, token)) && !NOT_NAMES.has(token.word);

/** Index of the last token of the name that begins at `first`. */
const endOfName = (scanned: ScannedText, first: number): number => {
  let last = first;
  for (let next = first + 1; next < first + LONGEST_NAME + 1; next++) {
    const [token, before] = [scanned.tokens[next], scanned.tokens[next - 1]];
    if (!token || !before || !WITHIN_NAME.test(between(scanned, before, token)) || between(scanned, before, token) === ', ') break;
    if (looksLikeName(scanned, token)) last = next;
    else if (!PARTICLES.has(token.word)) break;
  }
  return last;
};

const stretch = ({ tokens }: ScannedText, first: number, last: number, certainty: number): Stretch => ({
  start: tokens[first]?.start ?? 0,
  end: tokens[last]?.end ?? 0,
  certainty,
});

const TITLES = new Set([...TITLE_CUES].map((cue) => tokenise(cue).map(({ word }) => word).join(' ')));

const announcedName = (scanned: ScannedText, cue: Cue): Stretch | undefined => {
  const first = cue.last + 1;
  const [cueEnd, token] = [scanned.tokens[cue.last], scanned.tokens[first]];
  if (!token || !cueEnd || !AFTER_CUE.test(between(scanned, cueEnd, token))) return undefined;
  const firm = TITLES.has(scanned.tokens.slice(cue.first, first).map(({ word }) => word).join(' '));
  if (firm && HAN.test(written(scanned, token))) return stretch(scanned, first, Math.min(first + 2, scanned.tokens.length - 1), 0.75);
  if (!looksLikeName(scanned, token)) return uncapitalised(scanned, first, firm);
  const last = endOfName(scanned, first);
  if (firm) return stretch(scanned, first, last, 0.88);
  return last > first && allKnown(scanned, first, last) ? stretch(scanned, first, last, 0.7) : isFirstName(token) ? stretch(scanned, first, last, 0.75) : undefined;
};

const isFirstName = ({ word }: Token): boolean => FIRST_NAMES.has(word) && !AMBIGUOUS_FIRST_NAMES.has(word);

/** At least one word of the name is a known given or family name. */
const allKnown = ({ tokens }: ScannedText, first: number, last: number): boolean =>
  FIRST_NAMES.has(tokens[first]?.word ?? '') || LAST_NAMES.has(tokens[last]?.word ?? '');

/** `my name is jane doe`: in small letters only a known given name counts. */
const uncapitalised = (scanned: ScannedText, first: number, firm: boolean): Stretch | undefined => {
  const [token, next] = [scanned.tokens[first], scanned.tokens[first + 1]];
  if (!token || !isFirstName(token)) return undefined;
  const withFamily = next && between(scanned, token, next) === ' ' && !NOT_NAMES.has(next.word) && LAST_NAMES.has(next.word);
  if (!firm && !withFamily) return stretch(scanned, first, first, 0.6);
  return stretch(scanned, first, withFamily ? first + 1 : first, 0.75);
};

const DOINGS = new Set(PERSON_DOINGS.map((doing) => fold(doing)));
const doesWhatPeopleDo = ({ tokens }: ScannedText, last: number): boolean => {
  const next = [1, 2, 3].map((step) => tokens[last + step]?.word ?? '');
  return DOINGS.has(next[0] ?? '') || DOINGS.has(next.slice(0, 2).join(' ')) || DOINGS.has(next.join(' '));
};

/** A known given name by itself or before a family name; a known family name after another capitalised word. */
const unannouncedName = (scanned: ScannedText, first: number): Stretch | undefined => {
  const token = scanned.tokens[first];
  if (!token || !looksLikeName(scanned, token)) return undefined;
  const last = endOfName(scanned, first);
  const paired = last > first;
  const family = LAST_NAMES.has(scanned.tokens[last]?.word ?? '');
  if (paired && FIRST_NAMES.has(token.word)) return stretch(scanned, first, last, AMBIGUOUS_FIRST_NAMES.has(token.word) && !family ? 0.55 : 0.8);
  if (isFirstName(token)) return stretch(scanned, first, last, 0.65);
  const unusual = last === first + 1 && (family || doesWhatPeopleDo(scanned, last));
  return unusual ? stretch(scanned, first, last, 0.6) : undefined;
};

export const person: Recogniser = {
  ...naming,
  *find(scanned) {
    let after = 0;
    for (let index = 0; index < scanned.tokens.length; index++) {
      const found = index >= after ? unannouncedName(scanned, index) : undefined;
      if (!found) continue;
      yield found;
      after = endOfName(scanned, index) + 1;
    }
  },
};

export const announcedPerson: Recogniser = {
  ...naming,
  cues: STRONG_NAME_CUES,
  *find(scanned, cues) {
    for (const cue of cues) {
      const found = announcedName(scanned, cue);
      if (found) yield found;
    }
  },
};
