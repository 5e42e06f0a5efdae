import { type Example, examplesOf, readRules } from './examples';
import type { Scored } from './fit';
import { teamFolds } from './leave-out';
import { chooseThresholds } from './thresholds';

const rules = readRules().slice(0, 40);

describe('examplesOf', () => {
  const examples = examplesOf(rules);

  it('compares each prohibition with its own replies and with ten of other rules', () => {
    const [{ assertion = '' } = {}] = examples;
    const own = examples.filter((example) => example.assertion === assertion);
    expect(own.filter((example) => !example.own)).toHaveLength(10);
    expect(own.filter((example) => example.own).map(({ does }) => does)).toEqual(
      rules
        .find((rule) => rule.assertion === assertion)
        ?.cases.map(({ label }) => label === 'VIOLATES'),
    );
    expect(own.some((example) => !example.own && example.does)).toBe(false);
  });

  it('is repeatable', () => {
    expect(examplesOf(rules)).toEqual(examples);
  });

  it('keeps each team in one fold', () => {
    const foldOf = teamFolds(examples);
    const folds = new Map<string, Set<string>>();
    for (const example of examples)
      folds.set(example.team, (folds.get(example.team) ?? new Set()).add(foldOf(example)));
    expect([...folds.values()].every(({ size }) => size === 1)).toBe(true);
  });
});

describe('chooseThresholds', () => {
  const scored = (odds: number, does: boolean, own = true): Scored => ({
    odds,
    example: { does, own } as Example,
  });
  const all = Array.from({ length: 100 }, (_, index) => [
    scored(index / 10, true),
    scored(index / 10 - 5, false),
    scored(index / 10 - 7, false, false),
  ]).flat();

  it('decides as much as the limits allow', () => {
    const { does, doesNot } = chooseThresholds(all, {
      wronglyDoes: 0.1,
      wronglyDoesNot: 0.1,
      others: 0.01,
    });
    const share = (is: (one: Scored) => boolean, of: (one: Scored) => boolean): number =>
      all.filter((one) => of(one) && is(one)).length / all.filter(of).length;
    expect(
      share(
        ({ odds }) => odds >= does,
        ({ example }) => !example.own,
      ),
    ).toBeLessThanOrEqual(0.01);
    const decidedNot = all.filter(
      ({ odds, example }) => example.own && !example.does && (odds >= does || odds < doesNot),
    );
    expect(
      decidedNot.filter(({ odds }) => odds >= does).length / decidedNot.length,
    ).toBeLessThanOrEqual(0.1);
    expect(doesNot).toBeGreaterThan(0);
  });

  it('decides nothing where the limits cannot be kept', () => {
    const mixed = all.map((one, index) => ({ ...one, odds: index % 7 }));
    const thresholds = chooseThresholds(mixed, { wronglyDoes: 0, wronglyDoesNot: 0, others: 0 });
    expect(mixed.some(({ odds }) => odds >= thresholds.does)).toBe(false);
  });
});
