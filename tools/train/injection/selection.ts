import { slotOf, SLOTS } from '@touchstone/detectors/security/prompt-injection';
import { distinct, type Example, type Vocabulary } from './examples';

/** Features of a single unit are its habits, not signs of an attack. */
const LEAST_UNITS = 2;
/** Texts added to each origin's count, so that small origins weigh less. */
const DAMPED_BY = 50;

const groupsOf = (examples: readonly Example[]): Example[][] => {
  const groups = new Map<string, Example[]>();
  for (const example of examples) {
    const key = `${example.origin} ${String(example.attack)}`;
    const known = groups.get(key);
    if (known) known.push(example);
    else groups.set(key, [example]);
  }
  return [...groups.values()];
};

/** Counts the units in which each feature occurs; more than two count as two. */
const unitsOf = (examples: readonly Example[], features: number): Uint8Array => {
  const units = new Uint8Array(features);
  const seenBy = new Int32Array(features).fill(-1);
  const numbers = new Map<string, number>();
  for (const { unit, passages } of examples) {
    const number = numbers.get(unit) ?? numbers.size;
    numbers.set(unit, number);
    for (const feature of distinct(passages)) {
      if (seenBy[feature] === number) continue;
      if (units[feature] !== 2) units[feature] = (units[feature] ?? 0) + 1;
      seenBy[feature] = number;
    }
  }
  return units;
};

/**
 * Selects the features a model may use: of those that share a slot, the one that separates attacks
 * from others best, with equal weight for each origin.
 * @returns for every feature 1 or 0
 */
export const select = (examples: readonly Example[], { hashes }: Vocabulary): Uint8Array => {
  const share = {
    attack: new Float64Array(hashes.length),
    benign: new Float64Array(hashes.length),
  };
  for (const group of groupsOf(examples)) {
    const shares = group[0]?.attack ? share.attack : share.benign;
    for (const { passages } of group)
      for (const feature of distinct(passages))
        shares[feature] = (shares[feature] ?? 0) + 1 / (group.length + DAMPED_BY);
  }
  const units = unitsOf(examples, hashes.length);
  const worth = (feature: number): number => {
    const [attack, benign] = [share.attack[feature] ?? 0, share.benign[feature] ?? 0];
    return (attack - benign) ** 2 / (attack + benign + 0.02);
  };
  const holder = new Int32Array(SLOTS).fill(-1);
  for (const [feature, hash] of hashes.entries()) {
    if ((units[feature] ?? 0) < LEAST_UNITS) continue;
    const slot = slotOf(hash);
    const rival = holder[slot] ?? -1;
    if (rival < 0 || worth(feature) > worth(rival)) holder[slot] = feature;
  }
  const chosen = new Uint8Array(hashes.length);
  for (const feature of holder) if (feature >= 0) chosen[feature] = 1;
  return chosen;
};
