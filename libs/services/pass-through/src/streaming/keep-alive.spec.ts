import { deferred } from '@touchstone/testing';
import { within, withKeepAlive } from './keep-alive';

const LONG_MS = 60_000;
const said = async function* (text: string): AsyncGenerator<string> {
  yield `${text} 1`;
  yield `${text} 2`;
};

describe('within', () => {
  it('resolves to a value in time', async () => {
    expect(await within(Promise.resolve('soon'), LONG_MS)).toBe('soon');
  });

  it('resolves to undefined after the time', async () => {
    expect(await within(new Promise(() => undefined), 1)).toBeUndefined();
  });

  it('rejects with an error in time', async () => {
    await expect(within(Promise.reject(new Error('broken')), LONG_MS)).rejects.toThrow('broken');
  });
});

describe('withKeepAlive', () => {
  it('writes comments until the result is available, then the result', async () => {
    const { promise, resolve } = deferred<string>();
    const stream = withKeepAlive(promise, 1, said);
    const first = [
      (await stream.next()).value,
      (await stream.next()).value,
      (await stream.next()).value,
    ];
    expect(new Set(first)).toEqual(new Set([': judging\n\n']));
    resolve('it');
    const rest: unknown[] = [];
    for await (const part of stream) rest.push(part);
    expect(rest.filter((part) => part !== ': judging\n\n')).toEqual(['it 1', 'it 2']);
  });
});
