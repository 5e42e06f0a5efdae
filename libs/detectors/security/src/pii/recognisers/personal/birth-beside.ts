import { marksAt, marksOf, withNext } from '../../marks';
import { recogniser } from '../../recogniser';
import { signsOf } from '../../scanned-text';
import { DAYS } from './date-of-birth';

/** `b. `, `f. ` behind a name or a bracket; `(* `; sex, as forms have it, before the day. */
const BEFORE =
  /(?:(?<![\p{L}\p{N}.] ?|\p{N}\.)b\.|(?<=\d[MFmf],? ?)b\.|(?<=[,(;] ?|\p{Lu}\p{Ll}+ )(?:[fsn]|р)\.|(?<=[,(;] ?)\*) ?$/u;
const SEX = /[,;|/(] ?(?:[MF]|[Mm]ale|[Ff]emale)[,;|/]? ?$/;
/** `, 44y`, `(44 yo)`, `|F|`, `생`. */
const AGE =
  /^[),; ]{0,3}[(]?(?:age[d:]? ?)?\d{1,3} ?(?:y(?:rs?|o|\/o|ears?(?: old)?)?|ans|años|anni|anos|jaar|Jahre|lat|let|év|år|vuotta|лет|года?|岁|歳|세)(?![\p{L}\p{N}])/u;
const BEHIND =
  /^(?:(?:에 )?생(?!\p{L})|에 ?태어|\|[MFUO](?![\w])|\*[MFU](?![\w])|,? ?(?:г(?:ода|\.)? ?р(?:ожд\p{L}*|\.)|r\. ?ur\.|[г]\. ?рожд\p{L}*)|,? (?:in|zu) \p{Lu}[\p{L} .-]{2,20} (?:geboren|born))/u;
/** `, female, 41 yo`; `(F, 03/05/1980)`. */
const SEX_AND_AGE =
  /^[,;] ?(?:[MFWmfw]|[Mm]ale|[Ff]emale)[,;]? ?\d{1,3} ?(?:y|ans|años|anni|Jahre|lat|$|[,;)])/u;
const IN_BRACKETS =
  /\p{Lu}[\p{L}'’-]+,? \p{Lu}[\p{L}'’-]*\.?,? \((?:[MFWmfw]|[Mm]ale|[Ff]emale|\d{1,3} ?[MFmf])[,;/|] ?$/u;
/** A record of a patient that begins with the name and the day: `Patient: Jane Roe (3/5/1980)`. */
const PATIENT =
  /(?<!\p{L})(?:[Pp]atient(?:in|e|s)?|PATIENT|[Pp]t|[Aa]pplicant|[Ii]nsured|[Pp]aciente|[Pp]aziente|[Pp]acjent(?:ka)?|[Пп]ациент(?:ка)?)(?: [Nn]ame)?: ?(?:\p{Lu}\p{Ll}{1,4}\. ?)?(?:\p{Lu}[\p{L}'’-]{1,20},? ){0,2}\p{Lu}[\p{L}'’-]{1,20},? [(]?$/u;
/** `f. 14.3.1982` at the beginning of a line: grown-ups, for notes are dated so as well. */
const FIRST_IN_LINE = /(?:^|\n)(?:[fs]\. ?|\*)$/;
const GROWN_UP = /(?:19\d\d|200\d)$/;
/** `Pt Jane Roe (`. */
const PATIENT_IN_PROSE =
  /(?<!\p{L})(?:[Pp]t\.?|[Pp]atient) (?:\p{Lu}[\p{L}'’-]{1,20},? ){1,2}\p{Lu}[\p{L}'’-]{1,20},? \($/u;
/** The subject of a letter, where numbers of patients follow. */
const SUBJECT =
  /(?<!\p{L})(?:[Rr]e|RE): ?(?:\p{Lu}\p{Ll}{1,4}\. ?)?(?:\p{Lu}[\p{L}'’-]{1,20},? ){0,2}\p{Lu}[\p{L}'’-]{1,20},? [(]?$/u;
const OF_PATIENTS = /^[),; ]{1,3}(?:hosp|mrn|nhs|patient|chart|unit|medical)/i;

/** What one of these stands in or near, so that most texts need no search. */
const PATIENTS = /patient|\bpt\b|applicant|insured|pa[cz]ien|pacjent|(?<=(?:^|\n)\s*)re:/iuy;
const IN_RUSSIAN = /пациент/iu;
/** How those begin: the first three characters, or what stands before and two. */
const OF_PATIENTS_BEGIN = marksOf('pat', 'app', 'ins', 'pac', 'paz', 're-');
const ABBREVIATED = marksOf('^pt');

/** Whether a text names one of those, looked for only where one begins. */
const namesPatients = (text: string): boolean => {
  let place = 0;
  for (let index = 0; index < text.length; index++) {
    const marks = marksAt((place = withNext(place, text.charCodeAt(index))));
    if ((marks & (OF_PATIENTS_BEGIN | ABBREVIATED)) === 0) continue;
    PATIENTS.lastIndex = (marks & ABBREVIATED) === 0 ? index - 2 : index - 1;
    if (PATIENTS.test(text)) return true;
  }
  return IN_RUSSIAN.test(text);
};
const NEAR =
  /(?<!\p{L})(?:[bfsn]|р)\. ?\d|\* ?\d|\d\*|생|태어|рожд|р\.|ur\.|geboren|[MFmf] ?b\.|[,;|/(] ?(?:[MF]|[Mm]ale|[Ff]emale)(?!\p{L})|\|[MFUO]\|/u;
/** How those begin, so that most stretches need no pattern. */
const BEGINNINGS = marksOf(
  '^b.',
  '^f.',
  '^s.',
  '^n.',
  'mb.',
  'fb.',
  'ur.',
  'geb',
  '?,m',
  '?,f',
  ', m',
  ', f',
  ',u,',
  ',o,',
);
const SIGNS = signsOf('*') | signsOf('я') | signsOf('漢');
const DATED = /\d[./-] ?\d|\d\p{L}{0,2} ?\p{L}{3}|\p{L}{3} \d|\d{8}|[년年]/u;

/** A day that what stands around it, no word, says is of a birth: `(b. 4/5/61)`, `F, 03/05/1980, 44y`. Source: how notes of hospitals and registers are written. */
export const birthBeside = recogniser({
  kind: 'date_of_birth',
  title: 'date of birth',
  group: 'personal identifiers',
  digits: 3,
  pattern: new RegExp(DAYS.slice(0, 4).concat(DAYS.slice(-6, -1)).join('|'), 'iu'),
  accepts: (_code, { before, after, excerpt }) => {
    const near = before.slice(-60);
    return (
      BEFORE.test(near) ||
      (FIRST_IN_LINE.test(near) && GROWN_UP.test(excerpt)) ||
      BEHIND.test(after) ||
      (IN_BRACKETS.test(near) && /^\)/.test(after)) ||
      (/\d{4}/.test(excerpt) && SEX_AND_AGE.test(after)) ||
      (/\d{4}|\d[./-]\d\d$/.test(excerpt) &&
        ((SEX.test(near) && AGE.test(after)) ||
          PATIENT.test(near) ||
          PATIENT_IN_PROSE.test(near) ||
          (SUBJECT.test(near) && OF_PATIENTS.test(after))))
    );
  },
  where: ({ text, islands }) => {
    const ofPatients = namesPatients(text);
    return islands.filter(
      ({ marks, signs, text: near }) =>
        (ofPatients ||
          (((marks & BEGINNINGS) !== 0 || (signs & SIGNS) !== 0) && NEAR.test(near))) &&
        DATED.test(near),
    );
  },
  unannounced: 0.72,
});
