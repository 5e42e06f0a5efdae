import { allFields, type DetectionResult, type Field } from '@touchstone/contracts';
import { clear, type Detector, flag, NotEvaluable } from '@touchstone/detection';
import type { Recogniser } from './recogniser';
import { findingsIn, type Identifier } from './scan';

const NAME = 'pii';

/**
 * One result for each identifier in any text of the content, tool-call arguments included. Depends on no language. Where nothing was found, but something stayed
 * encoded, it cannot decide.
 */
export const piiDetector = (): Detector<'pii'> => ({
  examine({ content, deadline }) {
    const looks = allFields(content).map((field) => {
      deadline.check();
      return { field, ...findingsIn(field.text, () => deadline.check(), keyOf(field)) };
    });
    const results = looks.flatMap(({ field, identifiers }) => identifiers.map(finding(field)));
    if (results.length > 0) return results;
    const unread = looks.find(({ complete }) => !complete);
    if (unread)
      throw new NotEvaluable(`${unread.field.path} hides more encoded readings than are examined.`);
    return [clear(NAME, 'NO_PII_FOUND', 0.9, 'No personal data was found.')];
  },
});

/** The name of the argument that a text is the value of. */
const keyOf = ({ path }: Field): string | undefined =>
  /\.arguments\.(?:.*\.)?([^.[\]]{1,60})(?:\[\d+\])*$/.exec(path)?.[1];

/** What all results of one kind in a field say; a text made of identifiers has thousands. */
interface Said {
  reason: string;
  /** JSON, open for where it stands. */
  data: string;
}

const saidOf = ({ kind, title, group }: Recogniser, path: string): Said => ({
  reason: `Found in ${path}: ${title} (${group}).`,
  data: JSON.stringify({ kind, group, field: path }).slice(0, -1),
});

const finding = ({ path, text }: Field): ((identifier: Identifier) => DetectionResult) => {
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
