import { filled, namesIn, placeholderProblem, type Values } from '../words/placeholders';
import { plain } from '../words/plain';

const LONGEST_SUBJECT = 200;

/** A sentence on why this is no subject; `undefined` when it is one. */
export const subjectProblem = (subject: string): string | undefined =>
  placeholderProblem(namesIn(subject));

/** For a header: one line, and nothing that a reader's program would decode into something else (RFC 2047). */
const headerText = (text: string): string => plain(text, LONGEST_SUBJECT).replaceAll('=?', '= ?');

/** The user's subject, or one of our own. */
export const subjectOf = (subject: string, values: Values): string =>
  headerText(filled(subject, values)) || headerText(`Touchstone: ${values.title}`);
