import { brazilian, digitsOf, luhn, verhoeff } from '../check-digits';
import { type Recogniser, byCue, byForm } from '../recogniser';

const ids = { group: 'government IDs' } as const;

const cpfWritten = byForm({
  ...ids, kind: 'br_cpf', title: 'Brazilian CPF', certainty: 0.95, pattern: /(?<![\w.-])\d{3}\.\d{3}\.\d{3}-\d{2}(?![\w-])/g, accepts: brazilian,
});
const cpfAnnounced = byCue({
  ...ids, kind: 'br_cpf', title: 'Brazilian CPF', certainty: 0.95, cues: ['cpf', 'cadastro de pessoa'], pattern: /(?<![\w.-])\d{3}[. ]?\d{3}[. ]?\d{3}[- ]?\d{2}(?![\w-])/g, accepts: brazilian,
});
const cnpj = byForm({
  ...ids, kind: 'br_cnpj', title: 'Brazilian CNPJ', certainty: 0.95, pattern: /(?<![\w.-])\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?![\w-])/g, accepts: brazilian,
});
const cnpjAnnounced = byCue({
  ...ids, kind: 'br_cnpj', title: 'Brazilian CNPJ', certainty: 0.95, cues: ['cnpj'], pattern: /(?<![\w.-])\d{14}(?![\w-])/g, accepts: brazilian,
});

const isAadhaar = (text: string): boolean => /^[2-9]\d{11}$/.test(digitsOf(text)) && verhoeff(text);
const aadhaarWritten = byForm({
  ...ids, kind: 'in_aadhaar', title: 'Indian Aadhaar number', certainty: 0.82, pattern: /(?<![\w.-])(?<!\d )[2-9]\d{3}([ -])\d{4}\1\d{4}(?![\w-]| \d{4})/g, accepts: isAadhaar,
});
const aadhaarAnnounced = byCue({
  ...ids, kind: 'in_aadhaar', title: 'Indian Aadhaar number', certainty: 0.95, cues: ['aadhaar', 'aadhar', 'adhaar', 'uid', 'uidai', 'आधार'],
  pattern: /(?<![\w.-])[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}(?![\w-])/g, accepts: isAadhaar,
});

// The fourth letter says what the holder is: P a person, C a company and so on.
const pan = byForm({
  ...ids, kind: 'in_pan', title: 'Indian PAN', certainty: 0.88, pattern: /(?<![\w-])[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z](?![\w-])/g,
});
const panAnnounced = byCue({
  ...ids, kind: 'in_pan', title: 'Indian PAN', certainty: 0.92, cues: ['pan', 'pan card', 'pan number', 'permanent account'], pattern: /(?<!\w)[A-Z]{5}\d{4}[A-Z](?!\w)/gi,
});

const isSin = (text: string): boolean => /^[1-79]\d{8}$/.test(digitsOf(text)) && luhn(text);
const sin = byCue({
  ...ids, kind: 'ca_sin', title: 'Canadian social insurance number', certainty: 0.93, cues: ['sin', 'social insurance', 'social insurance number', 'nas', 'canada', 'canadian'],
  pattern: /(?<![\w.-])\d{3}[- ]?\d{3}[- ]?\d{3}(?![\w-])/g, accepts: isSin,
});
const sinWritten = byForm({
  ...ids, kind: 'ca_sin', title: 'Canadian social insurance number', certainty: 0.65, pattern: /(?<![\w.$€£-])(?<!\d )\d{3}-\d{3}-\d{3}(?![\w-]| \d)/g, accepts: isSin,
});

const tfn = byCue({
  ...ids, kind: 'au_tfn', title: 'Australian tax file number', certainty: 0.85, reach: 26, cues: ['tfn', 'tax file number', 'medicare', 'medicare number'],
  pattern: /(?<![\w.-])\d{3,4}[ -]?\d{3,5}[ -]?\d{1,3}(?![\w-])/g, accepts: (excerpt) => digitsOf(excerpt).length >= 8,
});

export const world: Recogniser[] = [
  cpfWritten, cpfAnnounced, cnpj, cnpjAnnounced, aadhaarWritten, aadhaarAnnounced, pan, panAnnounced, sin, sinWritten, tfn,
];
