import type { Recogniser, Stretch } from '../recogniser';
import { byForm } from '../recogniser';

const LOCAL = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
const LONGEST_LOCAL = 64;
const DOMAIN = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,8}(?:\p{L}{2,24}|xn--[a-z0-9-]{2,59})(?![\p{L}\p{N}])/uy;
const QUOTES = /^[.'`*_=({/]+/;

/** Walks back from the `@`, so that long runs of letters without one cost nothing. */
const localStart = (text: string, at: number): number => {
  let start = at;
  while (start > 0 && at - start < LONGEST_LOCAL && LOCAL.test(text.charAt(start - 1))) start--;
  return start + (QUOTES.exec(text.slice(start, at))?.[0].length ?? 0);
};

const addressAt = (text: string, at: number): Stretch | undefined => {
  const start = localStart(text, at);
  DOMAIN.lastIndex = at + 1;
  const domain = DOMAIN.exec(text);
  return domain && start < at && text[at - 1] !== '.' ? { start, end: DOMAIN.lastIndex, certainty: 0.97 } : undefined;
};

export const email: Recogniser = {
  kind: 'email',
  title: 'e-mail address',
  group: 'contact information',
  *find({ text }) {
    for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
      const found = addressAt(text, at);
      if (found) yield found;
    }
  },
};

/** `john [at] example [dot] com`, `john (at) example.com`, `john at example dot com`. */
export const disguisedEmail = byForm({
  kind: 'email',
  title: 'e-mail address',
  group: 'contact information',
  certainty: 0.85,
  pattern:
    /(?<![\w.+-])[\w.+-]{1,40}(?: ?[[({<] ?(?:at|@) ?[\])}>] ?[\w-]{1,40}(?:(?: ?[[({<] ?(?:dot|punkt|punto|point) ?[\])}>] ?|\.| dot )[\w-]{2,24}){1,4}| at [\w-]{1,40}(?: dot [\w-]{2,24}){1,4})(?!\w)/giu,
});
