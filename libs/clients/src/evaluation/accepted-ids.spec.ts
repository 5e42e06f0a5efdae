import { Secrets } from '@touchstone/kernel';
import { AcceptedIds } from './accepted-ids';

const HOUR_MS = 3_600_000;
const UUID_V7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('AcceptedIds', () => {
  const ids = new AcceptedIds(new Secrets('a secret that only specs use'));
  const id = ids.next('ours');

  it('are UUIDv7', () => {
    expect(id).toMatch(UUID_V7);
  });

  it('are recognised in another process with the same secret', () => {
    const other = new AcceptedIds(new Secrets('a secret that only specs use'));
    expect(other.includes(id, 'ours', HOUR_MS, Date.now())).toBe(true);
  });

  it.each<[title: string, ...given: [id: string, workspace: string, nowMs: number]]>([
    ['another workspace', id, 'theirs', Date.now()],
    [
      'an id with another end',
      `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`,
      'ours',
      Date.now(),
    ],
    ['an id that is too old', id, 'ours', Date.now() + HOUR_MS + 60_000],
    ['a text that is no id', 'nothing', 'ours', Date.now()],
    ['an empty text', '', 'ours', Date.now()],
  ])('do not include %s', (_title, given, workspace, nowMs) => {
    expect(ids.includes(given, workspace, HOUR_MS, nowMs)).toBe(false);
  });
});
