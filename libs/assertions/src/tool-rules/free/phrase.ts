import type { CallPhrase } from '../call-phrase';
import type { Context } from '../context';
import { isVacuous } from '../tool-match';
import type { ArgumentTest, CallPattern } from '../tool-rule';
import { type Limited, limitsOf, readLimits } from './limits';
import { placesIn } from './parameters';
import { listIn } from './value-lists';
import { valuesOf } from './values';

/** Verbs of state and nouns next to a limit, which name no tool. */
const EMPTY =
  /\b(?:stays?|(?<=\p{L} )leaves|remains?|keeps?|kept|lasts?|covers?|lies?|spans?|reach(?:es)?|amounts? to|set to|handed(?: to| over to)?|passed(?: to)?|given(?: out)?|supported(?: by)?|accepted(?: by)?|submitted(?: to)?|worth|valid|entered|exists?|longer|higher|size|value|the number of|number of|amount of|rule|rather|than|quite|well|anyway|else|beforehand|absolutely|strictly|completely|in (?:any|its|their) (?:form|case|way)|whatsoever|at all|under (?:any|no) circumstances|ever again|on (?:its|your|his|their) own|business|possible|option|no matter what|like|place|put|per \p{L}{3,12}|written|allowed|permitted|need(?:s|ed)?|required|mandatory|used with|in there|limit|maximum|window|carry|have|includes?|contains?|found|placed|made|attempted|tried|fired|triggered|performed|touched|go(?:es)?|in a row|in one piece|details|parameters|arguments|actions?|operations?|requests?)\b/giu;

/** Any call ("a tool", "anything"). */
const ANY =
  /^(?:(?:an?|any|the|all|every|other|single|of|your|our|its) )*(?:tools?|functions?|tool calls?|calls?)$|^(?:anything|nothing|everything)$/i;
const READ = /\b(?:read[- ]only|reading|look(?:ing)? (?:things )?up)\b/i;
const CHANGES =
  /^(?:(?:any|every|all|the|a) )?(?:changes?|modifications?|writes?|alterations?|(?:destructive|write|writing|mutating|modifying) (?:calls?|actions?|operations?|tools?|access))(?: to (?:the |any )?(?:data|records?|database|system|anything))?$|^(?:chang|modif|writ|alter|edit)\w{0,4} (?:any |the )?(?:data|records?|anything|something)$/i;

const strip = (text: string): string =>
  text
    .replace(
      /^(?:please|also|and|but|so|then|we|you|it|our|the (?:bot|assistant|agent|model|ai))(?:,? | )/i,
      '',
    )
    .replaceAll(/["'`]?[,.:;]["'`]?(?=\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const NAMED = /[\p{L}_][\p{L}\p{N}_.-]{1,80}/gu;

/** The calls that words mean: by name, by kind, or by what they do. */
export const callsMeant = (
  written: string,
  context: Context,
  isLoose = false,
): CallPattern | undefined => {
  const text = strip(written);
  const { toolbox, topic } = context;
  if (isEmpty(text)) return topic;
  if (ANY.test(text)) return {};
  if (CHANGES.test(text) && !toolbox.meant(text)) return { effect: 'write' };
  if (READ.test(text) && text.split(' ').length < 4) return { effect: 'read' };
  const names = [
    ...new Set(
      (text.match(NAMED) ?? []).filter(
        (one) => toolbox.has(one) && /[_.\d]|\p{Ll}\p{Lu}/u.test(one),
      ),
    ),
  ];
  const others = names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  if (names.length > 0) {
    const left = words(others);
    const fits =
      isVacuous(left) ||
      isLoose ||
      toolbox
        .meant(`${names.join(' ').replaceAll('_', ' ')} ${left}`)
        ?.some((one) => names.includes(one));
    return fits ? { tools: names } : undefined;
  }
  const tools = toolbox.meant(words(text), isLoose) ?? (isLoose ? undefined : toolbox.meant(text));
  return tools && { tools };
};

/** Pronouns and words that name nothing. */
const isEmpty = (text: string): boolean =>
  /^(?:(?:it|them|this|that|so|do|one|these|those) ?)*$/i.test(text) || isVacuous(words(text));

const words = (text: string): string => text.replaceAll(EMPTY, ' ').replaceAll(/\s+/g, ' ').trim();

/** Reads a phrase of whatever order: its limits and values are taken out, the rest names the calls. */
export const freePhrase = (
  written: string,
  context: Context,
  isNever: boolean,
): CallPhrase | undefined =>
  context.once(isNever ? 'free-never' : 'free', written, () =>
    readPhrase(written, context, isNever),
  );

const readPhrase = (
  written: string,
  context: Context,
  isNever: boolean,
): CallPhrase | undefined => {
  const { toolbox } = context;
  const valued = valuesOf(written);
  const limited = limitsOf(valued.rest);
  const list = listIn(limited.rest, isNever, toolbox);
  const rest = list?.rest ?? limited.rest;
  const readers = list ? [...valued.readers, list.reader] : valued.readers;
  const calls = subjectOf(rest, limited, readers.length > 0, context);
  if (!calls) return undefined;
  const tools = calls.tools ?? [];
  const limits = readLimits({ ...limited, rest }, tools, toolbox);
  const read = (names: readonly string[]): (ArgumentTest | undefined)[] =>
    readers.map((reader) => reader(names, toolbox, rest));
  let tests = read(tools.length > 0 ? tools : toolbox.names);
  const isMissed = tests.some((test) => test === undefined);
  if (isMissed) tests = read(toolbox.names);
  if (!limits || tests.some((test) => test === undefined)) return undefined;
  // A word for a kind of value ("airports") may only look like a tool ("airport_code").
  if (isMissed && limits.tests.length + Number(limits.bounds !== undefined) === 0)
    return { calls: {}, tests: tests as ArgumentTest[] };
  if (isMissed) return undefined;
  const all = [...limits.tests, ...(tests as ArgumentTest[])];
  if (all.length > 0 && tools.length === 0 && calls.effect === undefined && isUntold(all))
    return undefined;
  return {
    calls,
    tests: all,
    ...(limits.bounds && { bounds: limits.bounds }),
    ...(limited.per !== undefined && { per: limited.per }),
  };
};

const STATEMENTS =
  /^(?:(?:any|all|every|the|shell|sql) )*(?:statements?|commands?|quer(?:y|ies))(?: (?:run|executed|run in the shell|in the shell))?$/i;

/** Nouns for the value of a parameter. */
const VALUE_NOUN = /\b(?:names?|values?|numbers?|fields?|codes?|ids?|dates?|times?|arguments?)\b/gi;
/** The calls that a phrase without its limits means, by a unit of a figure or by a parameter if need be. */
const subjectOf = (
  rest: string,
  { figures }: Limited,
  isValued: boolean,
  context: Context,
): CallPattern | undefined => {
  const found = callsMeant(rest, context);
  if (found && Object.keys(found).length + Number(rest !== '') > 0) return found;
  const [unit = ''] = figures.map((figure) => figure.unit).filter((each) => each !== '');
  const counted = unit === '' ? undefined : callsMeant(`${rest} ${unit}`.trim(), context);
  if (counted) return counted;
  const { toolbox } = context;
  if (!isValued && figures.length === 0) return undefined;
  const left = words(strip(rest));
  const body = STATEMENTS.test(left.replaceAll(/\b(?:is|are)\b/gi, ' ').trim())
    ? toolbox.running()
    : undefined;
  if (body !== undefined) return { tools: [body] };
  if (isVacuous(left)) return isValued ? {} : undefined;
  const names = left.replaceAll(VALUE_NOUN, ' ').trim();
  if (names.split(/\s+/).length > 4 || !isValued) return undefined;
  const isParameter = isVacuous(
    names
      .split(/\s+/)
      .filter((word) => toolbox.parameterNamed(word) === undefined)
      .join(' '),
  );
  return isParameter || placesIn(left, toolbox.names, toolbox) ? {} : undefined;
};

/** Tests that need a tool to be understood. */
const isUntold = (tests: readonly ArgumentTest[]): boolean =>
  tests.some(({ argument }) => argument.by === 'unit' || argument.by === 'words');
