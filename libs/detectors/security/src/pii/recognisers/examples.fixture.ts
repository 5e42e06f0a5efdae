import { CONTACT_ROWS } from './contact/rows.fixture';
import { FINANCIAL_ROWS } from './financial/rows.fixture';
import { GOVERNMENT_ROWS } from './government/rows.fixture';
import { HEALTHCARE_ROWS } from './healthcare/rows.fixture';
import { PERSONAL_ROWS } from './personal/rows.fixture';

export interface Example {
  kind: string;
  text: string;
  /** The identifier, a substring of `text`. */
  found: string;
}

/** At least one example of each kind except names. */
export const EXAMPLES: readonly Example[] = [
  ...[...CONTACT_ROWS, ...PERSONAL_ROWS].map(([kind, text, found]) => ({ kind, text, found })),
  ...[...FINANCIAL_ROWS, ...GOVERNMENT_ROWS, ...HEALTHCARE_ROWS].map(([kind, lead, found]) => ({
    kind,
    text: lead === '' ? found : `${lead}: ${found}`,
    found,
  })),
  { kind: 'person_name', text: 'My name is Jane Doe', found: 'Jane Doe' },
];
