import { areOpposites } from '../claims/lexicon/lexicon';
import { type Clause } from './clauses';
import { isNegated } from './denied';

/** Words whose opposites often stand side by side in consistent texts. */
const WEAK =
  /^(?:first|last|new|old|good|bad|great|best|right|left|day|night|man|woman|front|back|top|morn|evening|long|short|early|late|begin|start|end|finish|stop|join|leav|buy|sell|add|remov|free|paid|save|keep|send|receiv|child|parent|support|more|less|many|few|open|clos|clo|hot|cold|cool|warm|most|least|low|high|public|privat|light|dark|full|empty|follow|prior|earlier|late|later)$/;

/** Finds an opposite word in a clause about the same subject. */
export const oppositeWords = (
  later: Clause,
  earlier: Clause,
): { claimed: string; given: string } | undefined => {
  if (isNegated(later) || isNegated(earlier)) return undefined;
  const [own, others] = [later.words, earlier.words];
  const stems = new Set(others.map(({ stem }) => stem));
  for (const word of own) {
    if (stems.has(word.stem) || WEAK.test(word.stem)) continue;
    const other = others.find(
      ({ stem }) =>
        !WEAK.test(stem) &&
        !own.some((each) => each.stem === stem) &&
        areOpposites(word.stem, stem),
    );
    if (other) return { claimed: word.plain, given: other.plain };
  }
  return undefined;
};
