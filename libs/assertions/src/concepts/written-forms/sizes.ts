import type { Constraint, Countable } from '../../constraint';
import { below, type Form, form, MAX, N, OVER } from './form';

const UNITS: Record<string, Countable> = {
  word: 'word',
  sentence: 'sentence',
  line: 'line',
  character: 'character',
  comma: 'comma',
};
const UNIT = '(?<unit>words?|sentences?|lines?|characters?|commas?)';
const AFTER = '(?:,? (?:long|each|maximum|max|at most|or (?:fewer|less|shorter)|tops|in length))*';
const OWN = '(?:(?:all|each|every|any|your|the|a|an|single|individual|short|no) )*';
const HAVE =
  '(?:(?:must|should|may|can|have to|has to|need to|needs to|shall|will|is to|are to) )?(?:(?:not|never) )?(?:be |is |are |have |has |contain |contains |run |runs |stay |stays |keep to |keeps to |exceed |exceeds |go |take |get |of |to |at |with |within )*';
const BOUND = `(?<bound>${MAX}|${OVER}|past|beyond|to)?`;

interface Part {
  /** Nouns of the part, as a pattern. */
  noun: string;
  each: (part: Constraint) => Constraint;
}

const PARTS: readonly Part[] = [
  { noun: 'sentences?', each: (part) => ({ kind: 'each-sentence', part }) },
  { noun: 'paragraphs?', each: (part) => ({ kind: 'each-part', of: 'paragraph', part }) },
  {
    noun: '(?:bullets?|bullet[ -]points?|list items?|list entries|items? (?:of|in) (?:a|the|your) list)',
    each: (part) => ({ kind: 'each-part', of: 'list-item', part }),
  },
];

const most =
  ({ each }: Part): Form['make'] =>
  ({ bound, n, unit = '' }) => {
    const of = UNITS[unit.toLowerCase().replace(/s$/, '')];
    return of && each({ kind: 'count', of, bounds: { max: below(bound, n) } });
  };

const formsFor = (part: Part): Form[] => [
  form(
    String.raw`(?:no|not one|not a single) (?:single )?${part.noun} (?:that (?:is|are|has|have) )?${HAVE}(?:ever )?${HAVE}${BOUND} ?(?<n>${N}) ${UNIT}${AFTER}`,
    most(part),
  ),
  form(
    String.raw`(?:keep |limit |restrict |make |write |use |hold |cap )?${OWN}${part.noun}(?: short| brief| simple)?[,:]? ?${HAVE}${BOUND} ?(?<n>${N}) ${UNIT}${AFTER}`,
    ({ bound, ...groups }) => (bound === undefined ? undefined : most(part)({ bound, ...groups })),
  ),
  form(
    String.raw`(?:(?:use|write) )?${BOUND} ?(?<n>${N}) ${UNIT} (?:per|in (?:a|each|every|one|any)|for each|a|each|to a) ${part.noun}(?:,? (?<after>max(?:imum)?|at most|tops))?`,
    ({ bound, after, ...groups }) =>
      bound === undefined && after === undefined ? undefined : most(part)({ bound, ...groups }),
  ),
  form(
    String.raw`(?:do not|don't|never|not) (?:write|use|make|have|let) (?:a |any )?${part.noun} (?:be |get |run |that (?:is|are) |of |with |have |go )*(?<bound>${OVER}) (?<n>${N}) ${UNIT}${AFTER}`,
    most(part),
  ),
];

/** Rules on the size of sentences, paragraphs and list items. */
export const SIZE_FORMS: readonly Form[] = PARTS.flatMap(formsFor);
