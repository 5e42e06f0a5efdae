import type { Checked, Checker } from './checked';
import { agrees, decimalsOf, figure, NUMBER, valueIn } from './numbers';

const AMOUNT = `(?:US)?[$€£]? ?(${NUMBER}) ?(?:€|£|\\$|%|[\\p{L}/²]{1,12})?`;
const ENTRY = new RegExp(
  `^\\s*(?:[-*•–]|\\d{1,2}[.)])?\\s*\\*{0,2}([\\p{L}][^:|\\n]{0,60}?)\\*{0,2}\\s*[:|=–-]\\s*\\*{0,2}${AMOUNT}\\*{0,2}\\s*\\|?(?:[.,;(][^\\d]{0,200})?$`,
  'iu',
);
const TOTAL =
  /^(?:grand |the )?(?:total|sum|overall|altogether|in total|summe|gesamt|gesamtsumme|insgesamt|total général|somme)(?: (?:cost|price|amount|due|sum|time|weight|budget|costs|score|hours|distance))?$/i;
const FEWEST = 2;
const MOST_LINES = 20_000;

interface Entry {
  value: string;
  line: string;
}

/** Adds up lists with a value on each line and a total at their end. */
export const totals: Checker = ({ text }) => {
  const found: Checked[] = [];
  let entries: Entry[] = [];
  for (const line of text.split('\n', MOST_LINES)) {
    if (line.trim() === '' || /^[\s|:-]+$/.test(line)) continue;
    const [, label = '', value = ''] =
      line.length > 160 ? [] : (ENTRY.exec(line.replace(/^\s*\|\s*/, '')) ?? []);
    if (value === '') {
      entries = [];
      continue;
    }
    if (TOTAL.test(label.trim())) {
      if (entries.length >= FEWEST) found.push(added(entries, { value, line: line.trim() }));
      entries = [];
    } else entries = [...entries.slice(-99), { value, line }];
  }
  return found;
};

const added = (entries: readonly Entry[], total: Entry): Checked => {
  let exact: number | undefined;
  for (const notation of ['english', 'european'] as const) {
    const sum = entries.reduce((all, { value }) => all + valueIn(value, notation), 0);
    const decimals = decimalsOf(total.value, notation);
    if (Number.isNaN(sum)) continue;
    if (
      agrees(
        { value: valueIn(total.value, notation), decimals, step: 10 ** -decimals },
        Number(sum.toPrecision(12)),
      )
    )
      return { quote: total.line, wrong: false, reason: '' };
    exact ??= sum;
  }
  return {
    quote: total.line,
    wrong: exact !== undefined,
    reason: `the entries add up to ${figure(exact ?? NaN)}`,
  };
};
