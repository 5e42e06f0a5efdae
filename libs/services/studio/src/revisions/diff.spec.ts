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
/** Generates a value and another that is often similar. */
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

/** Returns the steps of a path: keys and indices. */
const stepsOf = (path: string): (string | number)[] => {
  const steps = path.matchAll(/\.([A-Za-z_$][\w$-]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g);
  return [...steps].map(
    ([, name, index, quoted]) =>
      name ?? (index === undefined ? (JSON.parse(quoted ?? '') as string) : Number(index)),
  );
};

/** Applies the changes to the older value. */
const applied = (before: unknown, changes: PromptChange[]): unknown => {
  const root = { value: before };
  // Removing shifts later elements, so the last one goes first.
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
  it('turns the older value into the newer one', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        expect(applied(json(before), changesBetween('root', before, after))).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  it('is empty exactly when both are equal', () => {
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

  it('has the same paths in reverse, with before and after exchanged', () => {
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
      'a prepended message',
      [message('a'), message('b')],
      [message('x'), message('a'), message('b')],
      [{ kind: 'added', path: 'm[0]', after: message('x') }],
    ],
    [
      'a message removed from the middle',
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
      'one of two equal messages',
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
    ['null in place of nothing', {}, { a: null }, [{ kind: 'added', path: 'm.a', after: null }]],
    [
      'fields in the order of the newer value',
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
  ])('reports %s', (_title, before, after, changes) =>
    expect(changesBetween('m', before, after)).toEqual(changes),
  );

  it('stays about as large as the compared values', () => {
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
