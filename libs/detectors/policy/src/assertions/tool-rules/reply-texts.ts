import { actionOf, actionOfName, namePieces } from '@touchstone/assertions';

const SELF = String.raw`(?:\b(?:i|we)(?:['’]ve| have)? (?:called|used|invoked|ran|run|queried|executed|triggered|made|just called)|\b(?:calling|using|running|invoking|with the help of|according to|thanks to|via|through))\b`;
const TOOL_NOUN = String.raw`(?:tools?|functions?|apis?|plug-?ins?|tool calls?|function calls?|endpoint)`;
const SELF_TOOL = new RegExp(
  `${SELF} .{0,40}\\b${TOOL_NOUN}\\b|\\b(?:my|our|the internal|this|the|an internal) (?:[\\p{L}-]{2,20} ){0,3}${TOOL_NOUN} (?:has |have )?(?:returned|returns?|says?|said|shows?|showed|gave|gives|failed|fails|found|finds|reports?|reported|tells|told|responded|call(?:ed)?|did|does|is|was|got)\\b|\\b(?:tool|function) calls?\\b|\\b(?:with|from|of) (?:my|our) (?:[\\p{L}-]{2,20} ){0,3}${TOOL_NOUN}\\b`,
  'iu',
);

/** Finds the words with which a reply speaks of its tools. */
export const toolMention = (text: string, names: readonly string[]): string | undefined => {
  const lower = text.toLowerCase();
  const named = names.find(
    (name) => /[_.\d]|\p{Ll}\p{Lu}/u.test(name) && lower.includes(name.toLowerCase()),
  );
  if (named !== undefined) return named;
  const plain = names.find((name) =>
    new RegExp(`\\b${name.replaceAll(/[^\p{L}\p{N}]/gu, '.')} (?:tool|function|api)\\b`, 'iu').test(
      text,
    ),
  );
  return plain ?? SELF_TOOL.exec(text)?.[0];
};

const SHORTEST_COPY = 12;

/** Finds raw output of a tool in a reply. */
export const rawOutput = (text: string, results: readonly string[]): string | undefined => {
  const json = /[{[]\s{0,5}"[\w -]{1,40}"\s{0,3}[:,\]][^\n]{0,80}|```json/.exec(text)?.[0];
  if (json !== undefined) return json;
  const keys = results.flatMap((result) =>
    [...result.matchAll(/"(\w{1,30}_\w{1,30})"\s?:/g)].map(([, key = '']) => key),
  );
  const named = keys.find((key) => text.includes(key));
  if (named !== undefined) return named;
  return results.find(
    (result) =>
      /[{}[\]"<>]|_/.test(result) && result.length >= SHORTEST_COPY && text.includes(result),
  );
};

const FAILS =
  /\b(?:could ?n['’]?t|couldn['’]t|could not|cannot|can['’]?t|can not|unable|wasn['’]t able|was not able|weren['’]t able|not able|did(?:n['’]?t| not) (?:work|succeed|go through|get|find|return|load|receive|manage)|does(?:n['’]?t| not) (?:work|seem to work|exist)|error|errors|fail(?:ed|s|ure|ing)?|problem|trouble|issue|went wrong|go(?:ing|es)? wrong|not (?:possible|available|successful|found|go through|work(?:ing)?|been (?:booked|sent|processed|completed|saved|cancelled|created|updated|made))|unavailable|unfortunately|sorry|apologi[sz]e|already taken|declined|rejected|denied|refused|timed? ?out|no longer available|unsuccessful|impossible|outage|down|out of order|nothing was|hasn['’]t been|has not been|haven['’]t been|weren['’]t|isn['’]t working|didn['’]t|invalid|does(?:n['’]t| not) accept|try again|no (?:result|results|luck|price|data|information|response))\b/i;
const SOFT =
  /\b(?:unfortunately|sorry|apologi[sz]e|no (?:results?|luck|prices?|data|information))\b/gi;
/** Says that something does not exist, as if the call had found nothing. */
const NONE =
  /\b(?:there (?:are|is|were|was) (?:currently |presently )?no(?:ne)?\b|(?:do|does)(?:n['’]?t| not) have (?:any|a)\b|(?:is|are)(?:n['’]?t| not) any\b|nothing (?:is |was )?(?:available|found|in our)|is not in our|sold out)/i;

/** Checks whether a reply says that something failed, rather than that there is nothing. */
export const reportsFailure = (text: string): boolean =>
  FAILS.test(NONE.test(text) ? text.replaceAll(SOFT, ' ') : text);

export const asksQuestion = (text: string): boolean =>
  /\?|\b(?:please (?:tell|give|send|provide|share|confirm|let me know)|let me know|could you|can you)\b/i.test(
    text,
  );

const PARTS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /address/i,
    /\b(?:address|street|town|postcode|zip|where (?:do you live|should (?:it|i|we) (?:go|send)))\b/i,
  ],
  [/e-?mail/i, /\be-?mail\b/i],
  [/phone/i, /\b(?:phone|mobile|reach you)\b/i],
  [/number/i, /\b(?:number|reference|id)\b/i],
  [/birth/i, /\b(?:birth|born)\b/i],
];

/** Checks whether a text asks the user for a thing. */
export const asksFor = (text: string, thing: string): boolean => {
  const last = thing.toLowerCase().split(' ').at(-1)?.replace(/s$/, '') ?? thing;
  const meant = PARTS.find(([name]) => name.test(thing))?.[1];
  return text
    .split(/(?<=[.!?])\s|\n/)
    .some(
      (sentence) =>
        /\?\s*$|\b(?:tell|give|send|let) me\b|\bplease (?:provide|share|enter|state|send|give|tell)\b|\bi(?:['’]ll)? (?:still )?need your\b/i.test(
          sentence,
        ) && (meant ? meant.test(sentence) : sentence.toLowerCase().includes(last)),
    );
};

/** A question for details that the assistant needs first. */
export const asksForDetails = (text: string): boolean =>
  asksQuestion(text) &&
  /\b(?:which|what(?: is|['’]s)|could you|can you|would you|please (?:tell|give|send|provide|share|let me have)|may i (?:have|ask))\b.{0,80}\b(?:numbers?|ids?|codes?|names?|dates?|address|e-?mail|reference|city|place|location|product|account|one|size|details|time|room|item|order)\b/i.test(
    text,
  );

const DONE =
  /\b(?:all set|done|taken care of|it['’]s on its way|has been (?:completed|processed|taken care of)|successfully|all sorted)\b/i;
const UNDONE =
  /\b(?:not|n['’]t|never|cannot|can['’]t|could|would|will|unable|if|once|before|should|shall|may|might|need to|going to|want|would you like|to be|i['’]ll|we['’]ll|you can)\b/i;

const isPast = (word: string): boolean =>
  /(?:ed|sent|paid|made|done|bought|put|set|written|run|given|withdrawn)$/.test(word);

const claimIn = (sentence: string, actions: ReadonlySet<string>, isAny: boolean): boolean => {
  if (sentence.trim().endsWith('?') || UNDONE.test(sentence)) return false;
  if (DONE.test(sentence)) return true;
  const stated =
    /\b(?:i|we)(?:['’]ve| have)?\b|\b(?:has|have) been\b|\b(?:was|were|is|are|got)\b|^\W*(?:done|booked|sent|cancelled|refunded)\b/i.test(
      sentence,
    );
  return (
    stated &&
    (sentence.toLowerCase().match(/\p{L}{3,20}/gu) ?? []).some((word) => {
      const action = isPast(word) ? actionOf(word) : undefined;
      return (
        action !== undefined &&
        (actions.has(action) ||
          (isAny && !/^(?:get|search|have|see|use|make|check|find|do|give)$/.test(action)))
      );
    })
  );
};

/** Finds a sentence that claims an action of one of the tools, or any action without tools. */
export const claimedAction = (text: string, tools: readonly string[]): string | undefined => {
  const actions = new Set(
    tools.map((name) => actionOfName(namePieces(name))).filter((action) => action !== undefined),
  );
  return text
    .split(/(?<=[.!?])\s|\n/)
    .find((sentence) => claimIn(sentence, actions, tools.length === 0));
};
