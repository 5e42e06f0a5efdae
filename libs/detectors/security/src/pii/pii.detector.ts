import { allFields, type Field, type NotEvaluated, type Verdict } from '@touchstone/contracts';
import { clear, type Detector, flag, notEvaluated } from '@touchstone/detection';
import type { Recogniser } from './recognisers/recogniser';
import type { Identifier } from './scan/identifier';
import { findPii } from './scan/scan';

const NAME = 'pii';

/**
 * Returns one result for each identifier in any text of the content, tool-call arguments included,
 * and an unevaluated one where something stayed encoded, whatever was found beside it. Depends on
 * no language.
 */
export const piiDetector = (): Detector<'pii'> => ({
  examine({ content, deadline }) {
    const looks = allFields(content).map((field) => {
      deadline.check();
      return { field, ...findPii(field.text, () => deadline.check(), announcingKey(field)) };
    });
    const found = looks.flatMap(({ field, identifiers }) => identifiers.map(finding(field)));
    const unread = looks.find(({ complete }) => !complete);
    if (unread) return [...found, stillEncoded(unread.field)];
    if (found.length > 0) return found;
    return [clear(NAME, 'NO_PII_FOUND', 0.9, 'No personal data was found.')];
  },
});

/** Longer keys announce nothing. In UTF-16 units. */
const LONGEST_KEY = 60;
const announcingKey = ({ key }: Field): string | undefined =>
  key !== undefined && key.length <= LONGEST_KEY ? key : undefined;

const stillEncoded = ({ path }: Field): NotEvaluated =>
  notEvaluated(NAME, `${path} hides more encoded readings than are examined.`);

/** Shared parts of all results of one kind in a field; a text made of identifiers has thousands. */
interface Said {
  reason: string;
  /** JSON, open for where it stands. */
  data: string;
}

const saidOf = ({ kind, title, group }: Recogniser, path: string): Said => ({
  reason: `Found in ${path}: ${title} (${group}).`,
  data: JSON.stringify({ kind, group, field: path }).slice(0, -1),
});

const finding = ({ path, text }: Field): ((identifier: Identifier) => Verdict) => {
  const known = new Map<Recogniser, Said>();
  return ({ recogniser, start, end, certainty }) => {
    const said = known.get(recogniser) ?? saidOf(recogniser, path);
    known.set(recogniser, said);
    return flag(NAME, 'PII_FOUND', certainty, said.reason, {
      quote: text.slice(start, end),
      data: `${said.data},"start":${start},"end":${end}}`,
    });
  };
};
