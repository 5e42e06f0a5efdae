import { characterBits } from '../../scan/scanned-text';
import { defineTrigrams } from '../../scan/trigrams';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Words of which every post-office box has one. Prefilter that is cheaper than the pattern. */
const WORD = /box|post|bag|apartado|apdo|[bc]\.?p|poczt|а\/я/i;
/** First characters of these words, so that most clusters need no pattern. */
const BEGINNINGS = defineTrigrams(
  'box',
  'pos',
  'bag',
  'apa',
  'apd',
  '?bp',
  'b.p',
  '?cp',
  'c.p',
  'poc',
);
const BEYOND_ASCII = characterBits('я');

const PATTERN_WORDS = [
  String.raw`P\.? ?O\.? ?Box|Post Office Box|Postfach|Postbus|GPO Box|Locked Bag|Private Bag`,
  String.raw`Apartado(?: postal| de correos)?|Apdo\.?|Casella postale|C\.?P\.?|Bo[iî]te postale`,
  String.raw`B\.?P\.?|Caixa postal|Skrytka pocztowa|Postboks|Postbox|Box|а\/я`,
  String.raw`(?:PSC|Unit|CMR) \d{1,5},? Box`,
  String.raw`(?:R\.?R\.?|H\.?C\.?|Rural Route|Star Route) ?#?\d{1,3},? Box`,
].join('|');
/**
 * Post-office boxes, including those of the US military. Source: UPU S42 address templates, USPS
 * Publication 28.
 */
export const poBox = patternRecogniser({
  kind: 'street_address',
  title: 'street address',
  group: 'contact information',
  minDigits: 1,
  pattern: new RegExp(
    String.raw`(?:${PATTERN_WORDS}) ?(?:no\.? ?|n[º°]\.? ?|#)?\d{1,6}(?: \d{2,3}(?!\d)){0,2}`,
    'i',
  ),
  accepts: (_code, { excerpt, inContext, textAfter }) =>
    inContext || !/^(?:C\.?P|B\.?P|Box)/i.test(excerpt) || /^,? ?\d{4,5} \p{Lu}/u.test(textAfter),
  certaintyInContext: 0.85,
  requiredCharacters: 'A',
  certaintyAlone: 0.85,
  searchIn: ({ digitClusters }) =>
    digitClusters.filter(
      ({ trigrams, characters, text }) =>
        ((trigrams & BEGINNINGS) !== 0 || (characters & BEYOND_ASCII) !== 0) && WORD.test(text),
    ),
  contextWords: [
    'address',
    'mailing address',
    'postal address',
    'mail to',
    'send to',
    'adresse',
    'dirección',
    'indirizzo',
    'endereço',
    'adres',
  ],
});
