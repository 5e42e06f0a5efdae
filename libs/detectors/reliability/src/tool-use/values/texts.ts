import { foldBase, likelyLanguage, roughStem, STOP_WORDS } from '@touchstone/text';
import { meaningOf, nearest } from '@touchstone/text/vectors';
import { type Conversation, tokensOf, type Turn } from '../conversation';
import { membersIn } from './classes';
import { codeOf, codingOf } from './codes';
import { type CallView, type Doubt, named, quoted } from './doubt';
import type { Leaf } from './leaf';
import { misreadIn } from './misread';
import { replacementOf } from './superseded';

const LONGEST = 2000;
/** Words from which a value is a text of its own, written by the assistant. */
const PROSE_WORDS = 6;
const OUTSIDE_LATIN = /[\u0370-\u1fff\u2c00-\uffff]/;

/** Finds a text that has nothing to do with the conversation, or names something else. */
export const textDoubt = (leaf: Leaf, value: string, view: CallView): Doubt | undefined => {
  const { conversation } = view;
  const text = value.trim().slice(0, LONGEST);
  if (text === '' || leaf.declared || conversation.cut) return undefined;
  const lower = text.toLowerCase();
  const replaced = supersededText(leaf, text, view);
  if (replaced) return replaced;
  if (leaf.about.includes(lower) || conversation.turns.some((turn) => turn.lower.includes(lower)))
    return undefined;
  const tokens = tokensOf(text);
  if (isForeign(text, conversation) || isTranslated(conversation)) return undefined;
  const misread = misreadIn(leaf, tokens, text, view);
  if (misread) return misread;
  if (tokens.length >= PROSE_WORDS) return undefined;
  const stems = tokens.filter(({ form }) => form.length > 1).map(({ form }) => roughStem(form));
  if (stems.length === 0 || isAccounted(stems, text, leaf, conversation)) return undefined;
  const other = rivalOf(leaf, text, view);
  if (other)
    return {
      leaf,
      reason: `The value ${quoted(value)} of ${named(leaf)} is not in the conversation, which says ${quoted(other)}.`,
      certainty: 0.75,
    };
  return isUnrelated(leaf, text, conversation)
    ? {
        leaf,
        reason: `The value ${quoted(value)} of ${named(leaf)} is not in the conversation.`,
        certainty: 0.65,
      }
    : undefined;
};

/** A name that the same turn takes back: `usually Nordlast, but they are on strike, so Viaferro`. */
const supersededText = (leaf: Leaf, text: string, view: CallView): Doubt | undefined => {
  const { asked } = view.conversation;
  const start = asked?.text.indexOf(text) ?? -1;
  if (!asked || start === -1 || asked.text.includes(text, start + 1)) return undefined;
  const names = namesIn(asked).filter(
    (name) => !name.includes(text) && !text.includes(name) && !isUsed(name, leaf, view),
  );
  const newer = replacementOf(
    asked.text,
    { start, end: start + text.length },
    names.map((name) => ({ name, start: asked.text.lastIndexOf(name), end: 0 })),
  );
  return (
    newer && {
      leaf,
      reason: `The value ${quoted(text)} of ${named(leaf)} was taken back in the conversation, which then says ${quoted(newer.name)}.`,
      certainty: 0.7,
    }
  );
};

/** Values for tools are often in English where the user writes another language. */
const isTranslated = ({ asked }: Conversation): boolean =>
  !['en', undefined].includes(likelyLanguage(asked?.text.slice(0, LONGEST) ?? ''));

const isForeign = (text: string, { turns }: Conversation): boolean =>
  OUTSIDE_LATIN.test(text) !==
  turns.some((turn) => turn.role === 'user' && OUTSIDE_LATIN.test(turn.text.slice(0, 5000)));

const isAccounted = (
  stems: readonly string[],
  text: string,
  leaf: Leaf,
  conversation: Conversation,
): boolean =>
  stems.some((stem) => conversation.says(stem) && !STOP_WORDS.has(stem)) ||
  stems.some((stem) => stem.length > 3 && leaf.about.includes(stem)) ||
  isCoded(leaf, text) ||
  isAbbreviated(text, conversation) ||
  isTicker(text, conversation) ||
  sharesBeginning(stems, conversation);

/** Codes follow from names that the conversation may not spell out. */
const isCoded = (leaf: Leaf, text: string): boolean => {
  const table = codingOf(leaf);
  if (table !== undefined && codeOf(table, text) !== undefined) return true;
  const short = /^[A-Z]{2,5}(?:[.\-:][A-Z]{1,5})?$/.test(text);
  return short && (text.length <= 3 || leaf.words.some((word) => CODED.has(word)));
};

const CODED = new Set(
  'symbol symbols ticker tickers stock code station exchange market airport state format type'.split(
    ' ',
  ),
);

/** `AAPL` for Apple. */
const isTicker = (text: string, { turns }: Conversation): boolean =>
  /^[A-Z]{3,5}$/.test(text) &&
  turns.some((turn) =>
    turn.tokens.some(({ raw }) => raw.startsWith(text.charAt(0)) && raw.length > text.length),
  );

/** `NYC` for New York City, `MAD` for Madrid. */
const isAbbreviated = (text: string, { turns }: Conversation): boolean => {
  if (!/^\p{L}{2,5}$/u.test(text)) return false;
  const letters = foldBase(text);
  return turns.some(({ tokens }) =>
    tokens.some(
      ({ form }, index) =>
        form.startsWith(letters) ||
        isInitials(
          letters,
          tokens.slice(index, index + letters.length).map((each) => each.form),
        ),
    ),
  );
};
const isInitials = (letters: string, forms: readonly string[]): boolean =>
  forms.length === letters.length &&
  forms.every((form, index) => form.charAt(0) === letters[index]);

const BEGINNING = 4;
const sharesBeginning = (stems: readonly string[], { turns }: Conversation): boolean => {
  const beginnings = new Set(
    stems.filter((stem) => stem.length >= BEGINNING).map((stem) => stem.slice(0, BEGINNING)),
  );
  return (
    beginnings.size > 0 &&
    turns.some(({ tokens }) => tokens.some(({ form }) => beginnings.has(form.slice(0, BEGINNING))))
  );
};

/** Similarity to the request and to the parameter below which a value has nothing to do with both. */
const UNRELATED = 0.25;

const isUnrelated = (leaf: Leaf, text: string, { asked }: Conversation): boolean => {
  const words = contentOf(text);
  if (words.length === 0 || isKnowledge(leaf)) return false;
  const others = contentOf(
    `${asked?.text.slice(0, LONGEST) ?? ''} ${leaf.words.join(' ')} ${leaf.about}`,
  );
  return others.length > 0 && Math.max(...nearest(words, others)) < UNRELATED;
};

/** Similarity of a value's words to those of the request from which it may follow from them. */
const RELATED = 0.42;

/**
 * Finds a name of the user's last turn that no argument uses, in place of which the value stands; a
 * value that is related to the words of the request may follow from them by knowledge.
 */
const rivalOf = (leaf: Leaf, text: string, view: CallView): string | undefined => {
  const turn = view.conversation.asked;
  if (!turn) return undefined;
  const member = memberRival(text, turn, view);
  if (member !== undefined) return member;
  if (isKnowledge(leaf)) return undefined;
  const words = contentOf(text);
  const request = contentOf(turn.text.slice(0, LONGEST));
  const related = Math.max(0, ...nearest(words, request));
  if (words.length > 0 && related >= RELATED) return undefined;
  if (leaf.words.some((word) => CATEGORIES.has(word))) return undefined;
  const names = [...quotedIn(turn), ...namesIn(turn)].filter((name) => !isUsed(name, leaf, view));
  const [name] = names;
  if (name !== undefined) return name;
  return undefined;
};

/** Words with a meaning of their own. */
const contentOf = (text: string) =>
  meaningOf(text).words.filter(
    ({ start, end }) => !STOP_WORDS.has(foldBase(text.slice(start, end))),
  );

const QUOTED =
  /(?<![\p{L}\d])['"“‘`]([^'"”’`\n]{2,60})['"”’`](?![\p{L}\d])|\bhttps?:\/\/[^\s'"<>]{3,200}/gu;

/** Returns quotations and addresses, which the user wants to be passed on. */
const quotedIn = ({ text }: Turn): string[] =>
  [...text.slice(0, 5000).matchAll(QUOTED)]
    .slice(0, MOST_NAMES)
    .map((match) => match[1] ?? match[0]);

const KNOWLEDGE = new Set(
  'symbol ticker code iata icao capital timezone url uri query sql expression formula function regex pattern keywords keyword title subject summary description body message content notes note comment text prompt reason label labels tags'.split(
    ' ',
  ),
);
/** Names say little of a kind. */
const CATEGORIES = new Set(
  'genre category kind type style field specialty topic department cuisine form'.split(' '),
);
const isKnowledge = ({ words }: Leaf): boolean => words.some((word) => KNOWLEDGE.has(word));

/** A member of a class other than the one that the user names. */
const memberRival = (text: string, turn: Turn, view: CallView): string | undefined => {
  const own = membersIn(tokensOf(text), text);
  if (own.length === 0) return undefined;
  const said = membersIn(turn.tokens.slice(0, 1000), turn.text);
  return said.find(
    ({ kind, name }) =>
      own.some((each) => each.kind === kind) &&
      !own.some((each) => each.name === name) &&
      !view.all.some(
        ({ value }) => typeof value === 'string' && foldBase(value.slice(0, 40)).includes(name),
      ),
  )?.shown;
};

const MOST_NAMES = 40;

/** Returns the words with a capital that do not begin a sentence, neighbours joined. */
const namesIn = ({ text, tokens, ofTime }: Turn): string[] => {
  const names: string[] = [];
  let start = -1;
  for (const [index, token] of tokens.slice(0, 1000).entries()) {
    const before = text.slice(tokens[index - 1]?.end ?? 0, token.start);
    const begins = index === 0 || /[.!?:\n"“]/.test(before);
    const isName =
      !ofTime.has(index) &&
      /^\p{Lu}\p{Ll}+/u.test(token.raw) &&
      !(begins && start === -1) &&
      !STOP_WORDS.has(token.form) &&
      token.form !== 'i';
    if (isName && start === -1) start = token.start;
    const next = tokens[index + 1];
    if (
      start !== -1 &&
      !(
        next &&
        isName &&
        /^\s$/.test(text.slice(token.end, next.start)) &&
        /^\p{Lu}/u.test(next.raw)
      )
    ) {
      if (isName) names.push(text.slice(start, token.end));
      start = -1;
    }
    if (names.length >= MOST_NAMES) break;
  }
  return names;
};

/** Checks whether an argument, or the tool itself, carries the name. */
const isUsed = (name: string, leaf: Leaf, { all, toolWords }: CallView): boolean => {
  const stems = tokensOf(name).map(({ form }) => roughStem(form));
  return (
    stems.some((stem) => toolWords.has(stem)) ||
    stems.some((stem) => leaf.about.includes(stem)) ||
    all.some(
      (other) =>
        other !== leaf &&
        typeof other.value === 'string' &&
        tokensOf(other.value.slice(0, LONGEST)).some(({ form }) => stems.includes(roughStem(form))),
    )
  );
};
