import { printableLine } from '@touchstone/kernel';
import {
  fillPlaceholders,
  placeholderNames,
  placeholderProblem,
  type Values,
} from '../text/placeholders';

const MAX_SUBJECT_LENGTH = 200;

/** Returns a sentence on the problem of a subject; `undefined` when it is valid. */
export const subjectProblem = (subject: string): string | undefined =>
  placeholderProblem(placeholderNames(subject));

/** Makes text safe for a header: one line, and no encoded words (RFC 2047). */
const headerText = (text: string): string =>
  printableLine(text, MAX_SUBJECT_LENGTH).replaceAll('=?', '= ?');

/** Fills in the user's subject, or the default. */
export const mailSubject = (subject: string, values: Values): string =>
  headerText(fillPlaceholders(subject, values)) || headerText(`Touchstone: ${values.title}`);
