import { type Checker, every, type Outcome } from './checked';
import { NUMBER, valueIn } from './numbers';
import { Pattern } from './pattern';

const GREATER =
  'heavier than|longer than|greater than|larger than|bigger than|more than|higher than|größer als|plus grand que|>';
const LESS =
  'lighter than|shorter than|less than|smaller than|lower than|fewer than|kleiner als|plus petit que|<';
const VALUE = `(?:${NUMBER}/\\d{1,4}|${NUMBER})`;
const UNIT = String.raw`(?: ?(?:%|€|(?!(?:is|ist|est|are|not|weighs|equal|more|less|the|and|so|as|by|because|greater|größer|kleiner|plus|smaller|larger|bigger|higher|lower|heavier|lighter|longer|shorter|fewer)\b)\p{L}{1,10}))?`;
const TAIL = String.raw`(?![\d\p{L}]|[.,/]\d)(?!\s?(?:thousand|million|billion|°|[+*×÷^]\s?\d))`;
const COMPARED = new Pattern(
  `(?<![\\p{L}\\d.,%/-])(${VALUE})(${UNIT}) ?(?:is |ist |est |are |weighs )?(not )?(?:a |the )?(?:number )?(${GREATER}|${LESS}|equal to|the same as) ?[$€£]?(${VALUE})(${UNIT})${TAIL}`,
  'giu',
);
const SUPERLATIVE = new Pattern(
  `(?:of|between|among|out of|comparing) (${VALUE}(?:(?:, and |, | and | or )${VALUE}){1,10}),? (?:the )?(largest|greatest|biggest|highest|smallest|lowest|larger|greater|bigger|higher|smaller|lower)(?: one| number| value)? is (${VALUE})${TAIL}`,
  'giu',
);
const SUPERLATIVE_BACK = new Pattern(
  `(?<![\\p{L}\\d.,/-])(${VALUE}) is the (largest|greatest|biggest|highest|smallest|lowest|larger|greater|bigger|higher|smaller|lower)(?: one| number| value)?(?: of| among| between| out of)(?: the)?(?: numbers)? (${VALUE}(?:(?:, and |, | and )${VALUE}){1,10})`,
  'giu',
);
const SORTED = new Pattern(
  `(ascending|increasing|descending|decreasing|smallest to largest|lowest to highest|largest to smallest|highest to lowest|aufsteigend|absteigend)[^.:\\d]{0,60}(?::|is|are|=)\\s{0,2}(${VALUE}(?:(?:, and |, | and | < | > )${VALUE}){2,20})`,
  'giu',
);
const LARGER = new RegExp(GREATER, 'i');

/** Checks comparisons of bare numbers and fractions, such as `9.11 is greater than 9.9`, and sorted lists. */
export const ordering: Checker = (passage) => [
  ...every(
    passage,
    COMPARED,
    ([, left = '', unit = '', not, relation = '', right = '', other = '']) =>
      unit.trim().toLowerCase() === other.trim().toLowerCase()
        ? compared(left, right, relation.toLowerCase(), not !== undefined)
        : undefined,
  ),
  ...every(passage, SUPERLATIVE, ([, list, which = '', stated = '']) =>
    extreme(list, which, stated),
  ),
  ...every(passage, SUPERLATIVE_BACK, ([, stated = '', which = '', list]) =>
    extreme(list, which, stated),
  ),
  ...every(passage, SORTED, ([, order = '', list]) =>
    sorted(valuesOf(list), /ascending|increasing|to largest|to highest|aufsteigend/i.test(order)),
  ),
];

const valueOf = (text: string): number => {
  const [above = '', below] = text.split('/');
  return valueIn(above, 'english') / (below === undefined ? 1 : Number(below));
};
const valuesOf = (list = ''): number[] => list.split(/, and |, | and | or | < | > /).map(valueOf);

const compared = (left: string, right: string, relation: string, negated: boolean): Outcome => {
  const [a, b] = [valueOf(left), valueOf(right)];
  if (Number.isNaN(a) || Number.isNaN(b)) return undefined;
  const holds = /equal|same/.test(relation)
    ? Math.abs(a - b) < 1e-9
    : LARGER.test(relation)
      ? a > b
      : a < b;
  return {
    wrong: holds === negated,
    reason: `${left} is ${a > b ? 'greater than' : a < b ? 'less than' : 'equal to'} ${right}`,
  };
};

const extreme = (list: string | undefined, which: string, stated: string): Outcome => {
  const values = valuesOf(list);
  if (values.some(Number.isNaN) || values.length < 2) return undefined;
  const exact = /small|low/i.test(which) ? Math.min(...values) : Math.max(...values);
  return { wrong: valueOf(stated) !== exact, reason: `the ${which.toLowerCase()} one is ${exact}` };
};

const sorted = (values: readonly number[], ascending: boolean): Outcome => {
  if (values.some(Number.isNaN)) return undefined;
  const at = values.findIndex((value, index) => {
    const before = values[index - 1];
    return before !== undefined && (ascending ? value < before : value > before);
  });
  return {
    wrong: at > 0,
    reason:
      at > 0
        ? `${values[at]} comes ${ascending ? 'before' : 'after'} ${values[at - 1]} in that order`
        : '',
  };
};
