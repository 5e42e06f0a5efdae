import { actionOf, actionOfName, actionOfNoun, isLight, isReading } from './lexicon/actions';

/** A tool that a conversation defines or calls. */
export interface KnownTool {
  name: string;
  description?: string;
  /** JSON Schema of an object. */
  parameters?: Record<string, unknown>;
}

/** Cosine similarity of two words, -1 to 1; 0 for unknown words. */
export type WordSimilarity = (one: string, other: string) => number;

export const propertiesOf = ({ parameters }: KnownTool): [string, unknown][] => {
  const properties = parameters?.['properties'];
  return typeof properties === 'object' && properties !== null ? Object.entries(properties) : [];
};

/** Words by which a rule may mean a tool. */
export interface ToolWords {
  name: string;
  /** The verb with which the name, else the description begins. */
  action?: string;
  /** Verbs of the name and of the description, in their base form. */
  actions: ReadonlySet<string>;
  /** Words of the name. */
  named: string[];
  /** Words of the description. */
  described: string[];
  /** Names of the parameters. */
  keys: string[];
  /** Words of the names of the parameters. */
  parameters: string[];
  /** Words of the descriptions and values of the parameters. */
  explained: string[];
}

export const MOST_WORDS = 12;

/** Splits a name into lower-case words ("getOrder_status": get, order, status). */
export const namePieces = (name: string): string[] =>
  name
    .slice(0, 120)
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((piece) => piece !== '');

const FILLERS = new Set(
  'a an the any all some this that  these those your their his her its our my user users of to for in on at by from with about into and or no tool tools function functions call calls user customer customers someone somebody anyone anybody anything something them it him new first please ever request requests actual support help bank shop company system online s passenger person every each day'.split(
    ' ',
  ),
);

/** Lower-case words of a text that may name a thing or an action. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)?/gu) ?? []).filter(
    (word) => !FILLERS.has(word),
  );

const PHRASAL: readonly (readonly [RegExp, string])[] = [
  [/\b(?:search(?:es|ed|ing)?|look(?:s|ed|ing)?) for\b/giu, 'search'],
  [/\blook(?:s|ed|ing)?(?: (.{1,40}?))? up\b/giu, 'lookup $1'],
  [/\b(?:hand|pass)(?:s|es|ed|ing)? (?:(.{1,40}?) )?(?:over|off|on)\b/giu, 'handoff $1'],
  [/\bpay(?:s|ing)? (?:(.{1,40}?) )?back\b/giu, 'refund $1'],
  [/\blook(?:s|ed|ing)? (?:at|into|through|in)\b/giu, 'get'],
  [/\btak(?:e|es|ing) a look (?:at|into)\b/giu, 'get'],
  [/\bset(?:s|ting)? up\b/giu, 'create'],
  [/\bsign(?:s|ed|ing)? (?:(.{1,40}?) )?up\b/giu, 'subscribe $1'],
  [/\bescalat(?:e|es|ing)\b/giu, 'handoff'],
  [/\btop(?:s|ping)? up\b/giu, 'deposit'],
  [/\b(?:turn|switch)(?:s|es|ed|ing)? (?:(.{1,40}?) )?on\b/giu, 'turnon $1'],
  [/\b(?:turn|switch)(?:s|es|ed|ing)? (?:(.{1,40}?) )?off\b/giu, 'turnoff $1'],
  [/\b(?:shut|power)(?:s|ting|ed|ing)? (?:(.{1,40}?) )?(?:down|off)\b/giu, 'stop $1'],
  [/\b(?:roll|rolls|rolled|rolling) (?:(.{1,40}?) )?back\b/giu, 'rollback $1'],
  [/\b(?:call|calls|called|calling) (?:(.{1,40}?) )?off\b/giu, 'cancel $1'],
  [/\b(?:get|gets|getting|got) rid of\b/giu, 'delete'],
  [/\b(?:tak(?:e|es|ing|en)|took) (?:(.{1,40}?) )?down\b/giu, 'delete $1'],
  [/\b(?:pay|pays|paid|paying) (?:(.{1,40}?) )?out\b/giu, 'pay $1'],
  [/\b(?:put|puts|putting) (?:(.{1,40}?) )?(?:in|through)\b/giu, 'submit $1'],
  [/\b(?:go|goes|went|gone|going)(?: out| off)? (?=to\b)/giu, 'send '],
  [/\b(?:find|finds|finding|found) out\b/giu, 'get'],
  [/\b(?:read|reads|reading) (?:out|up)\b/giu, 'get'],
  [/\bgiv(?:e|es|ing) (?:.{1,30} )?(?:money back|back money)\b/giu, 'refund'],
];

/** Puts verbs of several words into one ("look up": lookup). */
export const toPlain = (phrase: string): string =>
  PHRASAL.reduce((text, [pattern, verb]) => text.replaceAll(pattern, verb), phrase);

export const descriptionOf = (schema: unknown): string =>
  typeof schema === 'object' && schema !== null && 'description' in schema
    ? String(schema.description).slice(0, 200)
    : '';

export const enumOf = (schema: unknown): string[] => {
  const values =
    typeof schema === 'object' && schema !== null && 'enum' in schema ? schema.enum : [];
  return Array.isArray(values) ? values.filter((one) => typeof one === 'string') : [];
};

/** Verbs of a description that only say that something comes back. */
const RETURNS = /^(?:returns?|gives?|tells?|lists?|shows?|says?|whether|how|which|what|where)$/;

const firstVerb = (description: string): string | undefined => {
  const [first = '', second = ''] =
    toPlain(description)
      .toLowerCase()
      .match(/\p{L}{2,20}/gu) ?? [];
  if (RETURNS.test(first)) return 'get';
  const action = isLight(first)
    ? (actionOfNoun(second) ?? actionOf(second))
    : (actionOf(first) ?? actionOfNoun(first));
  return action ?? actionOf(first);
};

/** The verb that a tool carries out at another time ("schedule_deploy"). */
const later = ([first = '', second = '']: readonly string[]): string | undefined =>
  /^(?:schedule|queue|plan|request|start|trigger|begin|delay|defer|bulk|batch|auto)$/.test(first)
    ? actionOf(second)
    : undefined;

export const wordsOfTool = (tool: KnownTool): ToolWords => {
  const { name, description = '' } = tool;
  const named = namePieces(name).slice(0, MOST_WORDS);
  const keys = propertiesOf(tool).map(([parameter]) => parameter);
  const described = wordsOf(description.slice(0, 200)).slice(0, 2 * MOST_WORDS);
  const action =
    actionOfName(named) ?? (described[0] === undefined ? undefined : actionOf(described[0]));
  const verbs = [
    actionOfName(namePieces(toPlain(named.join(' ')))),
    action,
    firstVerb(description),
  ];
  return {
    name,
    named,
    described,
    keys,
    parameters: keys.flatMap(namePieces),
    explained: propertiesOf(tool).flatMap(([, schema]) =>
      wordsOf([descriptionOf(schema), ...enumOf(schema)].join(' ')).slice(0, MOST_WORDS),
    ),
    actions: new Set([...verbs, later(named)].filter((verb) => verb !== undefined)),
    ...(action !== undefined && { action }),
  };
};

/** Returns the effect that the words of a tool announce; `undefined` if they announce none. */
export const effectOf = (tool: KnownTool): 'read' | 'write' | undefined => {
  const { action } = wordsOfTool(tool);
  if (action === undefined) return undefined;
  return isReading(action) ? 'read' : 'write';
};
