import type { Problem } from './problem';
import { amounts, ofDimension } from './quantities';
import { EACH, peopleIn, percents, plainValues, round } from './request';

const FALL =
  /\b(?:off|discount(?:ed)?|reduced|reduction|sale|cheaper|rebate|less|marked down|drops?|lowered|cut|rabatt|réduction|voucher|coupon|markdown)\b/;

/** A price less a percentage. */
export const discount: Problem = (question) => {
  const [share, ...others] = percents(question);
  const prices = plainValues(question);
  const [price] = prices;
  if (
    share === undefined ||
    others.length > 0 ||
    price === undefined ||
    prices.length !== 1 ||
    !FALL.test(question.lower)
  )
    return undefined;
  const saved = (price * share) / 100;
  const asksSaving = /\b(?:save|saving|how much (?:is|would) the discount|how much off)\b/.test(
    question.lower,
  );
  return asksSaving
    ? { answers: [round(saved)], steps: [round(price - saved)] }
    : { answers: [round(price - saved)], steps: [round(saved)] };
};

/** A bill with a tip, shared by several people. */
export const split: Problem = (question, output) => {
  const people = peopleIn(question);
  const shares = percents(question);
  if (
    !people ||
    shares.length > 1 ||
    !/\b(?:split|share|each|bill|tip|per person|pay|owe|divide[ds]?|evenly|equally|apiece|everyone)\b/.test(
      `${question.lower} ${output.lower}`,
    )
  )
    return undefined;
  const rest = amounts(question).filter(({ value }) => value !== people.count);
  const [bill] = rest;
  if (!bill || rest.length !== 1 || EACH.test(question.text.replace(/\beach\b|per person/gi, '')))
    return undefined;
  const whole = bill.value * (1 + (shares[0] ?? 0) / 100);
  return {
    answers: [round(whole / people.count)],
    steps: [
      round(whole),
      round(whole - bill.value),
      round(bill.value / people.count),
      round((whole - bill.value) / people.count),
    ],
  };
};

/** A tip or a tax on an amount. */
export const addition: Problem = (question) => {
  const [share, ...others] = percents(question);
  const values = plainValues(question);
  const [base] = values;
  if (
    share === undefined ||
    others.length > 0 ||
    base === undefined ||
    values.length !== 1 ||
    peopleIn(question) ||
    !/\b(?:tip|vat|tax|surcharge|service charge|raise|increase|more|markup|commission|fee|added|plus)\b/.test(
      question.lower,
    ) ||
    /\b(?:interest|invest|deposit|save|savings|years?)\b/.test(question.lower) ||
    FALL.test(question.lower)
  )
    return undefined;
  const added = (base * share) / 100;
  return { answers: [round(added), round(base + added)] };
};

/** Interest over whole years; compound unless the request says simple. */
export const interest: Problem = (question, output) => {
  const [rate, ...others] = percents(question);
  const [years, ...moreYears] = ofDimension(question, 'months').filter(
    ({ unit }) => unit?.size === 12,
  );
  const principals = plainValues(question);
  const [principal] = principals;
  if (
    rate === undefined ||
    others.length > 0 ||
    !years ||
    moreYears.length > 0 ||
    principal === undefined ||
    principals.length !== 1
  )
    return undefined;
  if (
    !/\b(?:interest|invest|save|savings|deposit|put|grow|compound|yield|return|account|earns?|earning|at)\b/.test(
      question.lower,
    ) ||
    years.value > 50 ||
    FALL.test(question.lower)
  )
    return undefined;
  const growth = (count: number) => principal * (1 + rate / 100) ** count;
  const simple = principal * (1 + (rate * years.value) / 100);
  const isSimple =
    /\bsimple\b/.test(question.lower + output.lower) && !/\bcompound/.test(question.lower);
  const steps = Array.from({ length: years.value }, (_, index) => [
    growth(index),
    (growth(index) * rate) / 100,
  ]).flat();
  const end = isSimple ? simple : growth(years.value);
  return { answers: [round(end), round(end - principal)], steps: steps.map(round) };
};

/** A change in per cent between two values. */
export const percentChange: Problem = (question, output) => {
  const text = question.lower;
  const candidates = ofDimension(output, 'percent');
  if (candidates.length === 0 || percents(question).length > 0) return undefined;
  const [, from, to] =
    /\bfrom (?:\p{L}+ ){0,3}[$€£]?([\d.,]*\d(?:k\b)?)(?: \p{L}+){0,4}? to (?:\p{L}+ ){0,3}[$€£]?([\d.,]*\d(?:k\b)?)/u.exec(
      text,
    ) ?? [];
  if (
    from === undefined ||
    to === undefined ||
    !/\b(?:percent|percentage|per cent|%|growth|grew|grow|increase|increased|rise|rose|fall|fell|drop|dropped|decrease|decreased|change|went|up|down|decline|how much)\b/.test(
      text,
    )
  )
    return undefined;
  const [a, b] = [from, to].map(
    (written) =>
      amounts(question).find((each) => each.text.replace(/[^\d.,k]/g, '').startsWith(written))
        ?.value,
  );
  if (a === undefined || b === undefined || a === 0) return undefined;
  return {
    answers: [Math.abs(b / a - 1) * 100],
    candidates,
    shown: `${round(Math.abs(b / a - 1) * 100)} %`,
  };
};

/** A share in per cent of a whole. */
export const percentOf: Problem = (question, output) => {
  const candidates = ofDimension(output, 'percent');
  const all = amounts(question);
  const [a, b] = all;
  if (candidates.length === 0 || !a || !b || all.length !== 2 || percents(question).length > 0)
    return undefined;
  if (
    !/\b(?:what|which|how many) (?:percent|percentage|per cent|share|proportion)\b|\bas a percentage\b|\bin percent\b|\bpercentage\b/.test(
      question.lower,
    ) ||
    !/\b(?:out of|of)\b/.test(question.lower) ||
    /\bfrom\b/.test(question.lower)
  )
    return undefined;
  const [part, whole] = a.value <= b.value ? [a.value, b.value] : [b.value, a.value];
  return {
    answers: [(part / whole) * 100],
    steps: [100 - (part / whole) * 100],
    candidates,
    shown: `${round((part / whole) * 100)} %`,
  };
};

/** A percentage or a fraction of an amount. */
export const shareOf: Problem = (question) => {
  const { text, lower } = question;
  const [, share, base] =
    /(?<![\d.,])([\d.,]*\d) ?(?:%|percent|per cent|prozent) (?:of|von|de) [$€£]?([\d.,]*\d)/iu.exec(
      text,
    ) ?? [];
  if (
    share !== undefined &&
    base !== undefined &&
    percents(question).length === 1 &&
    amounts(question).length === 1
  )
    return { answers: [(Number(share) * (amounts(question)[0]?.value ?? NaN)) / 100] };
  const [, above, below, whole] =
    /(?<![\d./])(\d{1,3})\/(\d{1,3}) of (?:the )?[$€£]?([\d,]*\d(?:\.\d+)?)/.exec(lower) ?? [];
  return above !== undefined
    ? { answers: [(Number(above) / Number(below)) * Number((whole ?? '').replaceAll(',', ''))] }
    : undefined;
};

/** The difference of two percentages, in points or in per cent of the first. */
export const percentagePoints: Problem = (question, output) => {
  const shares = ofDimension(question, 'percent');
  const [a, b] = shares;
  const changes =
    shares.length === 2 ||
    /\bfrom [\d.,]+ ?(?:%|percent) to [\d.,]+ ?(?:%|percent)/.test(question.lower);
  if (!a || !b || !changes || question.quantities.length > 3) return undefined;
  const candidates = output.quantities.filter(
    ({ dimension, noun }) => dimension === 'percent' || noun === 'percentage' || noun === 'points',
  );
  const difference = Math.abs(a.value - b.value);
  return candidates.length === 0
    ? undefined
    : {
        answers: candidates.some(({ noun }) => noun === 'percentage' || noun === 'points')
          ? [difference]
          : [difference, Math.abs(b.value / a.value - 1) * 100, (a.value + b.value) / 2],
        all: true,
        steps: [Math.abs(b.value / a.value - 1) * 100, Math.abs(a.value / b.value - 1) * 100],
        candidates,
        shown: `${round(difference)} percentage points`,
      };
};
