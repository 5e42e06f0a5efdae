import type { Recogniser } from '../recogniser';

/**
 * Line with type of document, country, family and given names; on cards the names have a separate
 * line. Padded to 30, 36 or 44 characters. Source: ICAO 9303 parts 4 to 6.
 */
const LINE =
  /^(?:[PVACI][A-Z<][A-Z]{1,3}<{0,2})?[A-Z]{1,30}(?:<[A-Z]{1,30}){0,6}<<(?:[A-Z]{1,30}<){0,8}[A-Z]{0,30}<*$/;
const LONGEST = 46;
const SHORTEST = 28;
const PARTED = '<<';

const isOfLine = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index);
  return (code >= 65 && code <= 90) || code === 60;
};

export const mrzName: Recogniser = {
  kind: 'passport_mrz',
  title: 'machine readable line of a travel document',
  group: 'government IDs',
  *find({ text }) {
    let read = 0;
    for (let at = text.indexOf(PARTED); at >= 0; at = text.indexOf(PARTED, read)) {
      let [start, end] = [at, at];
      while (start > read && at - start <= LONGEST && isOfLine(text, start - 1)) start--;
      while (end - at <= LONGEST && isOfLine(text, end)) end++;
      read = Math.max(end, at + PARTED.length);
      const line = text.slice(start, end);
      if (
        line.length < SHORTEST ||
        line.length > LONGEST ||
        /\w/.test(text.charAt(start - 1) + text.charAt(end)) ||
        !LINE.test(line)
      )
        continue;
      yield { start, end, certainty: 0.95, corroborated: true };
    }
  },
};
