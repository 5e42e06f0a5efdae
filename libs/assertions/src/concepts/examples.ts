import { phraseBook } from './naming';
import { type RuleWord } from './rule-words';

/** Examples that a rule lists after a phrase: in brackets or after "such as". */
export interface Examples {
  /** The rule without them. */
  words: RuleWord[];
  items: RuleWord[][];
  /** The list is introduced as one of examples, or says that it goes on. */
  goesOn: boolean;
}

const MARKERS = phraseBook<true>([
  [
    'such_as|for_example|for_instance|e.g|namely|i.e|including|like|especially|in_particular|incl|eg|ie|above_all|among_others|particularly|as_in|think_of',
    true,
  ],
]);
/** Words after which "like" compares: "sound like a nurse". */
const COMPARING = new Set(
  'sound sounds feel feels look looks be seem seems read act acts talk speak would behave write treat treats something anything is are'.split(
    ' ',
  ),
);
const STOPPING = new Set(
  'if unless when whenever without except must should may because since but once until after before then can stay stays remain remains'.split(
    ' ',
  ),
);
/** Verbs that begin the main clause after a condition with examples. */
const COMMANDS = new Set(
  'tell remind say ask refer point send give offer mention explain apologise do never always use answer reply respond suggest recommend name show link stay be keep thank advise direct hand warn politely please instead'.split(
    ' ',
  ),
);
const CONDITIONAL = new Set(['if', 'when', 'whenever', 'where', 'once', 'unless', 'in']);
const ONWARD = new Set(['etc', 'etcetera', 'similar', 'on', 'like']);

/** Separates the examples of a sentence from the rest; `undefined` if it has none. */
export const examplesOf = (words: readonly RuleWord[]): Examples | undefined =>
  bracketed(words) ?? marked(words) ?? appended(words);

/** "Nothing about security: guards, cameras", "… content – new skins, maps": a list after the rule. */
const appended = (words: readonly RuleWord[]): Examples | undefined => {
  const mark = words.findIndex(
    ({ is, key }, at) => at > 1 && is === 'mark' && /^[:–—-]$/.test(key),
  );
  if (mark < 0 || mark > words.length - 4) return undefined;
  const list = listIn(words.slice(mark + 1));
  const items = list.items.map((item) => (item[0]?.key === 'no' ? item.slice(1) : item));
  const isList =
    items.length > 1 &&
    items.every(
      (item) =>
        item.length > 0 &&
        item.length < 5 &&
        !item.some(({ is, key }) => is === 'literal' || is === 'number' || NO_ITEM.test(key)),
    );
  return isList ? { words: words.slice(0, mark), items, goesOn: true } : undefined;
};

/** Words of a clause, so that what follows the mark is no list of nouns. */
const NO_ITEM =
  /^(?:is|are|be|must|should|may|can|never|not|do|does|always|only|please|avoid|use|say|tell|give|refer|we|you|it|they|if|when|max|at|keep|write|short|polite|friendly|link|links|instead|to|see|point|send|ask|explain|name|mention|offer|recommend|suggest|show|call)$/;

const bracketed = (words: readonly RuleWord[]): Examples | undefined => {
  const open = words.findIndex(({ is, key }) => is === 'mark' && (key === '(' || key === '['));
  if (open < 1) return undefined;
  const close = words.findIndex(
    ({ is, key }, at) => at > open && is === 'mark' && (key === ')' || key === ']'),
  );
  const inside = words.slice(open + 1, close < 0 ? words.length : close);
  const marker = MARKERS.matches(inside, 0)[0];
  const list = listIn(inside.slice(marker?.to ?? 0));
  return {
    words: [...words.slice(0, open), ...(close < 0 ? [] : words.slice(close + 1))],
    ...list,
    goesOn: list.goesOn || marker !== undefined,
  };
};

const marked = (words: readonly RuleWord[]): Examples | undefined => {
  for (let at = 1; at < words.length - 1; at++) {
    const word = words[at];
    if (word?.key === 'like' && COMPARING.has(words[at - 1]?.key ?? '')) continue;
    const marker = word?.is === 'word' ? MARKERS.matches(words, at)[0] : undefined;
    if (!marker || marker.to >= words.length) continue;
    const end = endOfList(words, marker.to);
    const list = listIn(words.slice(marker.to, end));
    if (list.items.length === 0) continue;
    const before = words[at - 1]?.key === ',' ? at - 1 : at;
    return { words: [...words.slice(0, before), ...words.slice(end)], ...list, goesOn: true };
  }
  return undefined;
};

const endOfList = (words: readonly RuleWord[], from: number): number => {
  for (let at = from; at < words.length; at++) {
    const word = words[at];
    if (word?.is === 'word' && STOPPING.has(word.key))
      return words[at - 1]?.key === ',' ? at - 1 : at;
    if (
      CONDITIONAL.has(words[0]?.key ?? '') &&
      words[at - 1]?.key === ',' &&
      COMMANDS.has(word?.key ?? '')
    )
      return at - 1;
  }
  return words.length;
};

const listIn = (words: readonly RuleWord[]): Pick<Examples, 'items' | 'goesOn'> => {
  const items: RuleWord[][] = [[]];
  let goesOn = false;
  for (const word of words) {
    if (
      word.is === 'word' &&
      ONWARD.has(word.key) &&
      (word.key !== 'on' || items.at(-1)?.length === 0)
    )
      goesOn = true;
    else if (word.is !== 'literal' && [',', 'or', 'and', ';', '/', '&'].includes(word.key))
      items.push([]);
    else items.at(-1)?.push(word);
  }
  return { items: items.filter(({ length }) => length > 0), goesOn };
};
