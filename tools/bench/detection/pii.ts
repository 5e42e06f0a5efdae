import { type Detector, NotEvaluable } from '@touchstone/detection';
import { securityFamily } from '@touchstone/detectors/security';
import { aTask } from '@touchstone/testing';
import type { Figure } from '../lib/report';
import type { Section } from '../lib/sections';
import { isDigits, PII_DISGUISES, type PiiDisguise } from './pii-disguises';
import { madeUpTexts } from './pii-identifiers';
import { type PiiText, piiTexts, type Place } from './pii-texts';

/** Number of identifiers of each type and source that are disguised. */
const DISGUISED = 8;
const MADE_UP = 8;
/** Maximum length of a disguised text: longer ones are not written character by character. */
const LONGEST_DISGUISED = 600;
const GOAL = { atLeast: 85 };

const detector = (): Detector<'pii'> => {
  const { pii } = securityFamily.detectors();
  if (!pii) throw new Error('The family has no detector of personal data.');
  return pii;
};

/** Finds identifiers in a text, except names of people. */
const findsIn = (input: string): Place[] => {
  try {
    return detector()
      .examine(aTask({ check: 'pii', mode: 'balanced' }, { input }))
      .flatMap((finding) => {
        if (finding.kind !== 'verdict' || !finding.data) return [];
        const { kind, start, end } = JSON.parse(finding.data) as Place & { kind: string };
        return kind === 'person_name' ? [] : [{ start, end }];
      });
  } catch (error) {
    if (error instanceof NotEvaluable) return [];
    throw error;
  }
};

const meets = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end;
const percentage = (name: string, part: number, whole: number, goal?: Figure['goal']): Figure => ({
  name,
  unit: '%',
  values: [whole === 0 ? 0 : (100 * part) / whole],
  ...(goal && { goal }),
});
const count = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length;

const grouped = <T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};

type Examined = PiiText & { finds: Place[] };

const figuresOf = (name: string, examined: readonly Examined[]): Figure[] => {
  const right = count(examined, ({ personal, finds }) => personal && finds.length > 0);
  const [personal, other] = [
    count(examined, (text) => text.personal),
    count(examined, (text) => !text.personal),
  ];
  const wrong = count(examined, (text) => !text.personal && text.finds.length > 0);
  const located = examined.filter(({ places }) => places.length > 0);
  const places = located.flatMap((text) => text.places.map((place) => ({ place, text })));
  const finds = located.flatMap((text) => text.finds.map((find) => ({ find, text })));
  return [
    ...(personal > 0
      ? [
          percentage(`${name}: precision`, right, right + wrong),
          percentage(`${name}: recall of ${personal}`, right, personal),
          percentage(`${name}: F1`, 2 * right, right + wrong + personal),
          percentage(
            `${name}: recall of ${places.length} places`,
            count(places, ({ place, text }) => text.finds.some((find) => meets(find, place))),
            places.length,
          ),
          percentage(
            `${name}: precision of ${finds.length} places`,
            count(finds, ({ find, text }) => text.places.some((place) => meets(find, place))),
            finds.length,
          ),
        ]
      : []),
    ...(other > 0 ? [percentage(`${name}: false alarms of ${other}`, wrong, other)] : []),
  ];
};

/**
 * Measures by source, without names of people. Rules were adjusted after reading misses of these
 * texts, so these are not held-out figures.
 */
const bySource = (data: string): Figure[] => {
  const examined = piiTexts(data).map((text) => ({ ...text, finds: findsIn(text.text) }));
  return [
    ...[...grouped(examined, ({ source }) => source)].flatMap(([source, texts]) =>
      figuresOf(source, texts),
    ),
    ...figuresOf('all', examined),
  ];
};

interface Hidden {
  text: string;
  place: Place & { type: string };
}

/** Samples the identifiers of a type evenly, taking the first of each text. */
const identifiersOf = (texts: readonly PiiText[]): Hidden[] => {
  const short = texts
    .filter(({ text }) => text.length <= LONGEST_DISGUISED)
    .flatMap(({ text, source, places: [place] }) => (place ? [{ text, source, place }] : []));
  return [...grouped(short, ({ source, place }) => `${source} ${place.type}`).values()].flatMap(
    (group) => group.filter((_one, index) => index % Math.ceil(group.length / DISGUISED) === 0),
  );
};

/** Returns true if the identifier is found in its disguise. */
const seesThrough = ({ text, place }: Hidden, { of, disguise }: PiiDisguise): boolean => {
  if (of === 'text') return findsIn(disguise(text)).length > 0;
  const hidden = disguise(text.slice(place.start, place.end));
  return findsIn(text.slice(0, place.start) + hidden + text.slice(place.end)).some((find) =>
    meets(find, { start: place.start, end: place.start + hidden.length }),
  );
};

/**
 * Measures the same identifiers in each disguise. The first line is the recall without a disguise.
 */
const disguised = (data: string): Figure[] => {
  const hidden = identifiersOf([...piiTexts(data), ...madeUpTexts(MADE_UP)]);
  const plain: PiiDisguise = { of: 'identifier', disguise: (text) => text };
  const figures = Object.entries(PII_DISGUISES).map(([name, disguise]) => {
    const asked = hidden.filter(
      ({ text, place }) => disguise.of !== 'digits' || isDigits(text.slice(place.start, place.end)),
    );
    return percentage(
      `${name}: recall of ${asked.length}`,
      count(asked, (one) => seesThrough(one, disguise)),
      asked.length,
      GOAL,
    );
  });
  const recalls = figures.map(({ values: [value] }) => value ?? 0);
  return [
    percentage(
      `undisguised: recall of ${hidden.length}`,
      count(hidden, (one) => seesThrough(one, plain)),
      hidden.length,
    ),
    ...figures,
    percentage(
      'mean over disguises: recall',
      recalls.reduce((sum, recall) => sum + recall, 0),
      100 * recalls.length,
      GOAL,
    ),
  ];
};

export const pii = (data: string): Record<string, Section> => ({
  pii: () => Promise.resolve(bySource(data)),
  'pii-disguised': () => Promise.resolve(disguised(data)),
});
