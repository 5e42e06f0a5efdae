/**
 * Returns the probability that a text of the first list scores higher than one of the second; ties
 * count half. Not a number if a list is empty.
 */
export const areaUnderCurve = (higher: readonly number[], lower: readonly number[]): number => {
  const ranked = [
    ...higher.map((score) => ({ score, isHigher: true })),
    ...lower.map((score) => ({ score, isHigher: false })),
  ].sort((one, other) => one.score - other.score);
  let wins = 0;
  let below = 0;
  for (let at = 0; at < ranked.length;) {
    let end = at;
    let [own, tied] = [0, 0];
    for (; end < ranked.length && ranked[end]?.score === ranked[at]?.score; end++) {
      if (ranked[end]?.isHigher) own++;
      else tied++;
    }
    wins += own * (below + tied / 2);
    below += tied;
    at = end;
  }
  return wins / (higher.length * lower.length);
};
