import { type DetectionResult, type Field, allFields } from '@touchstone/contracts';
import { type Detector, clear, flag } from '@touchstone/detection';
import { type Identifier, identifiersIn } from './scan';

const NAME = 'pii';

/** One result for each identifier in any text of the content, tool-call arguments included. Depends on no language. */
export const piiDetector = (): Detector<'pii'> => ({
  examine({ content, deadline }) {
    const results = allFields(content).flatMap((field) => {
      deadline.check();
      return identifiersIn(field.text, () => deadline.check()).map((identifier) => finding(field, identifier));
    });
    return results.length > 0 ? results : [clear(NAME, 'NO_PII_FOUND', 0.9, 'No personal data was found.')];
  },
});

const finding = ({ path, text }: Field, { recogniser, start, end, certainty }: Identifier): DetectionResult => {
  const { kind, title, group } = recogniser;
  return flag(NAME, 'PII_FOUND', certainty, `Found in ${path}: ${title} (${group}).`, {
    quote: text.slice(start, end),
    data: JSON.stringify({ kind, group, field: path, start, end }),
  });
};
