import type { Recogniser, Stretch } from '../../recogniser';

const LOCAL = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
/** What may stand on either side of the sign. */
const BESIDE = /[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]/u;
const LONGEST_LOCAL = 64;
const DOMAIN = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,8}(?:\p{L}{2,24}|xn--[a-z0-9-]{2,59})(?![\p{L}\p{N}])/uy;
const QUOTES = /^[.'`*_=({/]+/;

/** Walks back from the `@`, so that long runs of letters without one cost nothing. */
const localStart = (text: string, at: number): number => {
  let start = at;
  while (start > 0 && at - start < LONGEST_LOCAL && LOCAL.test(text.charAt(start - 1))) start--;
  const written = text.slice(start, at);
  // The key of `key=value` and of `?to=` is no part of it.
  const key = Math.max(written.lastIndexOf('='), written.lastIndexOf('/'), written.lastIndexOf('?'));
  const from = key >= 0 && key < written.length - 1 ? start + key + 1 : start;
  return from + (QUOTES.exec(text.slice(from, at))?.[0].length ?? 0);
};

const addressAt = (text: string, at: number, behind: number): Stretch | undefined => {
  if (!BESIDE.test(text.charAt(at - 1)) || !BESIDE.test(text.charAt(behind))) return undefined;
  const start = localStart(text, at);
  DOMAIN.lastIndex = behind;
  const domain = DOMAIN.exec(text);
  return domain && start < at && text[at - 1] !== '.' ? { start, end: DOMAIN.lastIndex, certainty: 0.97, vouched: true } : undefined;
};

/** Local part, `@`, a domain with a top level of letters, internationalised too. Source: RFC 5321, RFC 6531. */
export const email: Recogniser = {
  kind: 'email', title: 'e-mail address', group: 'contact information',
  *find({ text }) {
    for (const sign of ['@', '%40']) {
      for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
        const found = addressAt(text, at, at + sign.length);
        if (found) yield found;
      }
    }
  },
};
