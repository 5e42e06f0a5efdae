import { Readiness } from './readiness';

describe('readiness', () => {
  it('lists every reason against readiness, and trouble separately', () => {
    const readiness = new Readiness();
    let reason: string | undefined = 'The broker is unavailable.';
    readiness.add('messaging', () => reason);
    readiness.add('storage', () => undefined);
    readiness.addTrouble('storage', () => 'The database does not answer.');
    expect([...readiness.reasons()]).toEqual([['messaging', 'The broker is unavailable.']]);
    expect([...readiness.trouble()]).toEqual([['storage', 'The database does not answer.']]);
    reason = undefined;
    expect(readiness.reasons().size).toBe(0);
    expect(readiness.names).toEqual(['messaging', 'storage']);
  });
});
