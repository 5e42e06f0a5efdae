import { actionOf, actionOfNoun } from '../lexicon/actions';
import type { ArgumentTest } from '../tool-rule';
import type { Toolbox } from '../toolbox';
import { clean, splitList } from '../values';
import { bodyOf, keysOf, parameterIn, placesIn } from './parameters';

/** Reads a test once the tools are known. */
export type Reader = (
  tools: readonly string[],
  toolbox: Toolbox,
  rest: string,
) => ArgumentTest | undefined;

/** Codes and quoted words, which are values by themselves. */
const CODE = /^(?:[A-Z]{2,6}\d?|[A-Z]\d|["'`].+["'`])$/;
const STATEMENT =
  /^(?:select|insert|update|delete|drop|truncate|alter|grant|merge|rm|sudo|shutdown|chmod|chown|kill|curl|wget|dd|mkfs|cat|ls|grep|git|tail|head|ps|df|du|where|limit|-{1,2}[a-z]{1,10})$/i;
const ENVIRONMENT =
  /^(?:prod(?:uction)?|stag(?:e|ing)|dev(?:elopment)?|test(?:ing)?|sandbox|live)$/i;
const BRANCH = /^(?:main|master|trunk|develop|release)$/i;
const DOTFILE = /^\.[a-z]{2,12}$/i;
const WHERE = /host|server|env|target|cluster|machine|instance|node/i;

/** Reads a list of values that one of the parameters takes. */
const listed =
  (values: readonly string[], isNever: boolean): Reader =>
  (tools, toolbox, rest) => {
    const taking = toolbox.parameterTaking(values, tools);
    if (taking)
      return {
        argument: { by: 'name', name: taking.name },
        value: { test: 'equals', values: taking.values },
      };
    const body = bodyOf(tools, toolbox);
    if (body && values.every((one) => one.split(' ').every((word) => STATEMENT.test(word))))
      return {
        argument: body,
        value: {
          test: isNever || /\b(?:have|contain|include)\b/.test(rest) ? 'word' : 'starts',
          values: [...values],
        },
      };
    if (values.every((one) => BRANCH.test(one)) && keysOf(tools, toolbox).includes('branch'))
      return {
        argument: { by: 'name', name: 'branch' },
        value: { test: 'equals', values: [...values] },
      };
    if (values.every((one) => DOTFILE.test(one)))
      return {
        argument: { by: 'words', words: 'path' },
        value: { test: 'contains', values: [...values] },
      };
    if (values.every((one) => ENVIRONMENT.test(one))) {
      const name = keysOf(tools, toolbox).find((key) => WHERE.test(key));
      const stems = values.map((one) => one.toLowerCase().replace(/uction|elopment$/, ''));
      return name === undefined
        ? undefined
        : { argument: { by: 'name', name }, value: { test: 'contains', values: stems } };
    }
    const kind = values.every((one) => CURRENCIES.test(one)) ? 'currency' : rest;
    const argument = placesIn(kind, tools, toolbox) ?? parameterIn(rest, tools, toolbox);
    return argument && { argument, value: { test: 'equals', values: [...values] } };
  };

const CURRENCIES =
  /^(?:EUR|USD|GBP|CHF|JPY|SEK|DKK|NOK|PLN|CZK|HUF|CAD|AUD|NZD|CNY|INR|BRL|MXN|ZAR|TRY|SGD|HKD)$/;
export const without = (text: string, from: number, to: number): string =>
  `${text.slice(0, from)} ${text.slice(to)}`.replaceAll(/\s+/g, ' ').trim();

/** Words before a verb of a clause. */
const VERBAL = /^(?:that|which|who|to|they|it|you|we|can|could|may|might|will|would|must)$/i;
/** "Read them": a verb, although a parameter has such a choice. */
const isPlainVerb = (text: string): boolean =>
  /^[a-z]+$/.test(text) && actionOf(text) !== undefined && actionOfNoun(text) === undefined;

const BEFORE_LIST =
  /(?:^| )(?:to|in|on|for|with|as|of|at|one of|either|anything but|like|such as|called|named)? ?(?:the )?$/i;

/** Takes the first list of values out of a phrase ("EUR, CHF and GBP", "dev and staging"). */
export const listIn = (
  phrase: string,
  isNever: boolean,
  toolbox: Toolbox,
): { rest: string; reader: Reader } | undefined => {
  const tokens = [
    ...phrase.matchAll(/["'`][^"'`]{1,60}["'`]|\.?[\p{L}\p{N}_@+-]+(?:\.[\p{L}\p{N}_@+-]+)*/gu),
  ];
  const isValue = (index: number): boolean => {
    const text = tokens[index]?.[0] ?? '';
    return (
      CODE.test(text) ||
      (STATEMENT.test(text) && isStatement(index)) ||
      (BRANCH.test(text) && toolbox.hasParameter('branch')) ||
      DOTFILE.test(text) ||
      ENVIRONMENT.test(text) ||
      (toolbox.isChoice(clean(text)) && !isPlainVerb(text))
    );
  };
  /** "delete statements", "no DELETE": not "commands that delete things". */
  const isStatement = (index: number): boolean => {
    const text = tokens[index]?.[0] ?? '';
    return !/^[a-z]+$/.test(text) || !VERBAL.test(tokens[index - 1]?.[0] ?? '');
  };
  const isLink = (index: number): boolean => /^(?:or|and|nor)$/i.test(tokens[index]?.[0] ?? '');
  const at = tokens.findIndex((_token, index) => isValue(index));
  if (at < 0) return undefined;
  let end = at;
  while (isValue(end + 1) || (isLink(end + 1) && isValue(end + 2))) end++;
  const [first, last] = [tokens[at], tokens[end]];
  if (!first || !last) return undefined;
  const to = last.index + last[0].length;
  const values = splitList(phrase.slice(first.index, to)).filter((one) => one !== '');
  const from =
    first.index - (BEFORE_LIST.exec(phrase.slice(0, first.index))?.[0].trimStart().length ?? 0);
  return { rest: without(phrase, from, to), reader: listed(values, isNever) };
};
