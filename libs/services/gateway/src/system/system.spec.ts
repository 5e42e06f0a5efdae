import { processReported, type SystemState } from '@touchstone/contracts';
import { eventually } from '@touchstone/testing';
import { type Gateway, startGateway } from '@touchstone/testing/http';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.app.close());

const system = async (): Promise<SystemState> =>
  (await gateway.ask('GET', '/api/system')).body as unknown as SystemState;

describe('GET /api/system', () => {
  it('lists a process that has reported, and the messages that wait in its queues', async () => {
    await gateway.broker.emit(processReported.pattern, {
      id: 'p1',
      service: 'detector-topic',
      version: '1.2.3',
      started_at: '2026-01-15T12:00:00.000Z',
      queues: [{ name: 'detect.topic.speed.live', handled_per_second: 2, last_handled_at: null }],
    });
    const { processes, queues } = await eventually(async () => {
      const state = await system();
      expect(state.processes).toHaveLength(1);
      return state;
    });
    expect(processes).toMatchObject([{ id: 'p1', families: ['topic'] }]);
    expect(queues.find(({ name }) => name === 'detect.topic.speed.live')).toMatchObject({
      waiting: 0,
      consumers: 1,
    });
  });

  it.each([
    null,
    {},
    { id: 'p2', service: 'x', version: 'x', started_at: 'x' },
    { queues: [null] },
    { id: 'p2', service: 'x', version: 'x', started_at: 'x', queues: [], judge_model: 1 },
  ])('ignores a report that it cannot read: %j', async (report) => {
    await gateway.broker.emit(processReported.pattern, report);
    await gateway.broker.emit(processReported.pattern, {
      id: 'p3',
      service: 'aggregator',
      version: '1.2.3',
      started_at: '2026-01-15T12:00:00.000Z',
      queues: [],
    });
    await eventually(async () =>
      expect((await system()).processes.map(({ id }) => id)).toEqual(['p3']),
    );
  });

  it('lists families that no process serves, too', async () => {
    expect((await system()).families).toContainEqual(
      expect.objectContaining({ family: 'topic', processes: 0 }),
    );
  });
});
