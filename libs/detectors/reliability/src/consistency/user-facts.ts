import { buildIndex, compare, type Conflict, parseStatements, type Statement } from '../claims';
import type { Clause, Contradiction } from '../contradictions';
import { clausesOf } from '../contradictions';

const OWN =
  /(?<!\p{L})(?:i|my|i['’]m|we|our|ich|mein\p{L}*|wir|unser\p{L}*|je|j['’]\p{L}+|mon|ma|mes|nous|notre|nos)(?!\p{L})/iu;
const YOURS =
  /(?<!\p{L})(?:you|your|you['’]re|sie|ihr\p{L}*|du|dein\p{L}*|vous|votre|vos|tu|ton|ta|tes)(?!\p{L})/iu;
const RELATED = 0.5;
const FEWEST_TERMS = 2;

/** Finds a number or a name of the user's own that the output repeats wrongly. */
export const contradictsUser = (
  turns: readonly string[],
  output: string,
  tick: () => void,
): Contradiction | undefined => {
  const facts = (text: string): Statement[] =>
    parseStatements(text, tick).filter(({ asserts }) => asserts);
  const own = turns.flatMap(facts).filter(({ text }) => OWN.test(text));
  if (own.length === 0) return undefined;
  const index = buildIndex(own, tick);
  for (const claim of facts(output).filter(
    ({ text, terms }) => YOURS.test(text) && terms.length >= FEWEST_TERMS,
  )) {
    tick();
    const { best, conflicts, nearestText } = compare(claim, index);
    const conflict = best >= RELATED && conflicts.find(isValue);
    if (!conflict) continue;
    const [later, earlier] = [clausesOf(claim.text)[0], clausesOf(nearestText)[0]];
    if (later && earlier)
      return {
        kind: 'value',
        claimed: conflict.claimed,
        given: conflict.given,
        later: whole(later, claim.text),
        earlier,
      };
  }
  return undefined;
};

const CAPITAL = /^\p{Lu}/u;

/** Recognises another number or name; in short sentences, names count as words. */
const isValue = ({ kind, claimed, given }: Conflict): boolean =>
  kind === 'number' ||
  kind === 'name' ||
  (kind === 'word' && CAPITAL.test(claimed) && CAPITAL.test(given));

const whole = (clause: Clause, sentence: string): Clause => ({ ...clause, sentence });
