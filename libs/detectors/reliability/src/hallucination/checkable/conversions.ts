import { nounFor } from '@touchstone/detection';
import { IS } from './arithmetic';
import { agrees, type Checker, figure, NUMBER, toNumber } from './checked';
import { UNITS } from './units';

const CONVERSION = new RegExp(
  `(?<![\\w.,])(${NUMBER}) ?([a-z]{1,12})(${IS}|\\s(?:contains?|has|have|in)\\s|\\s\\()(${NUMBER}) ?([a-z]{1,12})\\b`,
  'giu',
);
const TEMPERATURE = new RegExp(
  `(?<![\\w.,])(${NUMBER}) ?(?:°|degrees )?(c|f|celsius|fahrenheit)(${IS}|\\s\\()(${NUMBER}) ?(?:°|degrees )?(c|f|celsius|fahrenheit)\\b`,
  'giu',
);
/** Tolerance for conversions that are usually rounded, such as feet to metres. */
const ROUNDED = 0.02;

/** Checks stated equalities of lengths, masses, volumes, times and temperatures. */
export const conversions: Checker = (text) => [...units(text), ...temperatures(text)];

const units: Checker = (text) =>
  Array.from(text.matchAll(CONVERSION)).flatMap(
    ([quote, amount = '', from = '', is = '', stated = '', to = '']) => {
      const [source, target] = [UNITS.get(from.toLowerCase()), UNITS.get(to.toLowerCase())];
      if (
        !source ||
        !target ||
        source === target ||
        source.dimension !== target.dimension ||
        from.toLowerCase() === to.toLowerCase()
      )
        return [];
      const exact = (toNumber(amount) * source.size) / target.size;
      // Twelve inches to a foot is exact; a foot in centimetres is mostly rounded.
      const rounded = source.exact !== target.exact ? ROUNDED : 0;
      const slack = /about|approx|rough|around|≈/.test(is) ? 0.05 : rounded;
      return [
        {
          quote,
          wrong: !agrees(stated, Number(exact.toPrecision(12)), slack),
          reason: `${amount} ${from} ${nounFor(toNumber(amount), 'is', 'are')} ${figure(exact)} ${to}`,
        },
      ];
    },
  );

const temperatures: Checker = (text) =>
  Array.from(text.matchAll(TEMPERATURE)).flatMap(
    ([quote, amount = '', from = '', , stated = '', to = '']) => {
      const [source, target] = [from.charAt(0).toLowerCase(), to.charAt(0).toLowerCase()];
      if (source === target) return [];
      const exact = source === 'c' ? toNumber(amount) * 1.8 + 32 : (toNumber(amount) - 32) / 1.8;
      return [
        {
          quote,
          wrong: Math.abs(toNumber(stated) - exact) > 0.6,
          reason: `${amount} °${source.toUpperCase()} is ${figure(exact)} °${target.toUpperCase()}`,
        },
      ];
    },
  );
