import fc from 'fast-check';
import { bestTags, isLikelyOutside, likelihoodOf, outsideProbabilities, TAG, TAGS } from './tagger';

const { outside, begins, inside } = TAG;
const steps = Float64Array.from([0.5, -0.2, 0, 0.1, -1, 1.2, 0.3, -0.7, 0.4]);
const scores = Float64Array.from([0, 1.5, 0.2, 0, -0.4, 0.9, 0, 0.3, -1]);

/** Enumerates all taggings of three words with their log weights. */
const everyTagging = (): { tags: number[]; weight: number }[] => {
  const all = [outside, begins, inside];
  return all
    .flatMap((one) => all.flatMap((two) => all.map((three) => [one, two, three])))
    .flatMap((tags) => {
      let weight = 0;
      for (const [at, tag] of tags.entries()) {
        const from = at === 0 ? outside : (tags[at - 1] ?? outside);
        if (from === outside && tag === inside) return [];
        weight += (steps[from * TAGS + tag] ?? NaN) + (scores[at * TAGS + tag] ?? NaN);
      }
      return [{ tags, weight }];
    });
};

describe('tagging a candidate', () => {
  it('returns the tags of greatest weight', () => {
    const best = everyTagging()
      .filter(({ tags }) => tags.length === 3)
      .reduce((one, other) => (other.weight > one.weight ? other : one));
    expect(bestTags(scores, Float64Array.from(steps))).toHaveLength(3);
    expect(best.tags[0]).toBe(bestTags(scores, steps)[0]);
    expect(bestTags(scores, steps)).toEqual(best.tags);
  });

  it('computes the probability of each tag as its share of all taggings', () => {
    const all = everyTagging();
    const total = all.reduce((sum, { weight }) => sum + Math.exp(weight), 0);
    const { tags } = likelihoodOf(scores, steps);
    for (let at = 0; at < 3; at++) {
      for (const tag of [outside, begins, inside]) {
        const share =
          all
            .filter((one) => one.tags[at] === tag)
            .reduce((sum, { weight }) => sum + Math.exp(weight), 0) / total;
        expect(tags[at * TAGS + tag]).toBeCloseTo(share, 10);
      }
    }
  });

  it('returns the probability that each word is outside a name', () => {
    const { tags } = likelihoodOf(scores, steps);
    outsideProbabilities(scores, steps).forEach((chance, at) =>
      expect(chance).toBeCloseTo(tags[at * TAGS + outside] ?? NaN, 10),
    );
  });

  it('returns the same probability for candidates of any length and for distant scores', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.double({ min: -60, max: 60, noNaN: true }),
            fc.double({ min: -60, max: 60, noNaN: true }),
          ),
          { minLength: 1, maxLength: 40 },
        ),
        (words) => {
          const long = Float64Array.from(words.flatMap(([one, two]) => [0, one, two]));
          const { tags } = likelihoodOf(long, steps);
          outsideProbabilities(long, steps).forEach((chance, at) =>
            expect(chance).toBeCloseTo(tags[at * TAGS + outside] ?? NaN, 8),
          );
        },
      ),
    );
  });

  it('keeps no state of the previous candidate', () => {
    const [tags, chances] = [bestTags(scores, steps), outsideProbabilities(scores, steps)];
    const other = scores.map((score) => 2 - score);
    expect(bestTags(other, steps)).not.toEqual(tags);
    outsideProbabilities(other, steps);
    expect(bestTags(scores, steps)).toEqual(tags);
    expect(outsideProbabilities(scores, steps)).toEqual(chances);
  });

  it.each([-2, 0.69, 0.71, 3])('agrees with `bestTags` on a single word with score %d', (score) => {
    const alone = Float64Array.from([0, score, 0]);
    expect(isLikelyOutside(alone, steps)).toBe(bestTags(alone, steps)[0] === outside);
  });
});
