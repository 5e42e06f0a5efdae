import { marksOf } from '../../marks';
import { recogniser } from '../../recogniser';
import { signsOf } from '../../scanned-text';

/** Something of every word for a box: cheaper to look for than all of them. */
const WORD = /box|post|bag|apartado|apdo|[bc]\.?p|poczt|а\/я/i;
/** How those begin, so that most stretches need no pattern. */
const BEGINNINGS = marksOf('box', 'pos', 'bag', 'apa', 'apd', '?bp', 'b.p', '?cp', 'c.p', 'poc');
const BEYOND_ASCII = signsOf('я');

/** Boxes of post offices, and of US military post. Source: UPU S42 address templates, USPS Publication 28. */
export const poBox = recogniser({
  kind: 'street_address',
  title: 'street address',
  group: 'contact information',
  digits: 1,
  pattern:
    /(?:P\.? ?O\.? ?Box|Post Office Box|Postfach|Postbus|GPO Box|Locked Bag|Private Bag|Apartado(?: postal| de correos)?|Apdo\.?|Casella postale|C\.?P\.?|Bo[iî]te postale|B\.?P\.?|Caixa postal|Skrytka pocztowa|Postboks|Postbox|Box|а\/я|(?:PSC|Unit|CMR) \d{1,5},? Box|(?:R\.?R\.?|H\.?C\.?|Rural Route|Star Route) ?#?\d{1,3},? Box) ?(?:no\.? ?|n[º°]\.? ?|#)?\d{1,6}(?: \d{2,3}(?!\d)){0,2}/i,
  accepts: (_code, { excerpt, announced, after }) =>
    announced || !/^(?:C\.?P|B\.?P|Box)/i.test(excerpt) || /^,? ?\d{4,5} \p{Lu}/u.test(after),
  announced: 0.85,
  signs: 'A',
  unannounced: 0.85,
  where: ({ islands }) =>
    islands.filter(
      ({ marks, signs, text }) =>
        ((marks & BEGINNINGS) !== 0 || (signs & BEYOND_ASCII) !== 0) && WORD.test(text),
    ),
  cues: [
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
