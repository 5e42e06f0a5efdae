import type { Recogniser } from '../recogniser';

const BEHIND = /:\/\/[^\s/@:?#"'<>]{0,64}:[^\s/@?#"'<>]{1,128}@[\w.[\]-]{1,200}/y;
const SCHEME = /[a-z][a-z0-9+.-]{1,20}$/i;
const PLACEHOLDER_WORDS = String.raw`pass(?:word)?|pwd|\*+|x+|<[^>]*>|\$\{?\w+\}?|\{\w+\}`;
/** Placeholder credentials of documentation. */
const PLACEHOLDER = new RegExp(
  String.raw`:\/\/(?:user(?:name)?|<[^>]*>|\$\{?\w+\}?|\{\w+\}):(?:${PLACEHOLDER_WORDS})@`,
  'i',
);

/** URL with user and password before its host. Source: RFC 3986, section 3.2.1. */
export const urlCredentials: Recogniser = {
  kind: 'url_credentials',
  title: 'address with user and password',
  group: 'personal identifiers',
  *find({ text }) {
    for (let at = text.indexOf('://'); at >= 0; at = text.indexOf('://', at + 3)) {
      BEHIND.lastIndex = at;
      const rest = BEHIND.exec(text)?.[0];
      const scheme = SCHEME.exec(text.slice(Math.max(0, at - 21), at))?.[0];
      if (rest && scheme && !PLACEHOLDER.test(rest))
        yield {
          start: at - scheme.length,
          end: at + rest.length,
          certainty: 0.98,
          corroborated: true,
        };
    }
  },
};
