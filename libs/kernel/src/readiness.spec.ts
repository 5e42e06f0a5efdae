import { Readiness } from './readiness';

describe('readiness', () => {
  it('lists every reason against readiness, and trouble separately', () => {
    const readiness = new Readiness();
    let away: string | undefined = 'The broker is away.';
    readiness.add('messaging', () => away);
    readiness.add('storage', () => undefined);
    readiness.addTrouble('storage', () => 'The database does not answer.');
    expect([...readiness.reasons()]).toEqual([['messaging', 'The broker is away.']]);
    expect([...readiness.trouble()]).toEqual([['storage', 'The database does not answer.']]);
    away = undefined;
    expect(readiness.reasons().size).toBe(0);
    expect(readiness.names).toEqual(['messaging', 'storage']);
  });
});
