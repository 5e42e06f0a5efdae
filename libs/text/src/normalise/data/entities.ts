/**
 * Named HTML entities that hide or split letters; those of accented letters are derived from their
 * names.
 */
export const ENTITIES: ReadonlyMap<string, string> = new Map([
  ...(
    [
      ['amp', '&'], ['lt', '<'], ['gt', '>'], ['quot', '"'], ['apos', "'"], ['nbsp', ' '], ['ensp', ' '], ['emsp', ' '], ['thinsp', ' '], ['tab', ' '], ['newline', '\n'],
      ['shy', ''], ['zwj', ''], ['zwnj', ''], ['lrm', ''], ['rlm', ''], ['excl', '!'], ['num', '#'], ['dollar', '$'], ['percnt', '%'], ['lpar', '('], ['rpar', ')'],
      ['ast', '*'], ['plus', '+'], ['comma', ','], ['period', '.'], ['sol', '/'], ['bsol', '\\'], ['colon', ':'], ['semi', ';'], ['equals', '='], ['quest', '?'],
      ['commat', '@'], ['lsqb', '['], ['lbrack', '['], ['rsqb', ']'], ['rbrack', ']'], ['hat', '^'], ['lowbar', '_'], ['grave', '`'], ['lcub', '{'], ['lbrace', '{'],
      ['verbar', '|'], ['vert', '|'], ['rcub', '}'], ['rbrace', '}'], ['hyphen', '-'], ['dash', '-'], ['ndash', '-'], ['mdash', '-'], ['minus', '-'],
      ['lsquo', "'"], ['rsquo', "'"], ['ldquo', '"'], ['rdquo', '"'], ['hellip', '...'], ['bull', '*'], ['middot', '\u00b7'], ['szlig', '\u00df'],
    ] as const
  ),
  ...Object.entries({ acute: '\u0301', grave: '\u0300', circ: '\u0302', uml: '\u0308', tilde: '\u0303', cedil: '\u0327', ring: '\u030a' }).flatMap(([name, mark]) =>
    Array.from('aeiounyc', (letter): [string, string] => [letter + name, (letter + mark).normalize('NFC')])),
]);
