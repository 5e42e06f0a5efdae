import { COMMON_WORDS, NOT_NAMES } from '@touchstone/detectors/security/names';
import { pick, type Random } from '../lib/random';
import { capitalised, familyName, fullName, givenName, scriptName, vietnameseName } from './names';
import { vocabulary } from './vocabularies';

const words = (list: string): string[] => list.split(' ');
const PLACES = words(NOT_NAMES.places);
const NATIONS = words(NOT_NAMES.nations);
const BRANDS = words(NOT_NAMES.brands);
const THINGS = words(NOT_NAMES.things);
const FIGURES = words(NOT_NAMES.figures);
const ENGLISH = words(COMMON_WORDS.english);
const GERMAN = words(COMMON_WORDS.german).filter((word) => word.length > 3);
const MORE_ENGLISH = vocabulary('english_words');
const TITLES = vocabulary('titles');
const JOBS = vocabulary('jobs');
const ENDS = vocabulary('company_endings');
const STREETS = vocabulary('street_endings_separate');
const STREETS_BEFORE = vocabulary('street_beginnings');
const STREET_ENDS = vocabulary('street_endings_joined');
const MONTHS = vocabulary('months');
const DAYS = vocabulary('weekdays');
const TOWN_ENDS = vocabulary('town_endings');
const BACKS = vocabulary('town_beginnings');
const HOUSES = vocabulary('venues_before_name');
const HOUSES_BEHIND = vocabulary('venues_after_name');
const STORMS = vocabulary('storms');
const GOODS = vocabulary('goods');
const INSURERS = vocabulary('insurers');
const LABELS = vocabulary('form_labels');
const INSURER_LABELS = vocabulary('insurer_labels');
const HOSTS = vocabulary('mail_hosts');

/** Picks a word of the detector's lists or, more often, one outside them. */
const word = (random: Random): string => pick(random() < 0.4 ? ENGLISH : MORE_ENGLISH, random);
const number = (random: Random): string =>
  String(Math.floor(random() * 10 ** (1 + Math.floor(random() * 5))));
const letters = (word: string): string => word.replace(/[^\p{L}]/gu, '').toLowerCase();
const coinedTown = (random: Random): string =>
  capitalised(letters(familyName(random)).slice(0, 5) + pick(TOWN_ENDS, random));

const place = (random: Random): string => {
  const kind = random();
  if (kind < 0.5) return capitalised(pick(PLACES, random));
  if (kind < 0.75) return coinedTown(random);
  if (kind < 0.85)
    return pick(BACKS, random) + (random() < 0.5 ? givenName(random) : coinedTown(random));
  return kind < 0.93
    ? coinedTown(random).toUpperCase()
    : `${coinedTown(random)} ${capitalised(pick(PLACES, random))}`;
};

const organisation = (random: Random): string => {
  const kind = random();
  if (kind < 0.25) return `${familyName(random)} ${pick(ENDS, random)}`;
  if (kind < 0.35) return `${familyName(random)}, ${familyName(random)} and ${familyName(random)}`;
  if (kind < 0.45) return `${familyName(random)}-${familyName(random)}`;
  if (kind < 0.6) return `${capitalised(word(random))} ${capitalised(word(random))}`;
  if (kind < 0.7) return `${fullName(random)} ${pick(ENDS, random)}`;
  if (kind < 0.8) return `University of ${place(random)}`;
  return kind < 0.9
    ? `${capitalised(word(random))}${letters(coinedTown(random)).slice(-3)} ${pick(ENDS, random)}`
    : capitalised(pick(BRANDS, random));
};

const street = (random: Random): string => {
  const [kind, house] = [random(), number(random)];
  if (kind < 0.3)
    return `${house} ${random() < 0.5 ? familyName(random) : fullName(random)} ${pick(STREETS, random)}`;
  if (kind < 0.5) return `${house} ${capitalised(pick(ENGLISH, random))} ${pick(STREETS, random)}`;
  if (kind < 0.7)
    return `${house} ${pick(STREETS_BEFORE, random)} ${random() < 0.5 ? fullName(random) : coinedTown(random)} ${number(random)}`;
  if (kind < 0.9)
    return `${house} ${capitalised(letters(familyName(random)))}${pick(STREET_ENDS, random)} ${number(random)}`;
  return `${house} ${coinedTown(random)} ${number(random)}`;
};

const calledAfter = (random: Random): string => {
  const who = random() < 0.5 ? capitalised(pick(FIGURES, random)) : familyName(random);
  const what = random() < 0.5 ? pick(THINGS, random) : capitalised(pick(THINGS, random));
  return random() < 0.3
    ? `${who}'s ${what}`
    : random() < 0.15
      ? `${fullName(random)} ${capitalised(pick(THINGS, random))}`
      : `${who} ${what}`;
};

/** Makes a non-person with a person's name: houses, storms, goods. */
const namesake = (random: Random): string => {
  const kind = random();
  const name = random() < 0.7 ? givenName(random) : familyName(random);
  if (kind < 0.2) return `${pick(HOUSES, random)} ${name}`;
  if (kind < 0.4) return `${name}${random() < 0.25 ? "'s" : ''} ${pick(HOUSES_BEHIND, random)}`;
  if (kind < 0.5) return `${pick(STORMS, random)} ${givenName(random)}`;
  return `${name} ${pick(GOODS, random)}`;
};
const insurer = (random: Random): string => {
  const kind = random();
  const first =
    kind < 0.3
      ? coinedTown(random)
      : kind < 0.7
        ? capitalised(pick(BRANDS, random))
        : familyName(random);
  if (kind >= 0.3 && kind < 0.45) return `${first} ${capitalised(word(random))}`;
  return random() < 0.2 && kind < 0.7 ? first : `${first} ${pick(INSURERS, random)}`;
};
const plural = (random: Random): string => {
  const one = word(random);
  return capitalised(
    /(?:s|x|ch|sh)$/.test(one)
      ? `${one}es`
      : /[^aeiou]y$/.test(one)
        ? `${one.slice(0, -1)}ies`
        : `${one}s`,
  );
};

const date = (random: Random): string =>
  pick(
    [
      pick(DAYS, random),
      pick(MONTHS, random),
      `${pick(MONTHS, random)} ${1 + Math.floor(random() * 28)}`,
      `${number(random)}/${number(random)}/1984`,
    ],
    random,
  );
const title = (random: Random): string =>
  `The ${capitalised(word(random))} of ${capitalised(word(random))}`;
const mail = (random: Random): string => {
  const [given, kind] = [letters(givenName(random)), random()];
  return `${kind < 0.4 ? `${given}.${letters(familyName(random))}` : kind < 0.7 ? `${given}_${number(random)}` : given + number(random)}@${pick(HOSTS, random)}`;
};

/** Fillers of each slot of the templates. */
export const SLOTS: Readonly<Record<string, (random: Random) => string>> = {
  N: fullName,
  G: givenName,
  F: familyName,
  T: (random) => pick(TITLES, random),
  P: place,
  O: organisation,
  S: street,
  D: date,
  J: (random) => pick(JOBS, random),
  B: (random) => capitalised(pick(BRANDS, random)),
  E: mail,
  n: number,
  X: calledAfter,
  W: title,
  A: (random) => capitalised(pick(NATIONS, random)),
  K: word,
  KC: (random) => capitalised(word(random)),
  KU: (random) => word(random).toUpperCase(),
  KD: (random) => capitalised(pick(GERMAN, random)),
  NV: (random) => vietnameseName('N', random),
  GV: (random) => vietnameseName('G', random),
  Y: namesake,
  V: insurer,
  g: givenName,
  f: familyName,
  KS: plural,
  L: (random) => pick(LABELS, random),
  LV: (random) => pick(INSURER_LABELS, random),
  Q: (random) => pick(GOODS, random),
  ...Object.fromEntries(
    ['R', 'G', 'A', 'H', 'I'].flatMap((script) =>
      ['N', 'G', 'F'].map((part) => [
        part + script,
        (random: Random) => scriptName(part, script, random),
      ]),
    ),
  ),
};
export const PERSON_SLOT = /^(?:[NGF][RGAHI]?|[NG]V)$/;
