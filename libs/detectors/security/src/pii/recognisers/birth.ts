import { byCue } from '../recogniser';

const MONTH = '(?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|o[ckt]t|nov|de[cz]|ene|abr|ago|set|dic|gen|giu|lug|ott|mag|fev|avr|juin|juil|août|mär)\\p{L}{0,8}\\.?';
const YEAR = '(?:(?:19|20)\\d{2}|\\d{2})';

export const dateOfBirth = byCue({
  kind: 'date_of_birth',
  title: 'date of birth',
  group: 'personal identifiers',
  certainty: 0.9,
  reach: 44,
  cues: [
    'born', 'born on', 'dob', 'd o b', 'date of birth', 'birth date', 'birthdate', 'birthday', 'birthday is', 'geboren', 'geburtsdatum', 'geburtstag', 'né le', 'née le', 'naissance', 'nacido', 'nacida', 'nacimiento', 'nací',
    'cumpleaños', 'nato il', 'nata il', 'nascita', 'nascido', 'nascida', 'nascimento', 'nasci', 'geboortedatum', 'urodzon*', 'urodzenia', 'родился', 'родилась', 'рождения', '出生', '生日', '生年月日', '生まれ', 'född', 'født', 'syntymäaika', '생년월일',
  ],
  pattern: new RegExp(
    `(?<![\\d.])(?:\\d{1,2}[./ -]\\d{1,2}[./ -]${YEAR}|(?:19|20)\\d{2}[./-]\\d{1,2}[./-]\\d{1,2}|\\d{1,2}(?:st|nd|rd|th|\\.|er|º)?(?: of| de)? ?${MONTH}(?: de|,)? ?(?:19|20)\\d{2}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d{2}|(?:19|20)\\d{2}年\\d{1,2}月\\d{1,2}日)(?!\\d)`,
    'giu',
  ),
});
