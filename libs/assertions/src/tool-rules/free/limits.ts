import type { Bounds } from '../../constraint';
import type { CallPhrase } from '../call-phrase';
import { thingOf } from '../lexicon/actions';
import type { ArgumentRef, ArgumentTest } from '../tool-rule';
import type { Toolbox } from '../toolbox';
import { COMPARISON, countBounds, N, numberOf, valueBounds } from '../values';
import { bodyOf, parameterIn } from './parameters';

/** A phrase without its limits, and the limits, which need the tools to be read. */
export interface Limited {
  rest: string;
  per?: CallPhrase['per'];
  bounds?: Bounds;
  figures: Figure[];
}

interface Figure {
  comparison?: string;
  n: string;
  /** The words after the figure ("euros", "log lines"). */
  unit: string;
}

const TURN =
  /,? (?:per|in (?:a|one|each|any|every|a single|the same)|for (?:each|every|one|a)|within (?:a|one|the same)|during (?:a|one)) (?:single |same |user )?(?:request|turn|question|message|answer|reply|response|round|user message)(?: (?:of|from|by) the \p{L}{3,15})?(?=$|[ ,.:;])/iu;
const ALL =
  /,? (?:(?:per|in (?:a|one|each|any|every|the|a single|the same)|for (?:each|every|one|a)|within (?:a|one|the)|during (?:a|one|the)|over the) (?:single |same |whole |entire |given )?(?:conversation|chat|session|dialog(?:ue)?|thread|interaction|user|customer|client|guest|patient|caller|employee|visitor|person|run|call with the customer)|overall|in total|altogether)(?=$|[ ,.:;])/i;
const MESSAGE =
  /,? (?:at (?:the same time|once|a time)|simultaneously|in parallel|concurrently|in one go|in a single (?:step|go|call)|per (?:call|query|go|step)|in one (?:step|message))(?=$|[ ,.:;])/i;

const scope = (text: string): Pick<Limited, 'rest' | 'per'> => {
  if (TURN.test(text)) return { rest: text.replace(TURN, ''), per: 'turn' };
  if (MESSAGE.test(text)) return { rest: text.replace(MESSAGE, ''), per: 'message' };
  return { rest: text.replace(ALL, '') };
};

const MORE = `beyond|north of|in excess of|upwards of|past`;
const COMPARED = `(?:be |go |rise |run |get )?(?:${COMPARISON}|${MORE}|at|exceeds?|exceeding|capped at|limited to|a (?:maximum|limit|cap|ceiling) of|as many as)`;
const UNIT = String.raw`(?<unit>(?: (?!(?:or|and|at|in|per|is|are|be|may|must|can|should|for|from|to|on|of|the|a|an|max|if|when|unless|has|have|maximum|tops|only|with|via|by|before|after|without|it|them|each|this|that)\b)[\p{L}%-]{1,20}){0,2})`;
const AFTER = String.raw`(?<after> (?:at (?:the )?(?:very )?most|max(?:imum)?|tops|or (?:less|fewer|lower|below|under|shorter|more|higher|above|over|longer)|and (?:above|over|more|up|below|under)|is (?:the|our) (?:maximum|limit|most|upper limit|cap)|(?:are|is) (?:plenty|enough|the most)|long|old|ahead|in length|each))?`;
const FIGURE = new RegExp(
  `(?<=^| )(?:(?<comparison>${COMPARED}) )?(?<n>${N})(?![\\d:]|\\.\\d| ?(?:am|pm|o'clock))${UNIT}${AFTER}(?=$|[ ,.:;])`,
  'iu',
);
const BETWEEN = new RegExp(
  `(?<=^| )(?<not>outside (?:of )?(?:the )?)?(?:(?:between|from|the range of) )(?<low>${N}) ?(?:and|to|-|–) ?(?<high>${N})(?![:\\d]| ?(?:am|pm))${UNIT}`,
  'iu',
);
const REPEATS =
  /\b(?:twice|again|(?:a )?(?:second|further) time|more than once|repeatedly|several times|multiple times)(?=$|[ ,.:;])/i;
const SEVERAL = /(?<=^| )(?:several|multiple|a second|another|two or more|a further)(?= )/i;
const TIMES = new RegExp(
  `(?<=^| )(?:(?<comparison>${COMPARISON}) )?(?:(?<n>${N}) times?|(?<word>once|twice|thrice|a single time))(?<after> (?:at (?:the )?(?:very )?most|only|max(?:imum)?|tops))?(?=$|[ ,.:;])`,
  'i',
);

const comparisonOf = (comparison: string | undefined, after: string): string | undefined => {
  if (/most|max|tops|less|fewer|lower|below|under|shorter|limit|cap|plenty|enough/.test(after))
    return 'at most';
  if (/more|higher|above|over|longer|up/.test(after)) return 'at least';
  const word = comparison
    ?.trim()
    .replace(/^(?:be|go|rise|run|get) /i, '')
    .toLowerCase();
  if (word === undefined) return undefined;
  if (/^(?:capped at|limited to|a (?:maximum|limit|cap|ceiling) of|as many as)$/.test(word))
    return 'at most';
  return new RegExp(`^(?:${MORE}|exceeds?|exceeding)$`).test(word)
    ? 'more than'
    : word === 'at'
      ? ''
      : word;
};

/** Takes figures, counts and the scope of a count out of a phrase. */
export const limitsOf = (phrase: string): Limited => {
  const scoped = scope(` ${phrase} `.replaceAll(/\s+/g, ' '));
  let { rest } = scoped;
  const found: Limited = {
    rest,
    figures: [],
    ...(scoped.per !== undefined && { per: scoped.per }),
  };
  const take = (pattern: RegExp): Record<string, string | undefined> | undefined => {
    const match = pattern.exec(rest);
    if (!match) return undefined;
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`.replaceAll(
      /\s+/g,
      ' ',
    );
    return match.groups ?? {};
  };
  const times = take(TIMES);
  if (times) {
    const written = times['n'] ?? times['word'] ?? 'once';
    const bounds = countBounds(
      comparisonOf(times['comparison'], times['after'] ?? ''),
      written === 'a single time' ? 'once' : written,
    );
    if (bounds) found.bounds = bounds;
  } else if (take(REPEATS)) found.bounds = { min: 2 };
  else if (take(SEVERAL)) found.bounds = { min: 2 };
  const between = take(BETWEEN);
  if (between)
    found.figures.push({
      comparison: between['not'] === undefined ? 'between' : 'outside',
      n: `${between['low'] ?? ''}|${between['high'] ?? ''}`,
      unit: (between['unit'] ?? '').trim(),
    });
  for (let round = 0; round < 2; round++) {
    const figure = FIGURE.exec(rest)?.groups;
    if (!figure) break;
    const isPronoun =
      /^(?:one|an?|single)$/i.test(figure['n'] ?? '') && figure['comparison'] === undefined;
    if (isPronoun && (figure['unit'] ?? '') === '') break;
    take(FIGURE);
    const comparison = comparisonOf(figure['comparison'], figure['after'] ?? '');
    found.figures.push({
      n: figure['n'] ?? '',
      unit: (figure['unit'] ?? '').trim(),
      ...(comparison !== undefined && comparison !== '' && { comparison }),
    });
  }
  const [only, ...others] = found.figures;
  const articles = others.length > 0 ? found.figures.filter(isArticle) : [];
  if (only && articles.length > 0) {
    found.figures = found.figures.filter((figure) => !isArticle(figure));
    rest = `${articles.map(({ unit }) => unit).join(' ')} ${rest}`;
  }
  return { ...found, rest: rest.trim() };
};

/** "One export must cover 12 months": no limit by itself. */
const isArticle = ({ n, comparison, unit }: Figure): boolean =>
  comparison === undefined && unit !== '' && /^(?:one|an?|single|1)$/i.test(n);

const UNITS =
  /^(?:euros?|eur|dollars?|usd|pounds?|gbp|cents?|chf|francs?|yen|percent|%|people|persons?|guests?|adults?|seats?|participants?|attendees?|visitors?|passengers?|degrees?|celsius|fahrenheit|days?|hours?|minutes?|weeks?|months?|years?|nights?|results?|items?|pieces?|units?|copies|entries|rows|lines|hits|characters?|chars|letters|words?|points?|miles|credits|kilometers|km|kg|mb|gb)$/i;
const LENGTHS = /^(?:characters?|chars|letters|words?)$/i;

/** How figures limit calls of some tools: their number, or a value. */
export interface ReadLimits {
  tests: ArgumentTest[];
  bounds?: Bounds;
  things?: string;
}

/** Reads figures with the tools known; `undefined` if one has no meaning for them. */
export const readLimits = (
  { figures, bounds, rest }: Limited,
  tools: readonly string[],
  toolbox: Toolbox,
): ReadLimits | undefined => {
  const read: ReadLimits = { tests: [], ...(bounds && { bounds }) };
  for (const figure of figures) {
    const last = figure.unit.split(' ').at(-1) ?? '';
    const isCount =
      figure.comparison !== 'between' &&
      figure.comparison !== 'outside' &&
      counts(figure, tools, toolbox);
    if (isCount && !read.bounds) {
      const counted = countBounds(figure.comparison, figure.n);
      if (!counted) return undefined;
      read.bounds = counted;
      continue;
    }
    const limit = rangeOf(figure);
    if (!limit) return undefined;
    const { negated, ...value } = limit;
    if (LENGTHS.test(last)) {
      const of = /^w/i.test(last) ? ('word' as const) : ('character' as const);
      const whole = countBounds(figure.comparison, figure.n);
      const argument = parameterIn(rest, tools, toolbox) ?? bodyOf(tools, toolbox);
      if (!whole || !argument) return undefined;
      read.tests.push({ argument, value: { test: 'length', of, bounds: whole } });
      continue;
    }
    const argument = argumentOf(figure.unit, rest, tools, toolbox);
    if (!argument) return undefined;
    read.tests.push({ argument, ...(negated && { negated }), value });
  }
  return read;
};

const rangeOf = ({
  comparison,
  n,
}: Figure): { test: 'range'; bounds: Bounds; negated?: true } | undefined => {
  if (comparison === 'between' || comparison === 'outside') {
    const [min = NaN, max = NaN] = n.split('|').map((one) => numberOf(one));
    return min <= max
      ? {
          test: 'range',
          bounds: { min, max },
          ...(comparison === 'outside' && { negated: true as const }),
        }
      : undefined;
  }
  const bounds = valueBounds(comparison, n);
  return bounds && { test: 'range', bounds };
};

/** A figure next to the name of the calls themselves ("two searches", "more than one refund"). */
const counts = ({ unit, n }: Figure, tools: readonly string[], toolbox: Toolbox): boolean => {
  const last = unit.split(' ').at(-1) ?? '';
  if (/^(?:calls?|times|attempts?|uses|tries|of)$/i.test(last)) return true;
  if (last === '' || UNITS.test(last)) return false;
  if (
    tools.some((tool) =>
      toolbox.wordsOf(tool)?.parameters.some((key) => thingOf(key) === thingOf(last)),
    )
  )
    return false;
  if (!Number.isInteger(numberOf(n)) || numberOf(n) > 50) return false;
  const meant = toolbox.meant(unit);
  return meant?.some((tool) => tools.includes(tool)) ?? false;
};

const argumentOf = (
  unit: string,
  rest: string,
  tools: readonly string[],
  toolbox: Toolbox,
): ArgumentRef | undefined => {
  const last = unit.split(' ').at(-1) ?? '';
  const named =
    parameterIn(unit, tools.length > 0 ? tools : toolbox.names, toolbox) ??
    (last === '' || !UNITS.test(last) ? parameterIn(rest, tools, toolbox) : undefined);
  if (named) return named;
  if (UNITS.test(last)) return { by: 'unit', unit: last.toLowerCase() };
  return last === '' ? { by: 'unit', unit: 'value' } : undefined;
};
