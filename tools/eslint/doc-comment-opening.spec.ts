import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const RULE = join(__dirname, 'doc-comment-opening.mjs');

/** Runs the rule in a process of its own, since Jest cannot load it. @returns its messages */
const messagesOn = (text: string): string[] => {
  const code = `import { Linter } from 'eslint';
    import { docCommentOpening } from ${JSON.stringify(RULE)};
    const settings = {
      plugins: { touchstone: { rules: { 'doc-comment-opening': docCommentOpening } } },
      rules: { 'touchstone/doc-comment-opening': 'error' },
    };
    const messages = new Linter().verify(${JSON.stringify(text)}, settings);
    process.stdout.write(JSON.stringify(messages.map(({ message }) => message)));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: join(__dirname, '../..'),
      encoding: 'utf8',
    }),
  ) as string[];
};

describe('the rule on the openings of doc comments', () => {
  it.each(['What', 'Whether', 'Of', 'Who'])('refuses a comment that opens with %s', (word) => {
    const refused = [expect.stringContaining(`“${word}”`)];
    expect(messagesOn(`/** ${word} it is. */\nconst x = 1;`)).toEqual(refused);
    expect(messagesOn(`/**\n * ${word} it is.\n */\nconst x = 1;`)).toEqual(refused);
  });

  it.each([
    ['a verb', '/** Stores what it is given. */'],
    ['a word that only begins like one', '/** Offers and whatnots. */'],
    ['a comment that is no doc comment', '/* What it is. */ // Of no use'],
  ])('accepts %s', (_title, comment) => {
    expect(messagesOn(`${comment}\nconst x = 1;`)).toEqual([]);
  });
});
