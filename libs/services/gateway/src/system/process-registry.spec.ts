import { PROCESS_SILENCE_MS, type ProcessReport } from '@touchstone/contracts';
import { ManualClock } from '@touchstone/testing';
import { ProcessRegistry } from './process-registry';

const aReport = (id: string, fields: Partial<ProcessReport> = {}): ProcessReport => ({
  id,
  service: 'aggregator',
  version: '1.2.3',
  started_at: '2026-01-15T12:00:00.000Z',
  queues: [],
  ...fields,
});

describe('the registry of processes', () => {
  const clock = new ManualClock();
  let registry: ProcessRegistry;
  const ids = () => registry.live().map(({ id }) => id);
  beforeEach(() => (registry = new ProcessRegistry(clock)));

  it('keeps a process while it reports', () => {
    registry.note(aReport('one'));
    clock.advance(PROCESS_SILENCE_MS - 1);
    registry.note(aReport('one'));
    clock.advance(PROCESS_SILENCE_MS - 1);
    expect(ids()).toEqual(['one']);
  });

  it('forgets a process that is silent, as a killed one is', () => {
    registry.note(aReport('one'));
    clock.advance(PROCESS_SILENCE_MS + 1);
    registry.note(aReport('two'));
    expect(ids()).toEqual(['two']);
  });

  it('forgets a process that says that it ends', () => {
    registry.note(aReport('one'));
    registry.note(aReport('one', { ended: true }));
    expect(ids()).toEqual([]);
  });

  it('sorts processes by service', () => {
    registry.note(aReport('one', { service: 'studio' }));
    registry.note(aReport('two', { service: 'management' }));
    expect(ids()).toEqual(['two', 'one']);
  });
});
