import { PII_KINDS } from '@touchstone/contracts';
import { RECOGNISERS } from '.';

describe('the kinds of personal data', () => {
  it('are those that contracts name, each in the group of its recognisers', () => {
    const named = Object.entries(PII_KINDS).flatMap(([group, kinds]) =>
      kinds.map((kind) => `${group}: ${kind}`),
    );
    expect([...new Set(RECOGNISERS.map(({ kind, group }) => `${group}: ${kind}`))].sort()).toEqual(
      named.sort(),
    );
  });

  it('can name a placeholder', () => {
    for (const { kind } of RECOGNISERS) expect(kind).toMatch(/^[a-z][a-z0-9_]*$/);
  });
});
