import { recogniser } from '../../recogniser';
import { DAYS } from './date-of-birth';

/** `b. `, `f. ` behind a name or a bracket; `(* `; sex, as forms have it, before the day. */
const BEFORE = /(?:(?<![\p{L}\p{N}.] ?)b\.|(?<=[,(;] ?|\p{Lu}\p{Ll}+ )(?:[fsn]|р)\.|(?<=[,(;] ?)\*) ?$/u;
const SEX = /[,;|/(] ?(?:[MF]|[Mm]ale|[Ff]emale)[,;|/]? ?$/;
/** `, 44y`, `(44 yo)`, `|F|`, `생`. */
const AGE = /^[),; ]{0,3}[(]?(?:age[d:]? ?)?\d{1,3} ?(?:y(?:rs?|o|\/o|ears?(?: old)?)?|ans|años|anni|anos|jaar|Jahre|lat|let|év|år|vuotta|лет|года?|岁|歳|세)(?![\p{L}\p{N}])/u;
const BEHIND = /^(?:생(?!\p{L})|\|[MFUO](?![\w]))/u;
/** A record of a patient that begins with the name and the day: `Patient: Jane Roe (3/5/1980)`. */
const PATIENT = /(?<!\p{L})(?:[Pp]atient(?:in|e|s)?|PATIENT|[Pp]t|[Aa]pplicant|[Ii]nsured|[Pp]aciente|[Pp]aziente|[Pp]acjent(?:ka)?|[Пп]ациент(?:ка)?)(?: [Nn]ame)?: ?(?:\p{Lu}\p{Ll}{1,4}\. ?)?(?:\p{Lu}[\p{L}'’-]{1,20},? ){0,2}\p{Lu}[\p{L}'’-]{1,20},? [(]?$/u;
/** The subject of a letter, where numbers of patients follow. */
const SUBJECT = /(?<!\p{L})(?:[Rr]e|RE): ?(?:\p{Lu}\p{Ll}{1,4}\. ?)?(?:\p{Lu}[\p{L}'’-]{1,20},? ){0,2}\p{Lu}[\p{L}'’-]{1,20},? [(]?$/u;
const OF_PATIENTS = /^[),; ]{1,3}(?:hosp|mrn|nhs|patient|chart|unit|medical)/i;

/** What one of these stands in or near, so that most texts need no search. */
const PATIENTS = /patient|\bpt:|applicant|insured|pa[cz]ien|pacjent|пациент|(?:^|\n)\s*re:/iu;
const NEAR = /(?<!\p{L})(?:[bfsn]|р)\. ?\d|\* ?\d|생|[,;|/(] ?(?:[MF]|[Mm]ale|[Ff]emale)(?!\p{L})|\|[MFUO]\|/u;
const DATED = /\d[./-] ?\d|\d\p{L}{0,2} ?\p{L}{3}|\p{L}{3} \d|\d{8}|[년年]/u;

/** A day that what stands around it, no word, says is of a birth: `(b. 4/5/61)`, `F, 03/05/1980, 44y`. Source: how notes of hospitals and registers are written. */
export const birthBeside = recogniser({
  kind: 'date_of_birth', title: 'date of birth', group: 'personal identifiers', digits: 3,
  pattern: new RegExp(DAYS.slice(0, 4).concat(DAYS.slice(-5, -1)).join('|'), 'iu'),
  accepts: (_code, { before, after, excerpt }) => {
    const near = before.slice(-60);
    return BEFORE.test(near) || BEHIND.test(after) || (/\d{4}|\d[./-]\d\d$/.test(excerpt) && ((SEX.test(near) && AGE.test(after)) || PATIENT.test(near) || (SUBJECT.test(near) && OF_PATIENTS.test(after))));
  },
  where: ({ text, islands }) => {
    const ofPatients = PATIENTS.test(text);
    return islands.filter(({ text: near }) => DATED.test(near) && (ofPatients || NEAR.test(near)));
  },
  unannounced: 0.72,
});
