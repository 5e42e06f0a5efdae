import {
  familiarityOf,
  hasEither,
  isDisguise,
  lettersOf,
  mayBeDisguised,
  type Token,
  tokensIn,
} from '../disguised-words';
import type { Reader, Stretch } from '../reader';

/** Words with digits and signs for letters. Where one stands that cannot be anything else, those near it are read as well. */
export const leetspeakReader: Reader = {
  kind: 'leetspeak',
  suspects: (_text, { mixed }) => mixed > 0,
  read: (text) => {
    const all = tokensIn(text);
    const candidates = all.filter(mayBeDisguised);
    const tokens = near(candidates, sureAmong(candidates, all));
    // 1 is i or l; what stands far from any is read once.
    const either = near(
      tokens,
      tokens.filter(({ word }) => hasEither(word)),
    );
    return [tokens.map((token) => read(token, 'i')), either.map((token) => read(token, 'l'))];
  },
};

/** Wider than what a view shows around a stretch. */
const NEAR = 240;

/** Noise reads like disguised words here and there. Of what could be disguised near one, so many are disguised words in one case, or so many of all tokens near are disguised words. */
const LEAST_EVEN = 0.25;
const LEAST_DISGUISED = 0.3;
const IN_ONE_CASE = /^(?:[^A-Z]*|[^a-z]*|[^A-Za-z]*[A-Z][^A-Z]*)$/;
/** And one is as familiar as this, or all near it together are. Words of any language in Latin letters are, but for a few; noise soon falls far below the second. */
const FAMILIAR = 4;
const LEAST_FAMILIAR_TOGETHER = -16;
/** Shorter words tell nothing. */
const SHORTEST_TELLING = 3;

/** The disguised words that are no noise, by their letters and by what stands near them. */
const sureAmong = (candidates: readonly Token[], tokens: readonly Token[]): Token[] => {
  const disguises = candidates.filter(isDisguise);
  const [nearCandidates, nearTokens, nearDisguises] = [candidates, tokens, disguises].map((each) =>
    sumNear(each, () => 1),
  ) as [SumNear, SumNear, SumNear];
  const nearEven = sumNear(disguises, ({ word }) => (IN_ONE_CASE.test(word) ? 1 : 0));
  const familiarNear = sumNear(candidates, (token) =>
    token.word.length < SHORTEST_TELLING ? 0 : familiarityOf(token),
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

/** The sum of what the tokens near a place count for; asked with rising places. */
const sumNear = (tokens: readonly Token[], worthOf: (token: Token) => number): SumNear => {
  const worths: number[] = [];
  let [first, sum] = [0, 0];
  return (start) => {
    for (
      let token = tokens[worths.length];
      token && token.start <= start + NEAR;
      token = tokens[worths.length]
    ) {
      const worth = worthOf(token);
      worths.push(worth);
      sum += worth;
    }
    while (first < worths.length && (tokens[first] as Token).start < start - NEAR)
      sum -= worths[first++] as number;
    return sum;
  };
};

/** Of tokens in order, those that stand near some of them. */
const near = (tokens: readonly Token[], some: readonly Token[]): Token[] => {
  let next = 0;
  return tokens.filter(({ word, start }) => {
    while (next < some.length && (some[next] as Token).start + NEAR < start) next++;
    return next < some.length && (some[next] as Token).start - NEAR <= start + word.length;
  });
};

const read = ({ word, start }: Token, letter: string): Stretch => {
  const end = start + word.length;
  return { start, end, pieces: [{ text: lettersOf(word, letter), start, end }] };
};
