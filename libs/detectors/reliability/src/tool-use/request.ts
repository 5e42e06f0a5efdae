import { type Content, earlierTurns, inputField, instructionFields } from '@touchstone/contracts';
import { foldBase, roughStem } from '@touchstone/text';
import { parseStatements, type Term } from '../claims';

/** The information available to a tool's caller: the conversation up to the call, parsed once. */
export interface Request {
  /** Lower case. */
  text: string;
  keys: () => ReadonlySet<string>;
  /** First four letters of the words. */
  beginnings: () => ReadonlySet<string>;
  numbers: readonly number[];
  /** Content terms of the user's request, in order. */
  asked: readonly Term[];
  /** First letters of the words. */
  initials: () => ReadonlySet<string>;
  /** Written in a different script than most tool definitions: values may be translations. */
  foreign: boolean;
}

export const OUTSIDE_LATIN = /[\u0370-\uffff]/;
const SAMPLE = 2000;

const LONGEST = 50_000;

/** Parses the conversation. `tick` is called for each sentence and may throw to stop the work. */
export const requestOf = (content: Content, tick?: () => void): Request => {
  const input = (inputField(content)?.text ?? '').slice(-LONGEST);
  const tools = content.messages
    .filter(({ role }) => role === 'tool')
    .map(({ content: text }) => text ?? '');
  const users = [...new Set([input, ...earlierTurns(content).map(({ text }) => text)])];
  const texts = [...users, ...instructionFields(content).map(({ text }) => text), ...tools].map(
    (text) => text.slice(-LONGEST),
  );
  const text = texts.join('\n').toLowerCase();
  const terms = texts
    .flatMap((each) => parseStatements(each, tick))
    .flatMap((statement) => statement.terms);
  return {
    text,
    keys: lazily(
      () =>
        new Set([
          ...terms.flatMap(({ key, alternates }) => [key, ...alternates]),
          ...wordKeys(text),
        ]),
    ),
    beginnings: lazily(
      () =>
        new Set([...terms.map(({ key }) => key), ...wordKeys(text)].map((key) => key.slice(0, 4))),
    ),
    initials: lazily(() => new Set(text.match(/(?<![\p{L}\p{N}])\p{L}/gu) ?? [])),
    numbers: terms
      .filter(({ kind }) => kind === 'number')
      .flatMap(({ key, alternates }) => [key, ...alternates].map((each) => Number(each.slice(1)))),
    asked: parseStatements(input, tick).flatMap((statement) => statement.terms),
    foreign: OUTSIDE_LATIN.test(
      users
        .join(' ')
        .slice(-SAMPLE)
        .replace(/[\u2000-\u206f\u20a0-\u20cf]/g, ''),
    ),
  };
};

/** Computes a value on first use. */
const lazily = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Returns all words, those without content included: a value may be one. */
const wordKeys = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => roughStem(foldBase(word)));

export const keysIn = (text: string): string[] => [
  ...new Set(
    (text.slice(0, 2000).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) =>
      roughStem(foldBase(word)),
    ),
  ),
];
