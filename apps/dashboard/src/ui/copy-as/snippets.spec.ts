import { execFileSync } from 'node:child_process';
import { SNIPPETS } from './snippets';

const body = {
  input: `It's "quoted" \\ $HOME \`id\`\n\u202eturned`,
  pii_check: true,
  assertions: [],
  metadata: { team: 'a', none: null },
};
const request = { path: '/api/v1/evaluation/evaluate', body };
const written = (language: string): string =>
  SNIPPETS.find(([name]) => name === language)?.[1](request, 'http://localhost:3000') ?? '';

describe('requests as programs', () => {
  it('writes a curl command whose shell passes the body on unchanged', () => {
    const script = written('curl').replace(/^curl/, `printf '%s\\n'`);
    const passed = execFileSync('sh', ['-c', script], { encoding: 'utf8' });
    expect(JSON.parse(passed.slice(passed.indexOf('\n{')))).toEqual(body);
  });

  it('writes TypeScript with the body as an expression', () => {
    const text = written('TypeScript');
    const expression = text.slice(text.indexOf('stringify(') + 10, text.lastIndexOf('),\n});'));
    expect(JSON.parse(expression)).toEqual(body);
  });

  it('writes literals of Python', () => {
    const text = written('Python');
    expect(text).toContain('"pii_check": True,');
    expect(text).toContain('"none": None,');
    expect(text).toContain('"assertions": [],');
  });

  it.each(SNIPPETS)('escapes characters that would turn %s around', (_language, write) => {
    expect(write(request, '')).not.toContain('\u202e');
  });
});
