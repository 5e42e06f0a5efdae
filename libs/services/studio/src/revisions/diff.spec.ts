import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { PromptChange } from '@touchstone/contracts';
import { contentChanged, contentOf } from '../prompts/prompt-fields';
import { changesBetween } from './diff';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
const keys = fc.constantFrom('content', 'role', 'a.b', '0', '__proto__', 'toString', 'x');
const { tree: anyJson } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(null, true, 0, 1, '', 'text'),
    fc.array(tie('tree'), { maxLength: 5 }),
    fc.dictionary(keys, tie('tree'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
/** A value and another that is often much the same. */
const pairs = fc
  .oneof(
    fc.tuple(anyJson, anyJson),
    fc
      .tuple(
        fc.array(anyJson, { maxLength: 6 }),
        fc.array(anyJson, { maxLength: 3 }),
        fc.nat(6),
        fc.nat(2),
      )
      .map(
        ([list, more, at, gone]) =>
          [list, [...list.slice(0, at), ...more, ...list.slice(at + gone)]] as [unknown, unknown],
      ),
  )
  .map(([before, after]) => [json(before), json(after)] as const);

/** What a path leads through: its steps are keys and indices. */
const stepsOf = (path: string): (string | number)[] => {
  const steps = path.matchAll(/\.([A-Za-z_$][\w$-]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g);
  return [...steps].map(
    ([, name, index, quoted]) =>
      name ?? (index === undefined ? (JSON.parse(quoted ?? '') as string) : Number(index)),
  );
};

/** What somebody who has the older value and the changes makes of them. */
const applied = (before: unknown, changes: PromptChange[]): unknown => {
  const root = { value: before };
  // Removing moves what follows, so the last goes first.
  for (const change of changes.filter(({ kind }) => kind === 'removed').reverse())
    act(root, change);
  for (const change of changes.filter(({ kind }) => kind !== 'removed')) act(root, change);
  return root.value;
};

const act = (root: { value: unknown }, { path, kind, after }: PromptChange): void => {
  const steps: (string | number)[] = ['value', ...stepsOf(path)];
  const last = steps.pop() as string | number;
  const holder = steps.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown>)[step],
    root,
  );
  if (Array.isArray(holder))
    holder.splice(Number(last), kind === 'added' ? 0 : 1, ...(kind === 'removed' ? [] : [after]));
  else if (kind === 'removed') Reflect.deleteProperty(holder as object, last);
  else
    Object.defineProperty(holder, last, {
      value: after,
      enumerable: true,
      configurable: true,
      writable: true,
    });
};

const mirrored = ({ kind, path, ...values }: PromptChange): PromptChange => ({
  kind: kind === 'added' ? 'removed' : kind === 'removed' ? 'added' : 'changed',
  path,
  ...('after' in values && { before: values.after }),
  ...('before' in values && { after: values.before }),
});
const sorted = (changes: PromptChange[]) =>
  changes.map((change) => JSON.stringify(change, ['kind', 'path'])).sort();

describe('a diff', () => {
  it('makes the newer value of the older one', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        expect(applied(json(before), changesBetween('root', before, after))).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  it('is empty exactly when both say the same', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        expect(changesBetween('root', before, before)).toEqual([]);
        expect(changesBetween('root', before, after).length === 0).toBe(
          isDeepStrictEqual(before, after),
        );
        const contents = [before, after].map((messages) =>
          contentOf({ messages: [messages as object] }),
        );
        expect(contentChanged(contents[0] as never, contents[1] as never)).toBe(
          changesBetween('root', before, after).length > 0,
        );
      }),
    );
  });

  it('is the same backwards, with before and after exchanged', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const [there, back] = [
          changesBetween('root', before, after),
          changesBetween('root', after, before),
        ];
        expect(sorted(back.map(mirrored))).toEqual(sorted(there));
        for (const change of there) expect(back).toContainEqual(mirrored(change));
      }),
    );
  });

  const message = (content: string) => ({ role: 'user', content });
  it.each<[string, unknown, unknown, PromptChange[]]>([
    [
      'a message put in front',
      [message('a'), message('b')],
      [message('x'), message('a'), message('b')],
      [{ kind: 'added', path: 'm[0]', after: message('x') }],
    ],
    [
      'a message taken from the middle',
      [message('a'), message('b'), message('c')],
      [message('a'), message('c')],
      [{ kind: 'removed', path: 'm[1]', before: message('b') }],
    ],
    [
      'one word of one message',
      [message('a'), message('b'), message('c')],
      [message('a'), message('x'), message('c')],
      [{ kind: 'changed', path: 'm[1].content', before: 'b', after: 'x' }],
    ],
    [
      'one of two that are equal',
      [message('a'), message('a')],
      [message('a')],
      [{ kind: 'removed', path: 'm[1]', before: message('a') }],
    ],
    ['another order of fields', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
    [
      'a list that became a text',
      { a: [] },
      { a: '[]' },
      [{ kind: 'changed', path: 'm.a', before: [], after: '[]' }],
    ],
    ['null where nothing was', {}, { a: null }, [{ kind: 'added', path: 'm.a', after: null }]],
    [
      'fields in the order of the newer',
      { z: 1, old: 1 },
      { a: 1, z: 2 },
      [
        { kind: 'added', path: 'm.a', after: 1 },
        { kind: 'changed', path: 'm.z', before: 1, after: 2 },
        { kind: 'removed', path: 'm.old', before: 1 },
      ],
    ],
    [
      'a key that looks like a path',
      { 'a.b': 1, '"]': 1 },
      { 'a.b': 2, '"]': 2 },
      [
        { kind: 'changed', path: 'm["a.b"]', before: 1, after: 2 },
        { kind: 'changed', path: 'm["\\"]"]', before: 1, after: 2 },
      ],
    ],
  ])('names %s', (_title, before, after, changes) =>
    expect(changesBetween('m', before, after)).toEqual(changes),
  );

  it('stays of the size of what it compares', () => {
    const leaves = (value: number) =>
      Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`k${index}`, value]));
    const [before, after] = [1, 2].map((value) => ({
      ['long'.repeat(50_000)]: leaves(value),
      many: Array.from({ length: 50_000 }, () => value),
      few: leaves(value),
    }));
    const changes = changesBetween('parameters', before, after);
    expect(changes).toHaveLength(902);
    expect(changes[1]).toMatchObject({ kind: 'changed', path: 'parameters.many' });
    expect(JSON.stringify(changes).length).toBeLessThan(
      2 * (JSON.stringify(before).length + JSON.stringify(after).length),
    );
  });
});
