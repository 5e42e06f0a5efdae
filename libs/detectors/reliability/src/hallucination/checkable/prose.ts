import { type Rule, rule, ruleChecker } from './rules';

const EACH =
  '(?:each|apiece|per person|per head|a piece|pro Person|jeweils|chacun|par personne|every one)';
const PER = '(?: per| an?| each| every| pro| par| je)';
const SO =
  '(?:{is}|,? (?:so|and|then|which|that|this|there|making|leaving|for|you|they|it|he|she|I|we|he’d){w} )';

const RULES: readonly Rule[] = [
  // Things at a price, hours at a rate, packs with a content.
  rule(
    `{a} [\\p{L}'’-]{2,20}(?: [\\p{L}'’-]{2,20})? (?:at|for|à|zu|mit|with|of|containing|holding){w} {b}{w} (?:${EACH}|(?:per|an?|each) \\p{L}{2,15}){w}(?:{is}|,? ?(?:costs?|cost|kosten|coûtent|you pay|the total is|for a total of|that makes|contain|hold|come to|earns?|makes?|brings?){w} ){x}`,
    ({ a = NaN, b = NaN }) => a * b,
  ),
  rule(
    `(?:at|for) {b}{w}${PER}(?: \\p{L}{2,15})?,? {a} [\\p{L}'’-]{2,20}{w} (?:costs?|will cost|would cost|come to|comes to|is|are|makes?|earns?|brings?){w} {x}`,
    ({ a = NaN, b = NaN }) => a * b,
  ),
  rule(
    `{a} [\\p{L}'’-]{2,20}{w} costs? {b}{w} each,? {w} {x} in total`,
    ({ a = NaN, b = NaN }) => a * b,
  ),
  // Splits.
  rule(
    `(?:split|divide[ds]?|share[ds]?|dividing|splitting|sharing|distribut(?:e|ed|ing)){w} {a}{w} (?:among|between|by|across|into|over|equally among|evenly among){w} {b}{w}(?:{is}|,? ?(?:is|gives?|so|and|each){w} ){x}(?: [\\p{L}]{2,15})? (?:${EACH}|per \\p{L}{2,12})`,
    ({ a = NaN, b = NaN }) => a / b,
  ),
  rule(
    `(?:split|divide[ds]?|share[ds]?|dividing|splitting|sharing|distribut(?:e|ed|ing)){w} {a}{w} (?:among|between|by|across|into|over){w} {b}{w}(?:,? (?:so )?(?:each|everyone|every)(?: \\p{L}{2,12})? (?:gets?|pays?|receives?|owes?|has|would pay|will pay|person pays)|{is}){w} {x}`,
    ({ a = NaN, b = NaN }) => a / b,
  ),
  rule(
    `{a}{w} (?:split|divided|shared|distributed)(?: equally| evenly)? (?:among|between|by|across|into|over){w} {b}{w}(?:{is}|,? ?(?:is|gives?|so|and|means){w} ){x}`,
    ({ a = NaN, b = NaN }) => a / b,
  ),
  rule(
    `{a}{w} (?:geteilt durch|auf|unter|aufgeteilt auf) {b} (?:Personen|Leute|Freunde|Kinder|Köpfe){w}{is}{x}`,
    ({ a = NaN, b = NaN }) => a / b,
  ),
  // What is left.
  rule(
    `(?:have|has|had|with|of|hat|habe|haben) {a}{w},? (?:and|then|und|but){w} (?:eat|eats|ate|spend|spends|spent|give|gives|gave|lose|loses|lost|sell|sells|sold|use|uses|used|remove|removes|removed|take|takes|took|drink|drinks|drank|donate|donates|donated|pay|pays|paid|gibt|isst|verkauft|verliert)(?: away)?{w} {b}{w}${SO}{x}(?=[^.]{0,30}\\b(?:left|remain|remaining|over|übrig)\\b|[.!]?$)`,
    ({ a = NaN, b = NaN }) => a - b,
  ),
  rule(
    `(?:have|has|had|with|hat|habe) {a}{w},? (?:and|then|und){w} (?:buy|buys|bought|get|gets|got|find|finds|found|receive|receives|received|add|adds|added|gain|gains|gained|win|wins|won|earn|earns|earned|kauft|bekommt|findet){w} {b}{w}${SO}{x}(?=[^.]{0,30}\\b(?:total|altogether|now|in all|insgesamt|all together)\\b|[.!]?$)`,
    ({ a = NaN, b = NaN }) => a + b,
  ),
  rule(
    `(?:paying|pay|paid|handing over|with|from) (?:an? )?{a}(?: (?:note|bill|banknote))?{w} (?:for|on) (?:an? )?{w} ?{b}{w}(?:{is}|,? ){w}{x}(?= (?:in |as |of )?change)`,
    ({ a = NaN, b = NaN }) => a - b,
  ),
  rule(
    `change (?:from|for|out of) (?:an? )?{a}(?: (?:note|bill))?{w} (?:for|on|after) (?:an? )?{w} ?{b}{w}{is}{x}`,
    ({ a = NaN, b = NaN }) => a - b,
  ),
  // Parts and their total.
  rule(
    `(?:of|out of) {a} [\\p{L}'’-]{2,20},? {b}{w} (?:and|,|while) (?:the )?(?:other |remaining ){x}`,
    ({ a = NaN, b = NaN }) => a - b,
  ),
  rule(
    `{a} [\\p{L}'’-]{2,20} (?:and|und|et|plus) {b} [\\p{L}'’-]{2,20}{w}(?:,? (?:for|so|which|that|there|making|thus|also){w} |{is}){x}(?: [\\p{L}'’-]{2,20}){0,2}(?= (?:in total|in all|altogether|total|insgesamt|zusammen|au total|en tout))`,
    ({ a = NaN, b = NaN }) => a + b,
  ),
  rule(
    `(?:total of|insgesamt|in total,?|together,?|zusammen) {x}{w}: {a} [\\p{L}'’-]{2,20}{w} (?:and|und|plus|et) {b} [\\p{L}'’-]{2,20}(?=[.!]?$)`,
    ({ a = NaN, b = NaN }) => a + b,
  ),
  rule(
    `{a}{w}, {b}{w},? (?:and|und|et) {c}{w}(?:{is}|,? ){w}{x}(?: [\\p{L}€$£]{1,15}){0,2}(?= (?:in total|in all|altogether|total|insgesamt|zusammen|au total|en tout))`,
    ({ a = NaN, b = NaN, c = NaN }) => a + b + c,
  ),
  rule(
    `{a}{w}, {b}{w},? (?:and|und|et) {c}{w},? (?:for a total of|in total|totall?ing|a total of|adding up to|the total is|so the total is|total:|insgesamt|zusammen|au total){w} ?{x}`,
    ({ a = NaN, b = NaN, c = NaN }) => a + b + c,
  ),
  rule(
    `{a}{w} (?:and|und|et|plus) {b}{w},? (?:for a total of|totall?ing|a total of|adding up to|the total is|so the total is|insgesamt|zusammen) {x}`,
    ({ a = NaN, b = NaN }) => a + b,
  ),
  // Averages, speed, ratios, maps, areas.
  rule(
    `(?:average|mean)(?: \\p{L}{2,15})? (?:of|over|is|für){w} {a}{w} (?:over|in|across|divided by) {b}{w}{is}{x}`,
    ({ a = NaN, b = NaN }) => a / b,
  ),
  rule(
    `{a} ?(?:km|kilomet(?:re|er)s|miles?|mi){w} (?:in|takes?|within) {b} ?(?:h|hours?|hrs?|Stunden|heures){w}(?:{is}| ){w} ?{x} ?(?:km/h|mph|kph|kilomet(?:re|er)s (?:per|an) hour|miles (?:per|an) hour)`,
    ({ a = NaN, b = NaN }) => a / b,
  ),
  rule(
    `{a} ?(?:km/h|mph|kph|kilomet(?:re|er)s (?:per|an) hour|miles (?:per|an) hour){w} (?:for|in) {b} ?(?:h|hours?|hrs?){w}(?:{is}| ){w} ?{x} ?(?:km|kilomet(?:re|er)s|miles?|mi)(?! ?(?:/|per|an))`,
    ({ a = NaN, b = NaN }) => a * b,
  ),
  rule(
    `{a} ?(?:km|kilomet(?:re|er)s|miles?|mi){w} at {w} ?{b} ?(?:km/h|mph|kph|kilomet(?:re|er)s (?:per|an) hour|miles (?:per|an) hour){w}(?:{is}| ){w} ?{x} ?(?:h|hours?|hrs?)`,
    ({ a = NaN, b = NaN }) => a / b,
  ),
  rule(
    'ratio (?:of )?{a} ?(?::|to) ?{b}{w} (?:simplifies to|is(?: the same as| equal to)?|equals|reduces to|can be simplified to) (?<p>\\d{1,6}) ?(?::|to) ?{x}',
    ({ a = NaN, b = NaN }, { p }) => (b / a) * Number(p),
  ),
  rule(
    '(?:rectangle|room|garden|plot|field|floor|wall|carpet|lawn)(?: that is| measuring| of| with(?: sides(?: of)?)?)?{w} {a} ?(?:m|cm|km|ft|feet|met(?:re|er)s?|centimet(?:re|er)s?)?(?: long)? (?:by|x|×|and|times) {b} ?(?:m|cm|km|ft|feet|met(?:re|er)s?|centimet(?:re|er)s?)?(?: wide)?{w} (?:area|covers|has|floor space){w}(?:{is}| ){w} ?{x}(?= ?(?:m²|square|sq|cm²|[.!]?$))',
    ({ a = NaN, b = NaN }) => a * b,
  ),
  rule(
    '(?:rectangle|room|garden|plot|field|floor){w} {a} ?(?:m|cm|km|ft|feet|met(?:re|er)s?)?(?: long)? (?:by|x|×|and) {b} ?(?:m|cm|km|ft|feet|met(?:re|er)s?)?(?: wide)?{w} perimeter{w}{is}{x}',
    ({ a = NaN, b = NaN }) => 2 * (a + b),
  ),
  rule(
    'square with (?:a )?sides?(?: length)?(?: of)? {a}{w} area{w}{is}{x}',
    ({ a = NaN }) => a * a,
  ),
  rule(
    '(?:exchange rate|rate){w} {a}{w} (?:per|for|to) (?:1|an?|one|the) {w}, {b}{w}{is}{x}',
    ({ a = NaN, b = NaN }) => [a * b, b / a],
  ),
];

/** Recomputes calculations told in prose: prices, splits, remainders, totals, speeds, areas. */
export const prose = ruleChecker(RULES);
