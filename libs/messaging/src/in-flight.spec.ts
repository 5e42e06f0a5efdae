import { InFlight } from './in-flight';

const LONG_MS = 60_000;

describe('InFlight', () => {
  it('is settled when nothing runs', async () => {
    await expect(new InFlight().settled(LONG_MS)).resolves.toBeUndefined();
  });

  it('resolves every wait once nothing runs any more', async () => {
    const inFlight = new InFlight();
    inFlight.enter();
    const waiting = [inFlight.settled(LONG_MS), inFlight.settled(LONG_MS)];
    inFlight.leave();
    await expect(Promise.all(waiting)).resolves.toHaveLength(2);
  });

  it('waits for work that was started by finished work', async () => {
    const inFlight = new InFlight();
    inFlight.enter();
    let settled = false;
    const waiting = inFlight.settled(LONG_MS).then(() => (settled = true));
    inFlight.leave();
    inFlight.enter();
    await new Promise(setImmediate);
    expect(settled).toBe(false);
    inFlight.leave();
    await waiting;
  });

  it('waits no longer than its own limit, regardless of other waits', async () => {
    const inFlight = new InFlight();
    inFlight.enter();
    const impatient = inFlight.settled(5);
    const patient = inFlight.settled(LONG_MS);
    await impatient;
    inFlight.leave();
    await patient;
  });

  it('counts work that fails as ended', async () => {
    const inFlight = new InFlight();
    await expect(inFlight.track(Promise.reject(new Error('spilled')))).rejects.toThrow('spilled');
    await inFlight.settled(LONG_MS);
  });
});
