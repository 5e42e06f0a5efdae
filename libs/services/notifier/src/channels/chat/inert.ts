/** Look-alikes of what chat tools read as mention, emphasis, code, link, table or image: the text stays readable and stays text. */
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

/** An underscore inside of a word, as in `hate_speech`, means nothing to them. */
const MARKUP = /[@*`~[\]\\|]|:\/\/|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|^#/gmu;

const withoutMarkup = (text: string): string =>
  text.replace(MARKUP, (mark) => LOOK_ALIKES[mark] ?? mark);

const SLACK_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Slack takes these three as entities, and only them. */
export const slackText = (text: string): string =>
  withoutMarkup(text).replace(/[&<>]/g, (mark) => SLACK_ENTITIES[mark] ?? mark);

const BRACKETS: Readonly<Record<string, string>> = { '&': '＆', '<': '‹', '>': '›' };
/** For a tool of which nothing is known. */
export const inertText = (text: string): string =>
  withoutMarkup(text).replace(/[&<>]/g, (mark) => BRACKETS[mark] ?? mark);
