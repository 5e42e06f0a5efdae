import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getMetadataStorage } from 'class-validator';
import { CHECK_NAMES } from '@touchstone/contracts';
import { EvaluateRequestDto } from '@touchstone/contracts/dto';
import { withCheckTable } from './check-table';
import { filesIn, namesIn, read, settings } from './workspace.fixture';

const CONFIGURATION = read('docs/reference/configuration.md') + read('docs/reference/limits.md');
const EVALUATE = read('docs/guides/evaluate.md');
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...filesIn('docs').filter((path) => path.endsWith('.md')),
];

describe('the reference', () => {
  it('names every setting that the code reads, and no other', () => {
    expect(new Set(namesIn(CONFIGURATION, '`'))).toEqual(settings());
  });
});

describe('the guide to evaluation', () => {
  it('names every field that enables a check', () => {
    const fields = getMetadataStorage()
      .getTargetValidationMetadatas(EvaluateRequestDto, '', false, false)
      .map(({ propertyName }) => propertyName);
    const switches = [...new Set(fields)].filter((field) =>
      /_check$|_checks$|_mode$|_target$|^assertions$|^allowed_topics$|^prompt_injections$/.test(
        field,
      ),
    );
    // Older spellings are accepted, but not shown.
    const older = ['tool_selection_quality_check', 'tsq_mode'];
    expect(
      switches.filter((field) => !older.includes(field) && !EVALUATE.includes(`\`${field}\``)),
    ).toEqual([]);
  });

  it('names every type of result', () => {
    expect(CHECK_NAMES.filter((type) => !EVALUATE.includes(`| \`${type}\` |`))).toEqual([]);
  });

  it('has the table of checks that their descriptors give', () => {
    expect(withCheckTable(EVALUATE)).toBe(EVALUATE);
  });
});

describe.each(DOCUMENTS)('%s', (path) => {
  const text = read(path);

  it('links only to what is there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
      ([, target]) => target as string,
    );
    expect(links.filter((target) => !existsSync(join(dirname(path), target)))).toEqual([]);
  });

  it('names only source files that are there', () => {
    const named = [...text.matchAll(/`((?:apps|libs|tools|docs|docker)\/[\w./-]+\.\w+)`/g)].map(
      ([, target]) => target as string,
    );
    expect(named.filter((target) => !existsSync(target))).toEqual([]);
  });
});

it('docs/flow.md names only files that are somewhere in libs', () => {
  const known = filesIn('libs');
  const named = [...read('docs/flow.md').matchAll(/`([\w./-]+\.ts)`/g)].map(
    ([, target]) => target as string,
  );
  expect(
    named.filter(
      (target) =>
        !target.startsWith('apps/') &&
        !known.some((path) => path.endsWith(`/${target}`) || path === target),
    ),
  ).toEqual([]);
});
