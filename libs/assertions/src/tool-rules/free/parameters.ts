import { thingOf } from '../lexicon/actions';
import { joinedWords } from '../tool-match';
import type { ArgumentRef } from '../tool-rule';
import type { Toolbox } from '../toolbox';

export const keysOf = (tools: readonly string[], toolbox: Toolbox): string[] =>
  tools.flatMap((tool) => toolbox.wordsOf(tool)?.keys ?? []);

/** A parameter that holds text to run, search or send. */
const BODY =
  /^(?:command|cmd|sql|query|code|script|expression|statement|body|text|message|content|prompt)$/i;
export const bodyOf = (tools: readonly string[], toolbox: Toolbox): ArgumentRef | undefined => {
  const name = keysOf(tools, toolbox).find((key) => BODY.test(key));
  return name === undefined ? undefined : { by: 'name', name };
};

/** Parameters that a word for a kind of value means ("airports": origin and destination). */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bairports?\b/i, /^(?:origin|destination|from|to|departure|arrival|.*_?(?:airport|iata))$/i],
  [/\b(?:cit(?:y|ies)|towns?)\b/i, /^(?:origin|destination|from|to|.*_?(?:city|town))$/i],
  [/\b(?:stations?|stops?)\b/i, /^(?:origin|destination|from|to|departure|arrival|.*_?station)$/i],
  [/\bcountr(?:y|ies)\b/i, /country/i],
  [/\b(?:phones?|mobiles?|numbers?)\b/i, /phone|mobile|number$|^to$/i],
  [/\b(?:recipients?|addressees?)\b/i, /^(?:to|cc|bcc|recipients?)$|recipient/i],
  [/\b(?:dates?|days?)\b/i, /date|day|^(?:start|end|from|to|since|until)$|check_?in|check_?out/i],
  [/\bcurrenc(?:y|ies)\b/i, /currency|^(?:base|quote)$/i],
  [/\b(?:ibans?|accounts?)\b/i, /iban|account/i],
  [/\bnames?\b/i, /name/i],
  [/\blanguages?\b/i, /lang/i],
];
export const placesIn = (
  rest: string,
  tools: readonly string[],
  toolbox: Toolbox,
): ArgumentRef | undefined => {
  const keys = keysOf(tools, toolbox);
  const kind = KINDS.find(([words]) => words.test(rest))?.[1];
  const names = kind ? [...new Set(keys.filter((key) => kind.test(key)))] : [];
  return names.length > 0 ? { by: 'names', names } : undefined;
};

/** The only parameter of the tools that a word of the text names. */
export const parameterIn = (
  text: string,
  tools: readonly string[],
  toolbox: Toolbox,
): ArgumentRef | undefined => {
  const words = (
    joinedWords(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(thingOf);
  const keys = new Set(tools.flatMap((tool) => toolbox.wordsOf(tool)?.keys ?? []));
  const scored = [...keys]
    .map((key) => {
      const pieces = key.toLowerCase().split(/[_-]/).map(thingOf);
      const known = pieces.filter((piece) => words.includes(piece));
      const isCommon = known.every((piece) => /^(?:date|time|id|name|number|day)$/.test(piece));
      return { key, hits: known.length / pieces.length - (isCommon ? 0.3 : 0) };
    })
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
  const [best, second] = scored;
  return best && (!second || best.hits > second.hits) ? { by: 'name', name: best.key } : undefined;
};
