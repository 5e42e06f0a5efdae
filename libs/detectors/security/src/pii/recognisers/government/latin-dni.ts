import { placeholder } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Words before numbers of builds and test runs. */
const OF_BUILDS =
  /(?<!\p{L})(?:github|gitlab|jenkins|pipeline|build|ci (?:run|job|#))[^\n]{0,16}$/iu;

/**
 * Argentine, Peruvian, Colombian, Venezuelan, Paraguayan and Costa Rican identity numbers. Requires
 * a context word, because they have no check digit. Source: RENAPER, RENIEC, Registraduría
 * Nacional, SAIME.
 */
export const latinDni = patternRecogniser({
  kind: 'latin_american_id',
  title: 'national identity number',
  group: 'government IDs',
  minDigits: 6,
  pattern: /(?:[VE]-?)?\d{1,3}(?:\.\d{3}){2,3}|(?:[VE]-?)?\d{7,10}|\d-\d{4}-\d{4}/i,
  accepts: (code, { textBefore }) =>
    !OF_BUILDS.test(textBefore) && !placeholder(code.replace(/\D/g, '')) && code.length >= 7,
  certaintyInContext: 0.86,
  reach: 28,
  contextWords: [
    'cédula',
    'cédula de ciudadanía',
    'cédula de identidad',
    'cédula de extranjería',
    'número de cédula',
    'dni',
    'dni n',
    'documento de identidad',
    'número de documento',
    'documento nacional de identidad',
    'identificado con',
    'c c',
    'ci',
  ],
});
