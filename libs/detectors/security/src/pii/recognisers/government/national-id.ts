import { beginsWithWord } from '../../links';
import { recogniser } from '../../recogniser';

/** Behind words that can only mean an identity number, whatever the country; no rule checks it. Source: own list of what such numbers are called. */
export const nationalId = recogniser({
  kind: 'national_id', title: 'national identity number', group: 'government IDs', digits: 5,
  pattern: /[A-Z]{0,4}[- ]?\d(?:[ .-]?[\dA-Z]){4,17}/i,
  accepts: (code, { excerpt }) => !beginsWithWord(excerpt) && (code.match(/\d/g)?.length ?? 0) >= 5 && code.length >= 6,
  announced: 0.8, reach: 30,
  cues: [
    'national id', 'national id number', 'national id no', 'national identity number', 'national identification number', 'identity card number',
    'id card number', 'identity card no', 'identity document number', 'government id number',
    'nationale identiteitskaart', 'identiteitskaart', 'identiteitskaartnummer', 'carte nationale d\'identité', 'carte d\'identité',
    'numéro de carte d\'identité', 'cni', 'documento d\'identità', 'bilhete de identidade',
    'občanský průkaz', 'číslo občanského průkazu', 'občiansky preukaz', 'lična karta', 'osobna iskaznica', 'osebna izkaznica', 'carte de identitate',
    'buletin', 'лична карта', 'личная карта', 'удостоверение личности', 'посвідчення особи', 'ταυτότητα', 'αριθμός ταυτότητας', 'αδτ',
    'isikutunnistus', 'asmens tapatybės kortelė', 'személyi igazolvány', 'személyi igazolvány szám', 'nüfus cüzdanı', 'بطاقة الهوية',
    'رقم البطاقة الشخصية', 'کد ملی', 'শনাক্তকরণ', 'nid', 'जनआधार', 'पहचान पत्र', 'residence permit', 'residence permit number', 'aufenthaltstitel',
    'titre de séjour', 'green card number', 'alien number', 'alien registration number', 'a number', 'uscis number', 'visa number',
    'voter registration number', 'military id', 'tribal id', 'ghana card', 'huduma number', 'immigration number', 'wehrdienstnummer',
  ],
});
