import { Unavailable } from '@touchstone/kernel';
import { deferred, eventually } from '@touchstone/testing';
import type { Broker } from './broker';
import { ask, type BrokerUnderTest, durable, live, type MakeBroker, unique } from './broker.suite';

/** Contract tests: interactions of settlement rules, for every broker adapter. */
export const describeBrokerEdges = (make: MakeBroker): void => {
  let under: BrokerUnderTest;
  let broker: Broker;

  beforeEach(async () => {
    under = await make();
    broker = under.broker;
  });
  afterEach(() => under.dispose());

  describe('edge cases', () => {
    it('releases the other messages when the held one turns out to be faulty', async () => {
      const queue = durable();
      const poured: unknown[] = [];
      let kettle: 'down' | 'up' = 'down';
      await broker.serve(queue, 'tea.pour.v1', async ({ body }) => {
        if (body !== 'bad') return poured.push(body);
        if (kettle === 'up') throw new Error('spilled');
        kettle = 'up';
        throw new Unavailable('The kettle is down.');
      });
      await broker.enqueue([queue], 'tea.pour.v1', 'bad');
      await broker.enqueue([queue], 'tea.pour.v1', 'good');
      await eventually(() => poured.length === 1);
      await eventually(async () => (await under.deadLetters(queue.name)).includes('"bad"'));
    });

    it('holds a message while a service that its handler calls is Unavailable', async () => {
      const [queue, kettle] = [durable(), live()];
      let asked = 0;
      await broker.serve(kettle, 'kettle.boil.v1', async () => {
        if (++asked < 3) throw new Unavailable('Cold.');
      });
      await broker.serve(queue, 'tea.pour.v1', () => ask(broker, kettle, 'kettle.boil.v1', null));
      await broker.enqueue([queue], 'tea.pour.v1', 1);
      // A thrown error would have been redelivered at once; a held message waits 100 and 200 ms.
      const startedMs = performance.now();
      await eventually(() => asked === 3);
      expect(performance.now() - startedMs).toBeGreaterThan(250);
    });

    it('answers a result that is not JSON with one error reply', async () => {
      const queue = live();
      let calls = 0;
      await broker.serve(queue, 'tea.brew.v1', async () => ({ cups: BigInt(++calls) }));
      await expect(ask(broker, queue, 'tea.brew.v1', null)).rejects.toThrow('failed');
      expect(calls).toBe(1);
    });

    it('still sends requests and receives replies for work in flight while it drains', async () => {
      const [outer, inner] = [live(), live()];
      const [begun, release] = [deferred(), deferred()];
      const other = await make();
      // In-process brokers do not share queues, so both queues are on the draining one.
      const host = other.broker.constructor.name === 'InProcessBroker' ? broker : other.broker;
      await host.serve(inner, 'kettle.boil.v1', async () => 'boiled');
      await broker.serve(outer, 'tea.brew.v1', async () => {
        begun.resolve();
        await release.promise;
        return ask(broker, inner, 'kettle.boil.v1', null);
      });
      const answer = ask(host, outer, 'tea.brew.v1', null);
      await begun.promise;
      const closed = broker.close();
      release.resolve();
      await expect(answer).resolves.toBe('boiled');
      await closed;
      await other.dispose();
    });

    it('delivers a pattern that a subscription adds after the start', async () => {
      const subscription = { service: unique('late'), kind: 'broadcast' } as const;
      const [first, second] = [unique('tea.brewed.v1'), unique('tea.spilled.v1')];
      const heard: unknown[] = [];
      await broker.subscribe(subscription, first, async ({ body }) => heard.push(body));
      await broker.subscribe(subscription, second, async ({ body }) => heard.push(body));
      await broker.emit(first, 1);
      await broker.emit(second, 2);
      await eventually(() => heard.length === 2);
    });

    it('refuses a second handler for the same event of a subscription', async () => {
      const subscription = { service: unique('twice'), kind: 'shared' } as const;
      await broker.subscribe(subscription, 'tea.brewed.v1', async () => 1);
      await expect(broker.subscribe(subscription, 'tea.brewed.v1', async () => 2)).rejects.toThrow(
        'Two handlers',
      );
    });
  });
};
