import { AMOUNT_FORMS } from './amounts';
import { EDGE_FORMS } from './edges';
import type { Form } from './form';
import { LAYOUT_FORMS } from './layout';
import { SIZE_FORMS } from './sizes';
import { WORDING_FORMS } from './wording';

/** Forms of one kind, and a pattern without which none of them matches. */
const KINDS: readonly { cue: RegExp; forms: readonly Form[] }[] = [
  { cue: /["“'‘]/, forms: EDGE_FORMS },
  { cue: /sentence|paragraph|bullet|\blist (?:item|entr)|\bitems? (?:of|in)/i, forms: SIZE_FORMS },
  {
    cue: /steps?\b|instruction|procedure|how-to|direction|bullet|list|prose|text|sentence|\ba\.?m\b|24|twenty-four|dates?\b/i,
    forms: LAYOUT_FORMS,
  },
  { cue: /decimal|digits after|two places|currency|sign|€/i, forms: AMOUNT_FORMS },
  { cue: /["“'‘]|names?\b|abbreviation|acronym|initials/i, forms: WORDING_FORMS },
];

/** The forms that a clause may have, by what they concern; the first that matches decides. */
export const writtenForms = (clause: string): Form[] =>
  KINDS.flatMap(({ cue, forms }) => (cue.test(clause) ? forms : []));
