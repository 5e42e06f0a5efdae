import { segmentOf } from '../../scan/scanned-text';
import { patternRecogniser } from '../pattern/pattern-recogniser';
import { LAST_HALF } from './uk-postcode';

const WORD = "\\p{Lu}[\\p{L}'’-]{1,20}";
const PART = `${WORD}(?: (?:${WORD}|of|the|on|le|upon)){0,4}`;
const HOUSE_WORDS = [
  'Cottage|House|Farm|Farmhouse|Rectory|Vicarage|Lodge|Barn|Mill|Manor|Hall|Bungalow|Villa',
  'Croft|Grange|Lane|Road|Street|Close|Drive|Green|Court|Avenue|Hill|Row|View|Rise|Way',
].join('|');
const HOUSE = new RegExp(String.raw`(?<!\p{L})(?:${HOUSE_WORDS})(?!\p{L})`, 'u');

const POSTCODE = /[A-Z]{1,2}\d[\dA-Z]? \d[ABD-HJLNP-UW-Z]{2}(?![\w])/;
/** Context for the words before the postcode. */
const BEFORE = 80;

/**
 * House name, street and town before the postcode: `Rose Cottage, Mill Lane, Bampton OX18 2LH`.
 * Source: Royal Mail, PAF Programmers' Guide.
 */
export const houseNameAddress = patternRecogniser({
  kind: 'street_address',
  title: 'street address',
  group: 'contact information',
  minDigits: 2,
  pattern: new RegExp(
    `${PART}(?:,\\n? ?|\\n)(?:${PART}(?:,\\n? ?|\\n)){0,3}(?:${PART},? |)[A-Z]{1,2}\\d[\\dA-Z]? \\d[ABD-HJLNP-UW-Z]{2}`,
    'u',
  ),
  accepts: (_code, { excerpt, textBefore }) =>
    HOUSE.test(excerpt) && !/\d[A-Za-z]?,? $/.test(textBefore),
  searchIn: ({ text, digitClusters, digitsIn }) =>
    digitClusters.flatMap((island) =>
      (island.trigrams & LAST_HALF) !== 0 && POSTCODE.test(island.text)
        ? [
            segmentOf(
              text,
              Math.max(0, island.start - BEFORE),
              island.start + island.text.length,
              digitsIn,
            ),
          ]
        : [],
    ),
  requiredCharacters: 'A',
  certaintyAlone: 0.79,
});
