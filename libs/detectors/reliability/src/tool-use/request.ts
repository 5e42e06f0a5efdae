import { type Content, earlierTurns, inputField, instructionFields } from '@touchstone/contracts';
import { plain, read, stem, type Term } from '../claims';

/** What the caller of a tool can know: the conversation up to the call, read once. */
export interface Request {
  /** Lower case. */
  text: string;
  keys: () => ReadonlySet<string>;
  /** The first four letters of its words. */
  beginnings: () => ReadonlySet<string>;
  numbers: readonly number[];
  /** Content terms of what the user asked, in order. */
  asked: readonly Term[];
  /** First letters of its words. */
  initials: () => ReadonlySet<string>;
  /** Written in another script than tool definitions usually are: values may be translations. */
  foreign: boolean;
}

export const OUTSIDE_LATIN = /[\u0370-\uffff]/;
const SAMPLE = 2000;

const LONGEST = 50_000;

export const requestOf = (content: Content): Request => {
  const input = (inputField(content)?.text ?? '').slice(-LONGEST);
  const tools = content.messages
    .filter(({ role }) => role === 'tool')
    .map(({ content: text }) => text ?? '');
  const users = [...new Set([input, ...earlierTurns(content).map(({ text }) => text)])];
  const texts = [...users, ...instructionFields(content).map(({ text }) => text), ...tools].map(
    (text) => text.slice(-LONGEST),
  );
  const text = texts.join('\n').toLowerCase();
  const terms = texts.flatMap((each) => read(each)).flatMap((statement) => statement.terms);
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
    asked: read(input).flatMap((statement) => statement.terms),
    foreign: OUTSIDE_LATIN.test(
      users
        .join(' ')
        .slice(-SAMPLE)
        .replace(/[\u2000-\u206f\u20a0-\u20cf]/g, ''),
    ),
  };
};

/** Computed when first asked for. */
const lazily = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Every word, those without content too: a value may be one. */
const wordKeys = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => stem(plain(word)));

export const keysIn = (text: string): string[] => [
  ...new Set(
    (text.slice(0, 2000).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => stem(plain(word))),
  ),
];
