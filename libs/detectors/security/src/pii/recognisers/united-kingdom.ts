import { nhs } from '../check-digits';
import { type Recogniser, byCue, byForm } from '../recogniser';

// Prefixes: no D, F, I, Q, U, V first or second, no O second, and none of those never allocated (HMRC).
const NINO = /(?<!\w)(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?!\w)/gi;

const nino = byForm({ kind: 'uk_nino', title: 'UK national insurance number', group: 'government IDs', certainty: 0.92, pattern: NINO });

const nhsNumber = byCue({
  kind: 'uk_nhs_number', title: 'NHS number', group: 'healthcare data', certainty: 0.93,
  cues: ['nhs', 'nhs number', 'nhs no', 'health service number', 'patient', 'patient number'],
  pattern: /(?<![\w-])\d{3}[- ]?\d{3}[- ]?\d{4}(?![\w-])/g, accepts: nhs,
});

const utr = byCue({
  kind: 'uk_utr', title: 'UK taxpayer reference', group: 'government IDs', certainty: 0.8, reach: 24, cues: ['utr', 'unique taxpayer reference'], pattern: /(?<!\w)\d{5} ?\d{5}(?!\w)/g,
});

export const unitedKingdom: Recogniser[] = [nino, nhsNumber, utr];
