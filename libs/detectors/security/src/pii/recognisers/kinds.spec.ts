import { PII_KINDS } from '@touchstone/contracts';
import { RECOGNISERS } from '.';

describe('kinds of personal data', () => {
  it('match the kinds and groups of the contracts', () => {
    const named = Object.entries(PII_KINDS).flatMap(([group, kinds]) =>
      kinds.map((kind) => `${group}: ${kind}`),
    );
    expect([...new Set(RECOGNISERS.map(({ kind, group }) => `${group}: ${kind}`))].sort()).toEqual(
      named.sort(),
    );
  });

  it('are valid names of placeholders', () => {
    for (const { kind } of RECOGNISERS) expect(kind).toMatch(/^[a-z][a-z0-9_]*$/);
  });
});
