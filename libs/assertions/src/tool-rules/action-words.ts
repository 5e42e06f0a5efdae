import { MAY, MUST, NEVER, ONLY, SUBJECT } from './fragments';
import { actionOf, actionOfNoun, isLight } from './lexicon/actions';
import type { Toolbox } from './toolbox';

const LONGEST = 600;
const MOST_CLAUSES = 16;
/** Words of a clause that may name its action and object. */
const MOST_WORDS = 5;

const CLAUSES =
  /[,;:.!?()]|\b(?:before|after|when(?:ever)?|if|unless|until|without|once|then|and|but|as soon as|while|prior to|instead of|following)\b/i;
const LEAD = new RegExp(
  `^(?:please |first |always |also )?(?:${SUBJECT})?(?:(?:${NEVER}|${ONLY}|${MUST}|${MAY}) )?(?:first |always |ever |also )?`,
  'iu',
);
const PASSIVE =
  /^(?<np>.{2,50}?) (?:(?:must|may|should|can|has to|have to|needs? to)(?: not| only| never)?(?: be)?) (?<verb>\p{L}{3,14}(?:ed|en|t|ne|de|id))\b/iu;

/** Verbs that also say how a reply is written ("list the prices"). */
const WRITING =
  /^(?:list|show|describe|summari|quot|estimat|translat|writ|draft|compos|add|shar|print|see|view|review|display|return|not|post|messag|deliver|mention|check|read|order|close|call|apply|submit|convert|calculat|get|find|search|generat|creat|text|ring|correct|edit|chang|mak|set|consult|updat|save|stor|track|retriev|sum|open|rais|phon)/i;
/** Actions outside the text, even if no tool carries them out. */
const OPERATIONS = new Set(
  'cancel pay transfer refund buy book handoff verify block unblock lock unlock subscribe unsubscribe upload download reset restart deploy install reschedule archive delete withdraw deposit'.split(
    ' ',
  ),
);

/** Verbs of what a reply says; a clause with one is about the text. */
const SPEECH =
  /\b(?:offer|promis|mention|explain|tell|told|say|writ|show|add|refer|talk|speak|discuss|advis|recommend|suggest|stat|nam|quot|describ|answer|repl|respon|apologi|thank|greet|ask|inform|remind|encourag|warn)(?:e|es|s|ed|ing|y|ies|ied|se|ze|ded|ds|d)?\b/i;
const DETERMINER =
  /^(?:an?|the|any|all|every|each|no|their|his|her|your|our|its|it|them|this|that|these|those|anything|someone|anyone|people|customers?|users?|orders?|money|files?)$/i;
/** Words that are no object by themselves. */
const NO_OBJECT =
  /^(?:an?|the|any|all|every|each|no|their|his|her|your|our|its|it|them|him|this|that|these|those|one|new|own|of|to|in|for|on|or|and|with|at|by|from|anything|something)$/i;

const isOperation = (word: string): boolean => OPERATIONS.has(actionOf(word) ?? '');

/** Checks whether words, verb first, name what one of the tools does. */
const namesTool = (words: readonly string[], toolbox: Toolbox): boolean => {
  const [verb = ''] = words;
  if (isLight(verb) || actionOf(verb) === undefined) return false;
  const [next = ''] = words
    .slice(1)
    .filter((word) => !/^(?:back|up|off|out|down|over)$/.test(word));
  if (isOperation(verb) && DETERMINER.test(next)) return true;
  for (let length = Math.min(words.length, MOST_WORDS); length > 1; length--) {
    const object = words.slice(1, length);
    if (object.every((word) => NO_OBJECT.test(word))) return false;
    const found = toolbox.described([verb, ...object].join(' '));
    if (found) return !WRITING.test(verb) || found.some((name) => isSameVerb(name, verb));
  }
  return false;
};

/** A verb of writing means an action only as the verb of the tool. */
const isSameVerb = (name: string, verb: string): boolean =>
  name.toLowerCase().startsWith(verb.toLowerCase().slice(0, 4)) &&
  !/^(?:list|show|describe|get|read|find|writ|add|draft|compos|text|not|messag)/i.test(verb);

const isAction = (clause: string, toolbox: Toolbox): boolean => {
  const text = clause.trim().replace(LEAD, '');
  if (SPEECH.test(text)) return false;
  const words = text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
  if (namesTool(words, toolbox)) return true;
  const { np = '', verb = '' } = PASSIVE.exec(text)?.groups ?? {};
  if (np !== '' && namesTool([verb.toLowerCase(), ...np.split(' ')], toolbox)) return true;
  const isNoun =
    words.length <= MOST_WORDS && words.some((word) => OPERATIONS.has(actionOfNoun(word) ?? ''));
  return isNoun && toolbox.described(words.join(' ')) !== undefined;
};

/**
 * Checks whether a sentence demands, forbids or orders an action outside the text, such as
 * "check availability before you book". A sentence about saying ("never promise a refund") does not.
 */
export const concernsAction = (sentence: string, toolbox: Toolbox): boolean =>
  !toolbox.isEmpty &&
  sentence.length <= LONGEST &&
  sentence
    .split(CLAUSES)
    .slice(0, MOST_CLAUSES)
    .some((clause) => isAction(clause, toolbox));
