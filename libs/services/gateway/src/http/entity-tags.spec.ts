import fc from 'fast-check';
import { entityTags, ifMatchHolds, isKnownTo } from './entity-tags';

const TAG = '"a.1.stored"';

describe('entity tags', () => {
  it.each<[string | undefined, matches: boolean, known: boolean]>([
    [undefined, true, false],
    ['*', true, true],
    [' * ', true, true],
    [TAG, true, true],
    [`W/${TAG}`, false, true],
    [`"x", ${TAG}`, true, true],
    [`"x",${TAG},"y"`, true, true],
    [`"x" , W/"y",, ${TAG}`, true, true],
    [`"x", W/${TAG}`, false, true],
    ['"x"', false, false],
    ['"a.1"', false, false],
    ['""', false, false],
    ['', false, false],
    ['a.1.stored', false, false],
    [`w/${TAG}`, false, false],
    [`${TAG} x`, false, false],
    [`x${TAG}`, false, false],
    [`${TAG}"`, false, false],
    [`"*", *`, false, false],
    ['"a b"', false, false],
  ])('of %j match strongly: %p, match weakly: %p', (header, matches, known) => {
    expect([ifMatchHolds(header, TAG), isKnownTo(header, TAG)]).toEqual([matches, known]);
  });

  it('are parsed from any list', () => {
    const opaque = fc
      .string({ unit: fc.constantFrom(...'!#azAZ09.,;*/\\W~é') })
      .map((text) => `"${text}"`);
    const tags = fc.array(fc.record({ weak: fc.boolean(), opaque }), { minLength: 1 });
    fc.assert(
      fc.property(tags, fc.constantFrom(',', ', ', ' ,, '), (given, comma) => {
        expect(
          entityTags(given.map((tag) => `${tag.weak ? 'W/' : ''}${tag.opaque}`).join(comma)),
        ).toEqual(given);
      }),
    );
  });
});
