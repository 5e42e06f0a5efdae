import { words } from '@touchstone/text';
import { COURTESIES } from './data/everyday';
import { isEmpty, isGeneric } from './roots';

/** A message that names no topic: a courtesy alone, or one that refers to what was said before. */
export type Shape = 'courtesy' | 'reference';

const LONGEST_COURTESY = 8;
/** Most words of a message that may consist of words of any conversation. */
const LONGEST_REFERENCE = 25;

const formsOf = (text: string): string[] => words(text).map(({ form }) => form);

const COURTESY = new Set(COURTESIES.split(/[,\n]/).map((phrase) => formsOf(phrase).join(' ')));

/**
 * Removes greetings, thanks and the like. Longest phrase first, so linear in the text.
 */
const withoutCourtesies = (forms: readonly string[]): string[] => {
  const left: string[] = [];
  let at = 0;
  while (at < forms.length) {
    const length = courtesyLength(forms, at);
    if (length === 0) left.push(forms[at] ?? '');
    at += Math.max(1, length);
  }
  return left;
};

const courtesyLength = (forms: readonly string[], at: number): number => {
  for (let length = Math.min(LONGEST_COURTESY, forms.length - at); length > 0; length--) {
    if (COURTESY.has(forms.slice(at, at + length).join(' '))) return length;
  }
  return 0;
};

/** Returns the shape of a message that names no topic; `undefined` for one that may name one. */
export const shapeOf = (text: string): Shape | undefined => {
  const forms = formsOf(text);
  if (forms.length === 0) return undefined;
  const left = withoutCourtesies(forms);
  if (left.length === 0) return 'courtesy';
  return left.length <= LONGEST_REFERENCE &&
    left.every((form) => isEmpty(form) || isEmpty(form.replace(/'\w+$/, '')) || isGeneric(form))
    ? 'reference'
    : undefined;
};
