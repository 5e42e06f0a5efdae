import { bsn, codiceFiscale, digitsOf, dni, nir, personnummer, pesel, steuerId } from '../check-digits';
import { type Recogniser, byCue, byForm } from '../recogniser';

const ids = { group: 'government IDs' } as const;

const spanishDni = byForm({
  ...ids, kind: 'es_dni', title: 'Spanish DNI or NIE', certainty: 0.92, pattern: /(?<![\w-])(?:\d{8}|[XYZ]-?\d{7})[- ]?[A-Z](?![\w-])|(?<![\w-])\d{2}\.\d{3}\.\d{3}-?[A-Z](?![\w-])/gi,
  accepts: dni,
});

const italianCode = byForm({
  ...ids, kind: 'it_codice_fiscale', title: 'Italian codice fiscale', certainty: 0.95,
  pattern: /(?<!\w)[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z](?!\w)/gi, accepts: codiceFiscale,
});

const germanTaxId = byCue({
  ...ids, kind: 'de_steuer_id', title: 'German tax number', certainty: 0.93,
  cues: ['steuer*', 'idnr', 'tin', 'tax id', 'tax number', 'tax identification', 'identifikationsnummer'],
  pattern: /(?<![\w-])\d{2} ?\d{3} ?\d{3} ?\d{3}(?![\w-])/g, accepts: steuerId,
});

const germanPension = byCue({
  ...ids, kind: 'de_sozialversicherungsnummer', title: 'German social insurance number', certainty: 0.85,
  cues: ['sozialversicherung*', 'rentenversicherung*', 'versicherungsnummer', 'rvnr', 'sv nummer'], pattern: /(?<!\w)\d{2} ?[0-3]\d[01]\d\d{2} ?[A-Z] ?\d{3}(?!\w)/g,
});

const frenchNir = byForm({
  ...ids, kind: 'fr_nir', title: 'French social security number', certainty: 0.94,
  pattern: /(?<![\w-])[1278] ?\d{2} ?(?:0[1-9]|1[0-2]|[2-9]\d) ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3} ?\d{2}(?![\w-])/gi, accepts: nir,
});

const polishPesel = byCue({
  ...ids, kind: 'pl_pesel', title: 'Polish PESEL', certainty: 0.95, cues: ['pesel', 'numer ewidencyjny', 'national id'], pattern: /(?<![\w-])\d{11}(?![\w-])/g, accepts: pesel,
});

const swedishNumber = byForm({
  ...ids, kind: 'se_personnummer', title: 'Swedish personnummer', certainty: 0.85, pattern: /(?<![\w-])(?:19|20)?\d{6}[-+]\d{4}(?![\w-])/g, accepts: personnummer,
});
const swedishAnnounced = byCue({
  ...ids, kind: 'se_personnummer', title: 'Swedish personnummer', certainty: 0.94, cues: ['personnummer', 'samordningsnummer', 'personal number', 'personal identity number'],
  pattern: /(?<![\w-])(?:19|20)?\d{6}[-+]?\d{4}(?![\w-])/g, accepts: personnummer,
});

const dutchBsn = byCue({
  ...ids, kind: 'nl_bsn', title: 'Dutch BSN', certainty: 0.94, cues: ['bsn', 'burgerservicenummer', 'sofinummer', 'sofi nummer'],
  pattern: /(?<![\w-])\d{4}[. ]?\d{2}[. ]?\d{3}(?![\w-])/g, accepts: bsn,
});

const otherNational = byCue({
  ...ids, kind: 'national_id', title: 'national identity number', certainty: 0.8, reach: 40,
  cues: [
    'national id', 'national id number', 'national identification number', 'identity card', 'id card', 'id card number', 'identity number', 'personalausweis', 'personalausweisnummer', 'ausweisnummer',
    'carte d\'identité', 'documento de identidad', 'cédula', 'cedula', 'cartão de cidadão', 'carta d\'identità', 'identiteitskaart', 'rijksregisternummer', 'dowód osobisty', 'dowodu',
    'cpr', 'cpr nummer', 'fødselsnummer', 'henkilötunnus', 'rodné číslo', 'снилс', 'инн', 'curp', 'dni', 'nif', 'nino', 'egn', 'amka', 'oib', 'ahv', '身份证', '身份证号', 'マイナンバー', '주민등록번호', 'svnr', 'pps number', 'ppsn',
  ],
  pattern: /(?<![\w.-])[A-Z]{0,4}\d(?:[ .-]?[\dA-Z]){5,18}(?![\w-])/gi,
  accepts: (excerpt) => digitsOf(excerpt).length >= 5,
});

export const europe: Recogniser[] = [
  spanishDni, italianCode, germanTaxId, germanPension, frenchNir, polishPesel, swedishNumber, swedishAnnounced, dutchBsn, otherNational,
];
