import type { Content } from '@touchstone/contracts';
import {
  type Clause,
  clausesOf,
  compatible,
  type ContentWord,
  contentWords,
  type Known,
  overlap,
  type Placed,
  type Scope,
  scopeOf,
  type Slot,
} from '../contradictions';
import { requestsChange } from './turns-of-subject';

/** An earlier statement of the assistant, in its place in the conversation. */
export interface Statement extends Placed {
  /** Index of the message. */
  turn: number;
}

/** The turns before an output, parsed. */
export interface Conversation {
  statements: readonly Statement[];
  /** The request that the output answers. */
  request: string;
  userTexts: readonly { text: string; turn: number }[];
  texts: readonly string[];
}

const EMPTY: Scope = { days: new Set(), periods: new Set(), names: new Set() };
/** Words that make a day the end of a period rather than the time of the statement. */
const UNTIL = /(?<!\p{L})(?:until|till|before|through|bis|jusqu['’]\p{L}+|avant)(?!\p{L})/iu;
const MOST_TURNS = 40;
const MOST_VALUES = 12;
const MOST_MULTIPLE = 12;

export const conversationOf = (
  { messages, output }: Content,
  outputText: string,
  tick: () => void,
): Conversation => {
  const end =
    output === null || output === '' || messages.at(-1)?.content === outputText
      ? messages.length - 1
      : messages.length;
  const turns = messages
    .slice(0, end)
    .map(({ role, content }, turn) => ({ role, text: content ?? '', turn }))
    .slice(-MOST_TURNS);
  const statements = turns.flatMap(({ role, text, turn }, index) => {
    if (role !== 'assistant' || text === '') return [];
    const question =
      turns
        .slice(0, index)
        .filter((each) => each.role === 'user')
        .at(-1)?.text ?? '';
    const asked = questionOf(question);
    return clausesOf(text, tick).map((clause): Statement => ({ ...place(clause, asked), turn }));
  });
  const users = turns.filter(({ role }) => role === 'user');
  const changed = users.filter(({ text }) => requestsChange(text)).at(-1)?.turn ?? -1;
  return {
    statements: withoutReplaced(statements, changed),
    request: users.at(-1)?.text ?? '',
    userTexts: users,
    texts: turns.map(({ text }) => text),
  };
};

/** Leaves out what was stated before a change and stated anew after it. */
const withoutReplaced = (statements: readonly Statement[], changed: number): Statement[] => {
  const anew = new Set(
    statements
      .filter(({ turn }) => turn > changed)
      .flatMap(({ clause }) => clause.slots.map(({ kind }) => kind)),
  );
  return statements.map((statement) =>
    changed < 0 || statement.turn > changed
      ? statement
      : {
          ...statement,
          clause: {
            ...statement.clause,
            slots: statement.clause.slots.filter(({ kind }) => !anew.has(kind)),
          },
        },
  );
};

const POLAR =
  /^(?:(?:hi|hello|ok|okay|great|thanks|and|so|hallo|bonjour|und|also|et|donc)[,.!]? )?(?:is|are|was|were|do|does|did|can|could|will|would|has|have|had|may|should|am|ist|sind|war|hat|haben|kann|können|darf|dürfen|gibt|geht|wird|werden|muss|est-ce|\p{L}+-(?:vous|t-il|t-elle|il|elle|on|je|ils|elles))(?!\p{L})/iu;
const ANSWERING = 1.5;

/** A question with what its answers are compared with. */
export interface Question {
  words: readonly ContentWord[];
  scope: Scope;
  /** True for a yes-or-no question. */
  polar: boolean;
}

export const questionOf = (text: string): Question => ({
  words: contentWords(text),
  scope: text === '' ? EMPTY : scopeOf(text),
  polar: POLAR.test(text.trim()),
});

/** A plain statement that repeats the words of a yes-or-no question affirms it. */
const affirming = (clause: Clause, { polar, words }: Question): Clause =>
  polar && clause.stance === 0 && !clause.question && overlap(words, clause.words) >= ANSWERING
    ? { ...clause, stance: 1 }
    : clause;

/** Gives a clause the words of its question and, if it names no time, the question's time. */
export const place = (clause: Clause, question: Question): Placed => {
  const { days, periods, names } = clause.scope;
  const asked = question.scope;
  const isEnd = UNTIL.test(clause.text);
  return {
    clause: affirming(clause, question),
    asked: question.words,
    askedNames: asked.names,
    scope: {
      days: isEnd ? NO_DAYS : days.size > 0 ? days : asked.days,
      periods: periods.size > 0 ? periods : asked.periods,
      names,
    },
  };
};

const NO_DAYS: ReadonlySet<string> = new Set();

const RECALLS =
  /(?<!\p{L})(?:as (?:i )?(?:said|mentioned|told|before|noted|discussed)|like i said|as always|as usual|has always been|wie (?:gesagt|erwähnt|immer|besprochen)|comme (?:je (?:vous )?(?:l['’]ai |l['’] ?)?(?:dit|indiqué)|toujours|convenu|indiqué)|reminder|confirmed|to recap|in summary|to sum up)(?!\p{L})/iu;
const ASKS_AGAIN =
  /(?<!\p{L})(?:again|remind|recap|summar\p{L}+|confirm|what (?:was|were|did you)|noch ?mal|nochmals|wiederhol\p{L}+|zusammenfass\p{L}+|encore|rappel\p{L}*|résum\p{L}+|confirm\p{L}*)(?!\p{L})/iu;

/** Describes which values of the output need no explanation. */
export const knownIn = (
  { statements, request, userTexts, texts }: Conversation,
  output: string,
): Known => {
  const users = userTexts.flatMap(({ text, turn }) =>
    clausesOf(text).flatMap(({ slots }) => slots.map((slot) => ({ slot, turn }))),
  );
  const earlier = statements.flatMap(({ clause, turn }) =>
    clause.slots.map((slot) => ({ slot, turn })),
  );
  const all = [...users, ...earlier]
    .map(({ slot }) => slot)
    .filter(({ value }) => Number.isFinite(value) && value !== 0)
    .slice(0, MOST_VALUES);
  const derived = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .flatMap((other) =>
        one.kind === other.kind
          ? [one.value + other.value, Math.abs(one.value - other.value)]
          : [one.value * other.value],
      ),
  );
  const multiples = all
    .filter(({ kind }) => kind === 'money')
    .flatMap(({ value }) =>
      Array.from({ length: MOST_MULTIPLE - 1 }, (_, index) => (index + 2) * value),
    );
  return {
    explains: (slot) => {
      const given = users
        .filter((user) => user.slot.kind === slot.kind && compatible(user.slot, slot))
        .at(-1);
      const said = earlier.filter((each) => each.slot.kind === slot.kind).at(-1);
      if (given && (!said || given.turn > said.turn)) return true;
      return (
        isDerived(slot, derived) ||
        (slot.kind === 'money' && multiples.some((each) => Math.abs(each - slot.value) < 0.005))
      );
    },
    names: new Set(
      texts
        .join(' ')
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .match(/[\p{L}'’-]{2,}/gu) ?? [],
    ),
    recalls: RECALLS.test(output) || ASKS_AGAIN.test(request),
  };
};

const DERIVED_KINDS = /^(?:count|money|duration|length|mass|percent)/;
const SMALL = 1;

const isDerived = ({ kind, value }: Slot, derived: readonly number[]): boolean =>
  DERIVED_KINDS.test(kind) &&
  Number.isFinite(value) &&
  value > SMALL &&
  derived.some((each) => Math.abs(each - value) < 1e-9 * value);
