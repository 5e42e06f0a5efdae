import { ShareExceeded } from '@touchstone/http-edge';
import { ConnectionShares, type Release } from './connection-shares';

const VENDOR = 'https://vendor.example';
const HOUR = 3_600_000;

let shares: ConnectionShares;
/** Workspaces that got a connection, in order. */
let got: string[];
let caller: AbortController;
beforeEach(() => {
  [shares, got, caller] = [
    new ConnectionShares({ total: 4, perWorkspace: 3, waitMs: HOUR }),
    [],
    new AbortController(),
  ];
});
const take = async (
  workspace: string,
  origin = VENDOR,
  signal = caller.signal,
): Promise<Release> => {
  const release = await shares.take(origin, workspace, signal);
  got.push(workspace);
  return release;
};
const settled = (): Promise<void> => new Promise(setImmediate);

describe('ConnectionShares', () => {
  it('limits one workspace to its share', async () => {
    const taken = Array.from({ length: 9 }, () => take('a'));
    await settled();
    await take('b');
    expect(got).toEqual(['a', 'a', 'a', 'b']);
    (await taken[0])?.();
    await settled();
    expect(got).toEqual(['a', 'a', 'a', 'b', 'a']);
  });

  it('gives a free connection to the waiting workspace with the fewest, in order within one', async () => {
    const [first, second] = [await take('a'), await take('a'), await take('a'), await take('b')];
    const order: string[] = [];
    for (const [workspace, name] of [
      ['a', 'a1'],
      ['a', 'a2'],
      ['b', 'b1'],
      ['c', 'c1'],
      ['c', 'c2'],
    ] as const)
      void take(workspace).then(() => order.push(name));
    first?.();
    await settled();
    second?.();
    await settled();
    expect(order).toEqual(['c1', 'a1']);
  });

  it('counts each vendor separately', async () => {
    for (let count = 0; count < 3; count++) await take('a');
    await take('a', 'https://other.example');
    expect(got).toHaveLength(4);
  });

  it('releases a connection once', async () => {
    const releases = [await take('a'), await take('a'), await take('a')];
    releases[0]?.();
    releases[0]?.();
    void take('a');
    void take('a');
    await settled();
    expect(got).toHaveLength(4);
  });

  it('refuses after the maximum wait', async () => {
    shares = new ConnectionShares({ total: 1, perWorkspace: 1, waitMs: 1 });
    const release = await take('a');
    await expect(take('b')).rejects.toBeInstanceOf(ShareExceeded);
    release();
    await take('b');
  });

  it('skips callers that disconnected', async () => {
    shares = new ConnectionShares({ total: 1, perWorkspace: 1, waitMs: HOUR });
    const release = await take('a');
    const [gone, reason] = [new AbortController(), new Error('The caller has left.')];
    const waiting = take('b', VENDOR, gone.signal);
    const next = take('c');
    gone.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await expect(take('b', VENDOR, gone.signal)).rejects.toBe(reason);
    release();
    await next;
    expect(got).toEqual(['a', 'c']);
  });

  it('drops a vendor with its last request', async () => {
    const releases = [await take('a'), await take('b')];
    expect(shares.size).toBe(1);
    releases.forEach((release) => release());
    expect(shares.size).toBe(0);
  });
});
