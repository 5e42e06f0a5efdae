/** Replaces characters of mentions, emphasis, code, links, tables and images by look-alikes. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '@': '＠',
  '*': '∗',
  _: '＿',
  '`': 'ˋ',
  '~': '∼',
  '[': '［',
  ']': '］',
  '\\': '＼',
  '|': '｜',
  '#': '＃',
  '://': '：//',
};

/** Leaves out an underscore inside a word, as in `hate_speech`: it marks nothing. */
const MARKUP = /[@*`~[\]\\|]|:\/\/|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|^#/gmu;

const withoutMarkup = (text: string): string =>
  text.replace(MARKUP, (mark) => LOOK_ALIKES[mark] ?? mark);

const SLACK_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Escapes Slack's three entities as well. */
export const escapeForSlack = (text: string): string =>
  withoutMarkup(text).replace(/[&<>]/g, (mark) => SLACK_ENTITIES[mark] ?? mark);

const BRACKETS: Readonly<Record<string, string>> = { '&': '＆', '<': '‹', '>': '›' };
/** Escapes markup for an unknown chat tool. */
export const escapeMarkup = (text: string): string =>
  withoutMarkup(text).replace(/[&<>]/g, (mark) => BRACKETS[mark] ?? mark);
