/** Maximum distance of a declaration keyword before a name. */
const BEFORE = 48;
const BEHIND = 24;

const DECLARED_WORDS = [
  'const|let|var|val|def|func|fn|class|struct|enum|interface|trait|extends|implements',
  'instanceof|typeof|namespace|package|import|using|new|void|static|public|private|dim',
].join('|');
const DECLARED = new RegExp(String.raw`(?:^|[^\p{L}\p{N}_])(?:${DECLARED_WORDS}) $`, 'iu');
const AFTER_DECLARATION = /^ ?(?:[={(;<]|: ?[\w<>[\]]{1,20} ?=|as\b)|^(?:;|\n|$)/i;
/** Destructuring and named imports: `{ Alice, Bob } =`, `import { Alice`. */
const DESTRUCTURED = /(?:const|let|var|import) \{[^{}\n]{0,40}$/;
const ASSIGNED =
  /^ ?:?= ?(?:new |nil\b|null\b|none\b|true\b|false\b|undefined\b|[\w.]{1,20}\(|[[{&*]|\d{1,9};)/i;
const SCOPED = /^(?:\(|::|->|\.[a-z_]\w{0,20}[(.])/;
/** Command-line options, shell variables and pointers: `--name Hermes`, `$Anna`. */
const OPTION_OR_VARIABLE = /(?:--(?:name|network|tag|profile|release) |[$`]|[\p{L}\p{N}_>] \*)$/u;
const OF_MARKUP = /<\/?$/;
const IN_MARKUP = /^(?: [\w:-]{1,20}=| ?\/>)/;

/**
 * Returns true if the word at `[start, end)` is an identifier in source code or a shell command.
 * Inspects `BEFORE` and `BEHIND` characters around it.
 */
export const isInCode = (text: string, start: number, end: number): boolean => {
  const behind = text.slice(end, end + BEHIND);
  if (SCOPED.test(behind) || ASSIGNED.test(behind)) return true;
  const before = text.slice(Math.max(0, start - BEFORE), start);
  if (OPTION_OR_VARIABLE.test(before)) return !behind.startsWith('*');
  return (
    (DECLARED.test(before) && AFTER_DECLARATION.test(behind)) ||
    DESTRUCTURED.test(before) ||
    (OF_MARKUP.test(before) && IN_MARKUP.test(behind))
  );
};
