import { shareOut, type WaitingBatch } from './share-out';

const batch = (id: string, workspace: string, waiting: number, inFlight = 0): WaitingBatch => ({
  id,
  workspace,
  waiting,
  inFlight,
});

describe('shareOut', () => {
  it.each<[title: string, batches: WaitingBatch[], free: number, shares: [string, number][]]>([
    ['gives a single batch every place', [batch('a', 'w', 100)], 8, [['a', 8]]],
    ['gives no more places than lines wait', [batch('a', 'w', 3)], 8, [['a', 3]]],
    ['gives nothing when no place is free', [batch('a', 'w', 3)], -2, []],
    [
      'shares equally among workspaces, whatever their number of batches',
      [batch('a', 'big', 100), batch('b', 'big', 100), batch('c', 'small', 100)],
      8,
      [
        ['a', 2],
        ['b', 2],
        ['c', 4],
      ],
    ],
    [
      'gives a workspace that comes later all places until it has as many in flight',
      [batch('a', 'big', 100_000, 24), batch('b', 'small', 10)],
      8,
      [['b', 8]],
    ],
    [
      'gives the places that a small batch leaves to the others',
      [batch('a', 'big', 100_000, 8), batch('b', 'small', 2)],
      8,
      [
        ['a', 6],
        ['b', 2],
      ],
    ],
  ])('%s', (_title, batches, free, shares) => {
    expect([...shareOut(batches, free)].sort()).toEqual(shares);
  });
});
