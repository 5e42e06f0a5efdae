import { Unavailable } from '@touchstone/kernel';
import { deferred, eventually } from '@touchstone/testing';
import { EVENT_PREFETCH, MESSAGE_LIMIT_BYTES, MessageTooLarge } from './broker';
import { ask, type BrokerUnderTest, durable, live, type MakeBroker, unique } from './broker.suite';

const LARGE = 'x'.repeat(40_000);
const TOO_LARGE = 'x'.repeat(MESSAGE_LIMIT_BYTES + 1);

/** Contract tests: bounds of queues and messages, for every broker adapter. */
export const describeBrokerBounds = (make: MakeBroker): void => {
  let under: BrokerUnderTest;
  const withLimits = async (messages: number, bytes: number) =>
    (under = await make({ messages, bytes })).broker;

  describe('bounds', () => {
    afterEach(() => under.dispose());

    it('refuses requests beyond the byte limit of a queue and answers the others', async () => {
      const broker = await withLimits(1_000, 100_000);
      const queue = { ...live(), prefetch: 1 };
      const release = deferred();
      await broker.serve(queue, 'tea.brew.v1', async () => {
        await release.promise;
        return 'done';
      });
      let refused = 0;
      const asked = Array.from({ length: 10 }, () =>
        ask(broker, queue, 'tea.brew.v1', LARGE).catch((error: Error) => ++refused && error),
      );
      await eventually(() => refused > 0);
      release.resolve();
      const answers = await Promise.all(asked);
      expect(answers.filter((answer) => answer === 'done').length).toBe(10 - refused);
      expect(refused).toBeLessThan(10);
      for (const answer of answers)
        expect(answer === 'done' || answer instanceof Unavailable).toBe(true);
    });

    it('refuses queued work beyond the byte limit of a queue', async () => {
      const broker = await withLimits(1_000, 100_000);
      const queue = { ...durable(), prefetch: 1 };
      const release = deferred();
      await broker.serve(queue, 'tea.pour.v1', () => release.promise);
      const refused = async () =>
        broker.enqueue([queue], 'tea.pour.v1', LARGE).then(
          () => false,
          (error: Error) => error,
        );
      await expect(eventually(refused)).resolves.toBeInstanceOf(Unavailable);
      release.resolve();
    });

    it.each(['messages', 'bytes'])(
      'drops the oldest events of a subscriber with too many %s, without an effect on the publisher or other subscribers',
      async (bound) => {
        const broker = await (bound === 'messages'
          ? withLimits(5, 100_000_000)
          : withLimits(1_000, EVENT_PREFETCH * 3_000));
        const [slow, pattern] = [unique('slow'), unique('tea.brewed.v1')];
        const [received, slowlyReceived, release] = [[] as number[], [] as number[], deferred()];
        await broker.subscribe({ service: slow, kind: 'shared' }, pattern, async ({ body }) => {
          await release.promise;
          slowlyReceived.push((body as { cup: number }).cup);
        });
        await broker.subscribe(
          { service: unique('quick'), kind: 'shared' },
          pattern,
          async ({ body }) => received.push((body as { cup: number }).cup),
        );
        const total = EVENT_PREFETCH + 250;
        // Together the waiting events exceed the byte limit; those being handled do not.
        for (let cup = 0; cup < total; cup++)
          await broker.emit(pattern, {
            cup,
            text: 'x'.repeat(bound === 'bytes' ? (cup < EVENT_PREFETCH ? 1 : 2_990) : 1),
          });
        await eventually(() => received.length === total);
        release.resolve();
        await eventually(() => slowlyReceived.includes(total - 1));
        expect(slowlyReceived.length).toBeLessThan(total);
        await eventually(async () =>
          (await under.deadLetters(`events.${slow}`)).some((letter) =>
            letter.startsWith(`{"cup":${EVENT_PREFETCH},`),
          ),
        );
      },
    );

    it('refuses an oversized request before it is sent and keeps working', async () => {
      const broker = (under = await make()).broker;
      const queue = live();
      await broker.serve(queue, 'tea.brew.v1', async () => 'done');
      const beside = ask(broker, queue, 'tea.brew.v1', null);
      await expect(ask(broker, queue, 'tea.brew.v1', TOO_LARGE)).rejects.toBeInstanceOf(
        MessageTooLarge,
      );
      await expect(beside).resolves.toBe('done');
    });

    it('refuses an oversized event and oversized queued work', async () => {
      const broker = (under = await make()).broker;
      const queue = durable();
      await broker.serve(queue, 'tea.pour.v1', async () => undefined);
      await expect(broker.emit(unique('tea.brewed.v1'), TOO_LARGE)).rejects.toBeInstanceOf(
        MessageTooLarge,
      );
      await expect(broker.enqueue([queue], 'tea.pour.v1', TOO_LARGE)).rejects.toMatchObject({
        kind: 'too_large',
      });
    });
  });
};
