import { allFields, type Field, type NotEvaluated, type Verdict } from '@touchstone/contracts';
import { clear, type Detector, flag, notEvaluated } from '@touchstone/detection';
import type { Recogniser } from './recognisers/recogniser';
import type { Identifier } from './scan/identifier';
import { findPii } from './scan/scan';

const NAME = 'pii';

/**
 * Detects personal data in any language. Returns one result for each identifier in any text of the
 * content, including tool-call arguments. Adds an unevaluated result if text remains encoded,
 * regardless of other results.
 */
export const piiDetector = (): Detector<'pii'> => ({
  examine({ content, deadline }) {
    const scans = allFields(content).map((field) => {
      deadline.check();
      return { field, ...findPii(field.text, () => deadline.check(), announcingKey(field)) };
    });
    const found = scans.flatMap(({ field, identifiers }) => identifiers.map(finding(field)));
    const incomplete = scans.find(({ complete }) => !complete);
    if (incomplete) return [...found, stillEncoded(incomplete.field)];
    if (found.length > 0) return found;
    return [clear(NAME, 'NO_PII_FOUND', 0.9, 'No personal data was found.')];
  },
});

/** Maximum length of a key that serves as context of its value, in UTF-16 units. */
const LONGEST_KEY = 60;
const announcingKey = ({ key }: Field): string | undefined =>
  key !== undefined && key.length <= LONGEST_KEY ? key : undefined;

const stillEncoded = ({ path }: Field): NotEvaluated =>
  notEvaluated(NAME, `${path} hides more encoded text than is examined.`);

/**
 * Parts shared by all results of one kind in a field. Cached, because a text may contain thousands
 * of identifiers.
 */
interface SharedParts {
  reason: string;
  /** JSON without its closing brace, to which the offsets are appended. */
  data: string;
}

const sharedParts = ({ kind, title, group }: Recogniser, path: string): SharedParts => ({
  reason: `Found in ${path}: ${title} (${group}).`,
  data: JSON.stringify({ kind, group, field: path }).slice(0, -1),
});

const finding = ({ path, text }: Field): ((identifier: Identifier) => Verdict) => {
  const known = new Map<Recogniser, SharedParts>();
  return ({ recogniser, start, end, certainty }) => {
    const shared = known.get(recogniser) ?? sharedParts(recogniser, path);
    known.set(recogniser, shared);
    return flag(NAME, 'PII_FOUND', certainty, shared.reason, {
      quote: text.slice(start, end),
      data: `${shared.data},"start":${start},"end":${end}}`,
    });
  };
};
