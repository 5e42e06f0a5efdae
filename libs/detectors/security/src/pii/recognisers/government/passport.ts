import { oneDigitOnly } from '../../check-digits';
import { beginsWithWord, isCompactDay } from '../../links';
import { recogniser } from '../../recogniser';

const isWrittenInCapitals = (excerpt: string): boolean => /^[A-Z0-9]+$/.test(excerpt) && /[A-Z]/.test(excerpt);

/**
 * Forms of passport numbers: nine digits (US, UK, JP old), letter and digits (US next generation, IN, AU, CN, KR, IT, JP), two letters and digits (CA, IE, PL, JP), FR `12AB34567`,
 * DE characters without vowels, any other mixture of seven to twelve, BR, MX, ES. They carry check digits only in the machine readable zone, so a cue is needed. Source: PRADO register of the Council of the EU, US State Department.
 */
export const passport = recogniser({
  kind: 'passport', title: 'passport number', group: 'government IDs', digits: 3,
  pattern: /\d{9}|[A-Z]{1,2}[- ]?\d{6,8}|[A-Z]{3}[- ]?\d{6}[A-Z]?|\d{2}[A-Z]{2}\d{5}|[A-Z]{2}\d{5}[A-Z]{2}|[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ0-9]{8}|(?=[A-Z]{0,11}\d)[A-Z0-9]{7,12}|[A-Z]\d{2}[- ]?\d{6}|\d{7,8}|[A-Z]{2}[- ]\d{3}[- ]?\d{4}|[A-Z] ?\d{3} ?\d{4}|(?<![а-яіїєґ])[А-ЯІЇЄҐ]{2} ?№? ?\d{6}/i,
  accepts: (code, { excerpt }) => !beginsWithWord(excerpt) && !oneDigitOnly(code) && !isCompactDay(excerpt) && (code.match(/\d/g)?.length ?? 0) >= (isWrittenInCapitals(excerpt) ? 3 : 5),
  announced: 0.9, reach: 36,
  cues: [
    'passport', 'passports', 'passport number', 'passport numbers', 'passport no', 'passport num', 'passport id', 'passport details', 'passeport', 'numéro de passeport', 'reisepass',
    'reisepassnummer', 'passnummer', 'pasaporte', 'número de pasaporte', 'passaporto', 'numero di passaporto', 'passaporte',
    'paspoort', 'paspoortnummer', 'paszport', 'paszportu', 'paszportem', 'numer paszportu', 'pasul', 'pașaport', 'pass nr', 'passport nr', 'passi',
    'cestovní pas číslo', 'útlevél', 'útlevélszám', 'cestovní pas', 'pasaport', 'διαβατήριο', 'паспорт', '护照', '护照号', '護照', 'パスポート', '旅券番号', '여권',
    '여권번호', 'جواز السفر', 'דרכון', 'पासपोर्ट', 'hộ chiếu', 'paspor', 'travel document', 'travel document number', 'passnr', 'reisepass nr', 'numéro passeport', 'pasaporte n', 'passaporto n', 'passaporte n', 'загранпаспорт', 'загранпаспорта', 'закордонний паспорт',
    'pass no', 'pass num', 'pass number', 'pp no', 'pp num', 'pp number', 'ppt no', 'p p no', 'psprt', 'travel doc', 'travel doc no', 'des reisepasses', 'reisepasses', 'reisepaß nr', 'passnummern', 'no de passeport', 'n de passeport', 'passeports', 'n pasaporte', 'no pasaporte', 'no de pasaporte', 'n passaporto', 'no do passaporte', 'número do passaporte', 'paspoortnr', 'paspoort nr', 'nr paszportu',
    'pas č', 'č pasu', 'číslo pasu', 'cestovního pasu', 'číslo cestovního pasu', 'pasnr', 'pas nr', 'pasnummer', 'passin numero', 'passinumero', 'διαβατηρίου', 'αρ διαβατηρίου', 'αριθμός διαβατηρίου', 'загранник', 'загранпаспорту', 'закордонного паспорта', 'паспорт серии', '護照號碼', '护照号码', '旅券', '여권 번호', 'جواز سفر', 'رقم الجواز', 'رقم جواز السفر', 'पासपोर्ट नंबर', 'số hộ chiếu', 'no paspor',
    'pasaport no', 'หนังสือเดินทาง', 'מספר דרכון', 'p gbr', 'p usa', 'hk1 p',
    'паспорта', 'паспорту', 'паспортом', 'паспорт серия', 'паспорт серії', 'útlevelének', 'pașaportului', 'passets nummer', 'passnumret', 'passinumero', 'passi nr', 'putovnica', 'potni list', 'пътна карта', 'паспорт №',
  ],
});
