import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessReport } from '@touchstone/contracts';
import { ProcessFacts, Unavailable } from '@touchstone/kernel';
import { HandledMessages } from '@touchstone/messaging';
import { ProcessReporter } from './process-reporter';
import { VERSION } from './version';

describe('the report of a process', () => {
  const handled = new HandledMessages();
  handled.serve('detect.topic.speed.live');
  let reports: ProcessReport[];
  let reporter: ProcessReporter;
  let facts: ProcessFacts;
  const publishEvent = (_contract: unknown, report: unknown) => {
    reports.push(report as ProcessReport);
    return Promise.reject(new Unavailable('No broker.'));
  };

  beforeEach(() => {
    reports = [];
    facts = new ProcessFacts();
    reporter = new ProcessReporter(
      { service: 'topic', version: '1.2.3' },
      { publishEvent },
      handled,
      facts,
    );
  });

  it('is published at the start and at the end, even if the broker is away', async () => {
    reporter.start();
    await reporter.beforeApplicationShutdown();
    expect(reports).toMatchObject([
      { service: 'topic', version: '1.2.3' },
      { ended: true, id: reports[0]?.id },
    ]);
    expect(reports[0]).not.toHaveProperty('ended');
  });

  it('names the judge model if the process has one', async () => {
    await reporter.beforeApplicationShutdown();
    facts.judgeModel = 'a-model';
    await reporter.beforeApplicationShutdown();
    expect(reports.map(({ judge_model }) => judge_model)).toEqual([undefined, 'a-model']);
  });

  it('has the time and the rate of the messages that were handled since the last one', async () => {
    handled.note('detect.topic.speed.live');
    handled.note('a queue that is not served');
    await reporter.beforeApplicationShutdown();
    await reporter.beforeApplicationShutdown();
    const queues = reports.flatMap((report) => report.queues);
    expect(queues).toHaveLength(2);
    expect(queues[0]?.handled_per_second).toBeGreaterThan(0);
    expect(queues[1]?.handled_per_second).toBe(0);
    expect(queues[1]?.last_handled_at).toEqual(queues[0]?.last_handled_at);
  });
});

it('VERSION is that of the package', () => {
  const { version } = JSON.parse(
    readFileSync(join(__dirname, '../../../package.json'), 'utf8'),
  ) as { version: string };
  expect(VERSION).toBe(version);
});
