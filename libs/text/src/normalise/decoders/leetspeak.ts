import type { Decoder, Stretch } from '../decoder';
import {
  familiarityOf,
  hasEither,
  isDisguise,
  lettersOf,
  mayBeDisguised,
  type Token,
  tokensIn,
} from '../disguised-words';

/**
 * Decodes words with digits and signs for letters. Near an unambiguous one, ambiguous ones are
 * decoded as well.
 */
export const leetspeakDecoder: Decoder = {
  kind: 'leetspeak',
  suspects: (_text, { mixed }) => mixed > 0,
  decode: (text) => {
    const all = tokensIn(text);
    const candidates = all.filter(mayBeDisguised);
    const tokens = near(candidates, sureAmong(candidates, all));
    // 1 is i or l; tokens that are not near one are decoded once.
    const either = near(
      tokens,
      tokens.filter(({ word }) => hasEither(word)),
    );
    return [tokens.map((token) => read(token, 'i')), either.map((token) => read(token, 'l'))];
  },
};

/** Distance in UTF-16 units within which tokens count as near; wider than the context of a view. */
const NEAR = 240;

/**
 * Thresholds against noise, which contains chance disguises: the share of unambiguous disguises in
 * one case among the candidates nearby, or the share of all unambiguous disguises among the tokens
 * nearby.
 */
const LEAST_EVEN = 0.25;
const LEAST_DISGUISED = 0.3;
const IN_ONE_CASE = /^(?:[^A-Z]*|[^a-z]*|[^A-Za-z]*[A-Z][^A-Z]*)$/;
/**
 * Least familiarity of one disguised word; the second threshold is for the sum of all nearby. Words
 * of nearly any language in Latin letters reach the first; noise soon falls far below the second.
 */
const FAMILIAR = 4;
const LEAST_FAMILIAR_TOGETHER = -16;
/** Shorter words have too few letters for an estimate of their familiarity. */
const SHORTEST_ESTIMATED = 3;

/** Selects the disguised words that are not noise, by their letters and their neighbours. */
const sureAmong = (candidates: readonly Token[], tokens: readonly Token[]): Token[] => {
  const disguises = candidates.filter(isDisguise);
  const [nearCandidates, nearTokens, nearDisguises] = [candidates, tokens, disguises].map((each) =>
    sumNear(each, () => 1),
  ) as [SumNear, SumNear, SumNear];
  const nearEven = sumNear(disguises, ({ word }) => (IN_ONE_CASE.test(word) ? 1 : 0));
  const familiarNear = sumNear(candidates, (token) =>
    token.word.length < SHORTEST_ESTIMATED ? 0 : familiarityOf(token),
  );
  return disguises.filter((token) => {
    const { start } = token;
    const even =
      nearEven(start) >= LEAST_EVEN * nearCandidates(start) ||
      nearDisguises(start) >= LEAST_DISGUISED * nearTokens(start);
    return (
      even && (familiarNear(start) >= LEAST_FAMILIAR_TOGETHER || familiarityOf(token) >= FAMILIAR)
    );
  });
};

type SumNear = (start: number) => number;

/** Sums the values of the tokens near an offset; call with increasing offsets. */
const sumNear = (tokens: readonly Token[], valueOf: (token: Token) => number): SumNear => {
  const values: number[] = [];
  let [first, sum] = [0, 0];
  return (start) => {
    for (
      let token = tokens[values.length];
      token && token.start <= start + NEAR;
      token = tokens[values.length]
    ) {
      const value = valueOf(token);
      values.push(value);
      sum += value;
    }
    while (first < values.length && (tokens[first]?.start ?? Infinity) < start - NEAR)
      sum -= values[first++] ?? 0;
    return sum;
  };
};

/** Selects the tokens that are near some others; both lists are in order. */
const near = (tokens: readonly Token[], some: readonly Token[]): Token[] => {
  let next = 0;
  return tokens.filter(({ word, start }) => {
    while ((some[next]?.start ?? Infinity) + NEAR < start) next++;
    return (some[next]?.start ?? Infinity) - NEAR <= start + word.length;
  });
};

const read = ({ word, start }: Token, letter: string): Stretch => {
  const end = start + word.length;
  return { start, end, pieces: [{ text: lettersOf(word, letter), start, end }] };
};
