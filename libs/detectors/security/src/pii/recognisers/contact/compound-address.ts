import { recogniser } from '../../recogniser';
import { nearGermanicStreets } from './street-signs';
import { GERMANIC_STREETS } from './street-words';

const NUMBER = '\\d{1,4}(?: ?[A-Za-z](?!\\p{L}))?(?:[ ]?[-/][ ]?\\d{1,4}[a-z]?){0,3}(?:-(?:[IVX]{1,4}|[a-z])(?!\\p{L}))?(?:(?<=[A-Z]) \\d{1,3}(?!\\d))?';

/** Name and word for a street in one or two words, house number behind: German, Dutch, Nordic, Hungarian, Czech, Turkish. Source: UPU S42, DIN 5008. */
export const compoundAddress = recogniser({
  kind: 'street_address', title: 'street address', group: 'contact information', digits: 1,
  pattern: new RegExp(`(?:\\p{Lu}[\\p{L}-]{1,24}(?:${GERMANIC_STREETS})|(?:\\p{Lu}[\\p{L}.-]{0,24} ){1,3}(?:${GERMANIC_STREETS})|(?:Am|An der|An den|Auf der|Im|In der|Zum|Zur|Unter den) \\p{Lu}[\\p{L}-]{2,24}(?=\\.? \\d{1,4},? \\d{5}))\\.?,? (?:č\\.? ?p\\.? ?|No:? ?|nr\\.? ?|д\\.? ?|дом )?${NUMBER}(?:,? ?(?:D-|A-|CH-|NL-)?\\d{4,5}(?: ?[A-Z]{2})? \\p{Lu}\\p{L}+)?`, 'u'),
  accepts: (_code, { excerpt, after }) => !/ (?:1[5-9]|20)\d\d$|^(?:During|Spring|Offering|Monitoring|String|Bring|Ring)/.test(excerpt) && !/^ ?(?:%|€|\$|percent|km|m²)/.test(after),
  where: nearGermanicStreets,
  unannounced: 0.8,
});
