import { firstMatch } from '../../../match';
import type { Recogniser } from '../recogniser';

const PASSENGER_WORDS = 'MR|MRS|MS|MISS|MSTR|DR|PROF|CHD|INF';
/**
 * Family name, a slash, given names and a title or type of passenger, in upper case, as airlines
 * write it. Bounded.
 */
const PASSENGER = new RegExp(
  String.raw`(?<![\w/])[A-Z]{2,30}\/[A-Z]{2,30}(?: [A-Z]{2,20}){0,2}? ?(?:${PASSENGER_WORDS})(?![\w/])`,
  'g',
);

/**
 * Name of a passenger: `KELLER/ANNA MARIA MRS`. Source: IATA Resolution 830d, names in passenger
 * name records.
 */
export const passengerName: Recogniser = {
  kind: 'person_name',
  title: 'name of a person',
  group: 'personal identifiers',
  *find({ text }) {
    if (!text.includes('/')) return;
    for (let match = firstMatch(text, PASSENGER); match; match = PASSENGER.exec(text))
      yield { start: match.index, end: match.index + match[0].length, certainty: 0.85 };
  },
};
