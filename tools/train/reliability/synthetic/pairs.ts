import { between, chance, pick, type Random, seeded, shuffle, times } from '../../lib/random';
import type { GroundingRecord } from '../records';
import { AREAS, NAMES } from './areas';
import { type Relation, RELATIONS } from './relations';

const SEED = 20_261_126;
const CONTEXTS_OF_AN_AREA = 40;
const CURRENCIES = ['euros', 'dollars', 'pounds', 'francs'];
const UNITS = ['hours', 'days', 'weeks', 'months'];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = ['January', 'March', 'April', 'May', 'July', 'September', 'October', 'November'];

const listOf = (text: string): string[] => text.split(', ');

type Slots = Record<string, string>;

const valueOf: Record<string, (random: Random) => string> = {
  m: (random) => `${between(2, 400, random)} ${pick(CURRENCIES, random)}`,
  d: (random) => `${between(2, 60, random)} ${pick(UNITS, random)}`,
  n: (random) => String(between(2, 300, random)),
  c: (random) => `${between(1, 11, random)} ${pick(['am', 'pm'], random)}`,
  w: (random) => pick(DAYS, random),
  x: (random) => pick(MONTHS, random),
  y: (random) => String(between(1950, 2024, random)),
  k: (random) => `${between(2, 95, random)} ${pick(['%', 'percent'], random)}`,
};

/** Fills the slots; slots of one kind get different values. */
const slotsFor = (things: readonly string[], random: Random): Slots => {
  const [t = '', u = ''] = shuffle([...things], random);
  const [P = '', Q = ''] = shuffle(listOf(NAMES.person), random);
  const [F = '', G = ''] = shuffle(listOf(NAMES.firm), random);
  const [L = '', M = ''] = shuffle(listOf(NAMES.place), random);
  const W = pick(listOf(NAMES.work), random);
  const values = Object.entries(valueOf).map(([slot, make]) => [slot, make(random)] as const);
  return { t, u, P, Q, F, G, L, M, W, ...Object.fromEntries(values) };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const filled = (form: string, slots: Slots): string =>
  capital(form.replace(/\{(\w)\}/g, (_, slot: string) => slots[slot] ?? ''));

/** Writes a value in other notation, which means the same. */
const reworded = (slots: Slots, random: Random): Slots => {
  const WEEKS: Record<string, string> = {
    '14 days': 'two weeks',
    '7 days': 'a week',
    '24 hours': 'one day',
    '12 months': 'one year',
    '48 hours': 'two days',
    '2 weeks': '14 days',
    '3 weeks': '21 days',
  };
  const money = /^(\d+) (euros|dollars|pounds)$/.exec(slots.m ?? '');
  const sign = { euros: '€', dollars: '$', pounds: '£' }[money?.[2] ?? ''];
  return {
    ...slots,
    d: WEEKS[slots.d ?? ''] ?? slots.d ?? '',
    ...(money && sign && chance(0.4, random) && { m: `${sign}${money[1]}` }),
    ...(slots.k?.endsWith('%') && { k: slots.k.replace('%', 'percent') }),
    ...(chance(0.3, random) && slots.P && { P: slots.P.split(' ')[1] ?? slots.P }),
  };
};

const used = ({ same: [first = ''] }: Relation): string[] =>
  [...first.matchAll(/\{(\w)\}/g)].map(([, slot]) => slot ?? '');

/** Changes one slot, so that the fact becomes wrong. */
const changed = (
  relation: Relation,
  slots: Slots,
  things: readonly string[],
  random: Random,
): [Slots, string] => {
  const slot = pick(used(relation), random);
  const other = slotsFor(things, random);
  const unit = /^(\d+) (\w+)$/.exec(slots[slot] ?? '');
  if (unit && (slot === 'm' || slot === 'd') && chance(0.4, random)) {
    const list = slot === 'm' ? CURRENCIES : UNITS;
    const others = list.filter((each) => each !== unit[2]);
    return [{ ...slots, [slot]: `${unit[1]} ${pick(others, random)}` }, 'unit'];
  }
  const value = other[slot] === slots[slot] ? `${slots[slot]}` : (other[slot] ?? '');
  return [
    { ...slots, [slot]: value },
    /[A-Z]/.test(slot) ? 'name' : slot === 't' || slot === 'u' ? 'thing' : 'value',
  ];
};

interface Fact {
  relation: Relation;
  slots: Slots;
  form: string;
}

/** Makes the pairs of a context: each fact in other words, and with something changed. */
const pairsOf = (
  facts: readonly Fact[],
  area: string,
  things: readonly string[],
  random: Random,
): GroundingRecord[] => {
  const context = facts.map(({ form, slots }) => filled(form, slots)).join(' ');
  const record = (output: string, ungrounded: boolean, kind: string): GroundingRecord => ({
    context,
    asked: '',
    output,
    ungrounded,
    source: 'own grammar',
    kind: `${kind}`,
    area,
    dev: false,
  });
  return facts.flatMap((fact) => {
    const { relation, slots, form } = fact;
    const others = relation.same.filter((each) => each !== form);
    const records = [
      record(filled(pick(others, random), reworded(slots, random)), false, 'paraphrase'),
      ...(relation.follows?.length
        ? [record(filled(pick(relation.follows, random), slots), false, 'follows')]
        : []),
    ];
    const [wrongSlots, kind] = changed(relation, slots, things, random);
    const isOther = used(relation).some((slot) => wrongSlots[slot] !== slots[slot]);
    const value = filled(pick(relation.same, random), wrongSlots);
    if (isOther && !facts.some((each) => each.relation === relation && each !== fact))
      records.push(record(value, true, kind));
    if (relation.swap && chance(0.7, random)) {
      const [one, other] = relation.swap;
      records.push(
        record(
          filled(pick(relation.same, random), {
            ...slots,
            [one]: slots[other] ?? '',
            [other]: slots[one] ?? '',
          }),
          true,
          'role',
        ),
      );
    } else if (relation.wrong.length > 0)
      records.push(record(filled(pick(relation.wrong, random), slots), true, 'contradiction'));
    return records;
  });
};

/** Makes contrast pairs of every area; the same on every machine. */
export const grammarRecords = (): GroundingRecord[] => {
  const random = seeded(SEED);
  return AREAS.trim()
    .split('\n')
    .flatMap((line) => {
      const [area = '', list = ''] = line.split(': ');
      const things = listOf(list);
      return times(CONTEXTS_OF_AN_AREA, () => {
        const relations = shuffle([...RELATIONS], random).slice(0, between(1, 6, random));
        const facts = relations.map((relation): Fact => {
          const slots = slotsFor(things, random);
          return { relation, slots, form: pick(relation.same, random) };
        });
        return shuffle(pairsOf(facts, area, things, random), random).slice(0, 3);
      }).flat();
    });
};
