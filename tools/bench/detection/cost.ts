import type { CheckRequest, Mode } from '@touchstone/contracts';
import type { DetectorFamily } from '@touchstone/detection';
import type { Figure } from '../lib/report';
import { RUNS } from '../lib/statistics';
import { ordinaryText as plainProse, type TextMaker } from '../lib/texts';
import { HOSTILE_TO_SECURITY } from './hostile-texts';
import { verdictOn } from './verdicts';

/** Requests of every check of a family, in a mode. */
export type Requests = (mode: Mode) => CheckRequest[];

const CALLS = 40;
/**
 * Warm-up calls: a service has been running for long, and the first hundreds of texts, on code not
 * yet compiled, cost several times as much.
 */
const WARMING_CALLS = 1_000;
const LONG_CALLS = 3;
const GROWTH_CALLS = 8;
const HOSTILE_CHARACTERS = 20_000;
const BUDGET_MS = { speed: 3, balanced: 8 };

/** Makes a text that no other call has seen, so that a detector's cache cannot serve it. */
const numbered = (text: TextMaker, characters: number, number: number): string =>
  `${text(characters - 6, number)} ${String(number).padStart(5, '0')}`;

/** Measures the processor time of all checks of a family on one text, in ms. */
const cpuMs = (
  family: DetectorFamily,
  requests: readonly CheckRequest[],
  texts: readonly string[],
): number => {
  const detectors = family.detectors();
  const before = process.cpuUsage();
  for (const input of texts) {
    for (const request of requests) {
      const detector = detectors[request.check];
      if (detector) verdictOn(detector, request, { input });
    }
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / texts.length;
};

const runs = (measure: () => number): number[] => Array.from({ length: RUNS }, measure);

/** Returns the processor time of new texts, in ms for each. */
type Cost = (mode: Mode, text: TextMaker, characters: number, calls: number) => number;

const costOf = (family: DetectorFamily, requests: Requests): Cost => {
  let made = 0;
  return (mode, text, characters, calls) =>
    cpuMs(
      family,
      requests(mode),
      Array.from({ length: calls }, () => numbered(text, characters, ++made)),
    );
};

/**
 * Measures the cost of a family, detectors called in this process: short texts by mode, long ones
 * against short ones, hostile ones against ordinary ones.
 */
export const costs = (
  family: DetectorFamily,
  requests: Requests,
  ordinary: TextMaker,
): Figure[] => {
  const cost = costOf(family, requests);
  for (const mode of ['balanced', 'speed'] as const) cost(mode, ordinary, 1_000, WARMING_CALLS);
  return [
    ...shortTexts(cost, ordinary),
    growth(cost, ordinary),
    ...hostileTexts(cost, ordinary),
  ].map((figure) => ({ ...figure, name: `${family.family}, ${figure.name}` }));
};

const shortTexts = (cost: Cost, ordinary: TextMaker): Figure[] =>
  (['speed', 'balanced'] as const).map((mode) => ({
    name: `1,000 characters, ${mode}, cpu`,
    unit: 'ms',
    values: runs(() => cost(mode, ordinary, 1_000, CALLS)),
    goal: { atMost: BUDGET_MS[mode] },
  }));

const growth = (cost: Cost, ordinary: TextMaker): Figure => ({
  name: '50,000 to 10,000 characters, cpu',
  unit: '×',
  values: runs(
    () =>
      cost('balanced', ordinary, 50_000, GROWTH_CALLS) /
      cost('balanced', ordinary, 10_000, 5 * GROWTH_CALLS),
  ),
  goal: { atMost: 6 },
});

const hostileTexts = (cost: Cost, ordinary: TextMaker): Figure[] => {
  const long = (text: TextMaker): number => cost('balanced', text, HOSTILE_CHARACTERS, 1);
  // Alternated: the speed of a shared machine varies twofold from moment to moment.
  const besideOrdinary = (text: TextMaker): number => {
    let [hostileMs, ordinaryMs] = [0, 0];
    for (let call = 0; call < LONG_CALLS; call++) {
      hostileMs += long(text);
      ordinaryMs += long(ordinary);
    }
    return hostileMs / ordinaryMs;
  };
  // Runs all of them once before measuring: code that has run on ordinary texts only is faster than
  // it will be later.
  const kinds = Object.entries({
    'plain prose of a hundred words': plainProse,
    ...HOSTILE_TO_SECURITY,
  });
  for (const [, text] of kinds) long(text);
  return kinds.map(([kind, text]) => ({
    name: `hostile to ordinary, cpu: ${kind}`,
    unit: '×',
    values: runs(() => besideOrdinary(text)),
    goal: { atMost: 2 },
  }));
};
