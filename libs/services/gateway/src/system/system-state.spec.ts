import { FAMILIES, type JudgeState, MODES, WORK_QUEUES } from '@touchstone/contracts';
import type { LiveProcess } from './process-registry';
import { systemState } from './system-state';

const AT = '2026-01-15T12:00:00.000Z';

const aProcess = (queues: string[], fields: Partial<LiveProcess> = {}): LiveProcess => ({
  id: 'p1',
  service: 'detector-security',
  version: '1.2.3',
  started_at: AT,
  reportedMs: Date.parse(AT),
  queues: queues.map((name) => ({ name, handled_per_second: 4, last_handled_at: null })),
  ...fields,
});

const QUEUE = 'detect.security.speed.live';
const stateOf = (processes: LiveProcess[], depths: [string, number][] = []) => {
  const { queues, ...state } = systemState(processes, new Map(depths));
  return { ...state, queue: queues.find(({ name }) => name === QUEUE), queues };
};

describe('the state of the system', () => {
  it('lists each live process with its families and queues', () => {
    expect(stateOf([aProcess([QUEUE])]).processes).toEqual([
      {
        id: 'p1',
        service: 'detector-security',
        version: '1.2.3',
        started_at: AT,
        reported_at: AT,
        families: ['security'],
        queues: [QUEUE],
      },
    ]);
  });

  it('lists every queue, and estimates its drain time from the rate of all its consumers', () => {
    const { queue, queues } = stateOf([aProcess([QUEUE]), aProcess([QUEUE])], [[QUEUE, 20]]);
    expect(queue).toEqual({
      name: QUEUE,
      waiting: 20,
      consumers: 2,
      handled_per_second: 8,
      drain_seconds: 2.5,
    });
    expect(queues.map(({ name }) => name)).toEqual(WORK_QUEUES.map(({ name }) => name));
  });

  it.each<[string, LiveProcess[], [string, number][], number | null]>([
    ['0 for an empty queue', [], [[QUEUE, 0]], 0],
    ['null for one that nothing drains', [], [[QUEUE, 3]], null],
    ['null for one that cannot be counted', [aProcess([QUEUE])], [], null],
  ])('gives a drain time of %s', (_title, processes, depths, drain) => {
    expect(stateOf(processes, depths).queue?.drain_seconds).toBe(drain);
  });

  it('names the queues of a family that no process serves', () => {
    const all = MODES.flatMap((mode) =>
      ['live', 'batch'].map((lane) => `detect.security.${mode}.${lane}`),
    );
    const families = stateOf([aProcess(all.filter((name) => name !== QUEUE))]).families;
    expect(families.map(({ family }) => family)).toEqual([...FAMILIES]);
    expect(families).toContainEqual({
      family: 'security',
      processes: 1,
      unserved_queues: [QUEUE],
      last_evaluation_at: null,
    });
    expect(families.find(({ family }) => family === 'topic')).toMatchObject({
      processes: 0,
      unserved_queues: expect.arrayContaining(['detect.topic.quality.batch']),
    });
  });

  it.each<[string, LiveProcess[], JudgeState]>([
    ['no judge model', [aProcess([QUEUE])], { configured: false, models: [], families: [] }],
    [
      'the judge model of a family',
      [aProcess([QUEUE], { judge_model: 'm' }), aProcess(['detect.topic.speed.live'])],
      { configured: true, models: ['m'], families: ['security'] },
    ],
    [
      'judge models that only some processes of a family have',
      [
        aProcess([QUEUE], { judge_model: 'n' }),
        aProcess([QUEUE], { judge_model: 'm' }),
        aProcess([QUEUE]),
      ],
      { configured: true, models: ['m', 'n'], families: [] },
    ],
  ])('has %s', (_title, processes, judge) => {
    expect(stateOf(processes).judge).toEqual(judge);
  });

  it('has the time of the latest evaluation of a family, of all its processes and queues', () => {
    const later = '2026-01-15T12:00:05.000Z';
    const queues = [AT, later].map((last_handled_at, index) => ({
      name: `detect.topic.${MODES[index]}.live`,
      handled_per_second: 0,
      last_handled_at,
    }));
    const { families } = stateOf([aProcess([], { queues }), aProcess(['detect.topic.speed.live'])]);
    expect(families.find(({ family }) => family === 'topic')?.last_evaluation_at).toBe(later);
  });
});
