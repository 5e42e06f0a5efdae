import { characterClass } from '@touchstone/text';
import type { Recogniser, Span } from '../recogniser';

const isLocal = characterClass(/[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]/u);
/** Characters of e-mail addresses, one of which must be on either side of the `@`. */
const isBeside = characterClass(/[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]/u);
const LONGEST_LOCAL = 64;
const DOMAIN =
  /(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,62})\.){1,8}(?:\p{L}[\p{L}\p{M}]{1,23}|xn--[a-z0-9-]{2,59})(?![\p{L}\p{M}\p{N}])/uy;
const QUOTED = /"[^"\n@]{1,64}"$/;
const QUOTES = /^[.'`*_=({/]+/;

/**
 * Returns the start of the local part. Scans backwards from the `@`, so that long runs of letters
 * without one cost nothing.
 */
const localStart = (text: string, at: number): number => {
  let start = at;
  while (start > 0 && at - start < LONGEST_LOCAL && isLocal(text.charCodeAt(start - 1))) start--;
  const written = text.slice(start, at);
  // Excludes the key in `key=value` and `?to=`.
  const key = Math.max(
    written.lastIndexOf('='),
    written.lastIndexOf('/'),
    written.lastIndexOf('?'),
  );
  const from = key >= 0 && key < written.length - 1 ? start + key + 1 : start;
  return from + (QUOTES.exec(text.slice(from, at))?.[0].length ?? 0);
};

const addressAt = (text: string, at: number, behind: number): Span | undefined => {
  const quoted =
    text[at - 1] === '"'
      ? QUOTED.exec(text.slice(Math.max(0, at - LONGEST_LOCAL - 2), at))?.[0]
      : undefined;
  if (
    (!quoted && !isBeside(text.charCodeAt(at - 1) || 0)) ||
    !isBeside(text.charCodeAt(behind) || 0)
  )
    return undefined;
  const start = quoted ? at - quoted.length : localStart(text, at);
  DOMAIN.lastIndex = behind;
  const domain = DOMAIN.exec(text);
  return domain && start < at && text[at - 1] !== '.' && !isRemote(text, start, DOMAIN.lastIndex)
    ? { start, end: DOMAIN.lastIndex, certainty: 0.97, corroborated: true }
    : undefined;
};

/**
 * Remote hosts, which resemble e-mail addresses: `git@host`, `ssh://git@host/path`,
 * `me@host:folder/file`.
 */
const REMOTE_PATH = /^(?::\d{1,5})?[:/][\w~.-]{0,60}\/|^:[\w~.-]{1,60}\.git(?!\w)/;
const REMOTE_SCHEME = /(?:ssh|git|sftp|rsync|svn|hg)(?:\+\w{1,8})?:\/\/$/i;
/**
 * Commands before a remote host: `ssh -p 22 `; `COPY` requires a colon and a path after the host,
 * as in `scp file `.
 */
const LOGIN =
  /(?:^|[^\w-])(?:ssh|sftp|mosh|sshfs|ssh-copy-id)(?: -[\w=]{1,20}(?: [\w./~:=-]{1,40})?){0,4} $/;
const COPY = /(?:^|[^\w-])(?:scp|rsync|sshfs) [^\n]{0,100}$/;
const REPOSITORY_USER = /^(?:git|hg|svn)@/;

const isRemote = (text: string, start: number, end: number): boolean => {
  if (
    REPOSITORY_USER.test(text.slice(start, start + 4)) ||
    REMOTE_PATH.test(text.slice(end, end + 128))
  )
    return true;
  const before = text.slice(Math.max(0, start - 108), start);
  return (
    REMOTE_SCHEME.test(before) ||
    LOGIN.test(before) ||
    (/^:\S/.test(text.slice(end, end + 2)) && COPY.test(before))
  );
};

/**
 * Local part, `@` and a domain whose top level consists of letters; includes internationalised
 * addresses. Source: RFC 5321, RFC 6531.
 */
export const email: Recogniser = {
  kind: 'email',
  title: 'e-mail address',
  group: 'contact information',
  *find({ text }) {
    for (const sign of ['@', '%40']) {
      for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
        const found = addressAt(text, at, at + sign.length);
        if (found) yield found;
      }
    }
  },
};
