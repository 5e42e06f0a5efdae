import { type ScannedText, segmentOf } from '../../scan/scanned-text';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Street types in Thai, Arabic and Hebrew. */
const WORD = /ถนน|ซอย|شارع|طريق|רחוב|רח['׳]|שדרות/g;
const BEFORE = 24;
const BEHIND = 72;

/** Thai, Arabic and Hebrew streets with house number. Source: UPU S42. */
export const scriptAddress = patternRecogniser({
  kind: 'street_address',
  title: 'street address',
  group: 'contact information',
  minDigits: 1,
  pattern:
    /\d{1,4}(?:\/\d{1,4})? ?(?:หมู่ ?\d{1,2} ?)?(?:ถนน|ซอย) ?[\u0e00-\u0e7f]{2,30}(?: \d{1,3})?(?: [\u0e00-\u0e7f]{3,30}){0,3}(?: \d{5})?|(?:شارع|طريق) [\u0600-\u06ff]{2,16}(?: [\u0600-\u06ff]{2,16}){0,3}[،,]? ?(?:(?:مبنى|رقم|بناية|عمارة|فيلا) ?)?\d{1,5}|(?:רחוב|רח['׳]|שדרות) [\u0590-\u05ff"'׳-]{2,20}(?: [\u0590-\u05ff"'׳-]{2,20}){0,2} \d{1,4}/u,
  searchIn: ({ text, mostDigits, digitsIn }: ScannedText) =>
    mostDigits > 0
      ? Array.from(text.matchAll(WORD), ({ index }) =>
          segmentOf(
            text,
            Math.max(0, index - BEFORE),
            Math.min(text.length, index + BEHIND),
            digitsIn,
          ),
        )
      : [],
  certaintyAlone: 0.78,
});
