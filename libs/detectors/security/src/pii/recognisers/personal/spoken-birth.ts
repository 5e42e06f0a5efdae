import { patternRecogniser } from '../pattern/pattern-recogniser';

const UNIT = 'one|two|three|four|five|six|seven|eight|nine';
const ORDINAL =
  '(?:twenty[ -]|thirty[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth';
const TEEN = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december';
const YEAR = `(?:19|20)\\d\\d|nineteen[ -](?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:${UNIT}))?|${TEEN}|oh[ -](?:${UNIT}))|two thousand(?:(?: and)? (?:${UNIT}|${TEEN}))?|twenty[ -](?:${TEEN}|twenty(?:[ -](?:${UNIT}))?)`;

/**
 * Date of birth in words: `the third of May nineteen eighty`. Source: conventions of dictated
 * English.
 */
export const spokenBirth = patternRecogniser({
  kind: 'date_of_birth',
  title: 'date of birth',
  group: 'personal identifiers',
  minDigits: 0,
  pattern: new RegExp(
    `(?:the )?(?:${ORDINAL})(?: of)? (?:${MONTH}),? (?:${YEAR})|(?:${MONTH}) (?:the )?(?:${ORDINAL}),? (?:${YEAR})`,
    'iu',
  ),
  startsWithWord: true,
  certaintyInContext: 0.85,
  reach: 24,
  contextWords: [
    'born',
    'born on',
    'born on the',
    'dob',
    'd o b',
    'date of birth',
    'birth date',
    'birthdate',
    'birthday',
    'birthday is',
  ],
});
