import { characterBits } from '../../scan/scanned-text';
import { defineTrigrams, nextTrigram, trigramBits } from '../../scan/trigrams';
import { patternRecogniser } from '../pattern/pattern-recogniser';
import { DAYS } from './date-of-birth';

const BEFORE_WORDS = [
  String.raw`(?<![\p{L}\p{N}.] ?|\p{N}\.)b\.|(?<=\d[MFmf],? ?)b\.`,
  String.raw`(?<=[,(;] ?|\p{Lu}\p{Ll}+ )(?:[fsn]|р)\.|(?<=[,(;] ?)\*`,
].join('|');
/**
 * Text before a date of birth: `b. ` or `f. ` after a name or a bracket, `(* `; `SEX` is a sex as
 * in forms.
 */
const BEFORE = new RegExp(String.raw`(?:${BEFORE_WORDS}) ?$`, 'u');
const SEX = /[,;|/(] ?(?:[MF]|[Mm]ale|[Ff]emale)[,;|/]? ?$/;
const AGE_WORDS = [
  String.raw`y(?:rs?|o|\/o|ears?(?: old)?)?|ans|años|anni|anos|jaar|Jahre|lat|let|év|år|vuotta|лет`,
  'года?|岁|歳|세',
].join('|');
/** Age or sex after a date: `, 44y`, `(44 yo)`, `|F|`, `생`. */
const AGE = new RegExp(
  String.raw`^[),; ]{0,3}[(]?(?:age[d:]? ?)?\d{1,3} ?(?:${AGE_WORDS})(?![\p{L}\p{N}])`,
  'u',
);
const BEHIND_WORDS = [
  String.raw`(?:에 )?생(?!\p{L})|에 ?태어|\|[MFUO](?![\w])|\*[MFU](?![\w])`,
  String.raw`,? ?(?:г(?:ода|\.)? ?р(?:ожд\p{L}*|\.)|r\. ?ur\.|[г]\. ?рожд\p{L}*)`,
  String.raw`,? (?:in|zu) \p{Lu}[\p{L} .-]{2,20} (?:geboren|born)`,
].join('|');
const BEHIND = new RegExp(String.raw`^(?:${BEHIND_WORDS})`, 'u');
/**
 * Sex and age after a date, `, female, 41 yo`; `IN_BRACKETS` is a name and a sex before it, `(F,
 * 03/05/1980)`.
 */
const SEX_AND_AGE =
  /^[,;] ?(?:[MFWmfw]|[Mm]ale|[Ff]emale)[,;]? ?\d{1,3} ?(?:y|ans|años|anni|Jahre|lat|$|[,;)])/u;
const IN_BRACKETS_WORDS = String.raw`[MFWmfw]|[Mm]ale|[Ff]emale|\d{1,3} ?[MFmf]`;
const IN_BRACKETS = new RegExp(
  String.raw`\p{Lu}[\p{L}'’-]+,? \p{Lu}[\p{L}'’-]*\.?,? \((?:${IN_BRACKETS_WORDS})[,;/|] ?$`,
  'u',
);
/** Patient record that begins with name and date: `Patient: Jane Roe (3/5/1980)`. */
const PATIENT =
  /(?<!\p{L})(?:[Pp]atient(?:in|e|s)?|PATIENT|[Pp]t|[Aa]pplicant|[Ii]nsured|[Pp]aciente|[Pp]aziente|[Pp]acjent(?:ka)?|[Пп]ациент(?:ка)?)(?: [Nn]ame)?: ?(?:\p{Lu}\p{Ll}{1,4}\. ?)?(?:\p{Lu}[\p{L}'’-]{1,20},? ){0,2}\p{Lu}[\p{L}'’-]{1,20},? [(]?$/u;
/**
 * Abbreviation at the beginning of a line, `f. 14.3.1982`. Counts only with the years of adults
 * (`ADULT_YEAR`), because notes begin with dates as well.
 */
const FIRST_IN_LINE = /(?:^|\n)(?:[fs]\. ?|\*)$/;
const ADULT_YEAR = /(?:19\d\d|200\d)$/;
/** Patient in a sentence: `Pt Jane Roe (`. */
const PATIENT_IN_PROSE =
  /(?<!\p{L})(?:[Pp]t\.?|[Pp]atient) (?:\p{Lu}[\p{L}'’-]{1,20},? ){1,2}\p{Lu}[\p{L}'’-]{1,20},? \($/u;
/** Subject line of a letter about a patient, followed by hospital numbers. */
const SUBJECT =
  /(?<!\p{L})(?:[Rr]e|RE): ?(?:\p{Lu}\p{Ll}{1,4}\. ?)?(?:\p{Lu}[\p{L}'’-]{1,20},? ){0,2}\p{Lu}[\p{L}'’-]{1,20},? [(]?$/u;
const OF_PATIENTS = /^[),; ]{1,3}(?:hosp|mrn|nhs|patient|chart|unit|medical)/i;

/** Words of which each of these phrases has one, so that most texts need no search. */
const PATIENTS = /patient|\bpt\b|applicant|insured|pa[cz]ien|pacjent|(?<=(?:^|\n)\s*)re:/iuy;
const IN_RUSSIAN = /пациент/iu;
/** Trigrams of these words: their first three characters, or a boundary and two characters. */
const OF_PATIENTS_BEGIN = defineTrigrams('pat', 'app', 'ins', 'pac', 'paz', 're-');
const ABBREVIATED = defineTrigrams('^pt');

/** Returns true if the text names a patient. Searches only where such a word begins. */
const namesPatients = (text: string): boolean => {
  let place = 0;
  for (let index = 0; index < text.length; index++) {
    const marks = trigramBits((place = nextTrigram(place, text.charCodeAt(index))));
    if ((marks & (OF_PATIENTS_BEGIN | ABBREVIATED)) === 0) continue;
    PATIENTS.lastIndex = (marks & ABBREVIATED) === 0 ? index - 2 : index - 1;
    if (PATIENTS.test(text)) return true;
  }
  return IN_RUSSIAN.test(text);
};
const NEAR = new RegExp(
  [
    String.raw`(?<!\p{L})(?:[bfsn]|р)\. ?\d|\* ?\d|\d\*|생|태어|рожд|р\.|ur\.|geboren|[MFmf] ?b\.`,
    String.raw`[,;|/(] ?(?:[MF]|[Mm]ale|[Ff]emale)(?!\p{L})|\|[MFUO]\|`,
  ].join('|'),
  'u',
);
/** Trigrams of `NEAR`, so that most clusters need no pattern. */
const BEGINNINGS = defineTrigrams(
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
const SIGNS = characterBits('*') | characterBits('я') | characterBits('漢');
const DATED = /\d[./-] ?\d|\d\p{L}{0,2} ?\p{L}{3}|\p{L}{3} \d|\d{8}|[년年]/u;

/**
 * Date of birth without context words, by its form and surroundings: `(b. 4/5/61)`, `F, 03/05/1980,
 * 44y`. Source: notation in notes of hospitals and registers.
 */
export const birthBeside = patternRecogniser({
  kind: 'date_of_birth',
  title: 'date of birth',
  group: 'personal identifiers',
  minDigits: 3,
  pattern: new RegExp(DAYS.slice(0, 4).concat(DAYS.slice(-6, -1)).join('|'), 'iu'),
  accepts: (_code, { textBefore, textAfter, excerpt }) => {
    const near = textBefore.slice(-60);
    return (
      BEFORE.test(near) ||
      (FIRST_IN_LINE.test(near) && ADULT_YEAR.test(excerpt)) ||
      BEHIND.test(textAfter) ||
      (IN_BRACKETS.test(near) && /^\)/.test(textAfter)) ||
      (/\d{4}/.test(excerpt) && SEX_AND_AGE.test(textAfter)) ||
      (/\d{4}|\d[./-]\d\d$/.test(excerpt) &&
        ((SEX.test(near) && AGE.test(textAfter)) ||
          PATIENT.test(near) ||
          PATIENT_IN_PROSE.test(near) ||
          (SUBJECT.test(near) && OF_PATIENTS.test(textAfter))))
    );
  },
  searchIn: ({ text, digitClusters }) => {
    const ofPatients = namesPatients(text);
    return digitClusters.filter(
      ({ trigrams, characters, text: near }) =>
        (ofPatients ||
          (((trigrams & BEGINNINGS) !== 0 || (characters & SIGNS) !== 0) && NEAR.test(near))) &&
        DATED.test(near),
    );
  },
  certaintyAlone: 0.72,
});
