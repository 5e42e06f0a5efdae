import fc from 'fast-check';
import {
  CHECK_NAMES,
  type EvaluationCompleted,
  NOTIFIER_EVENTS,
  type NotifierFilters,
  STATUSES,
} from '@touchstone/contracts';
import { aCompletion, aResult } from '../notifier.fixture';
import { eventsOf, matchesFilters } from './notifier-filters';

const anyScore = fc.integer({ min: 0, max: 100 });
const anyText = fc.oneof(
  fc.constantFrom('app', 'web', 'constructor', '__proto__', ''),
  fc.string(),
);
const anyMetadata = fc.dictionary(anyText, anyText, { maxKeys: 4 });
const anyEvent = fc.constantFrom(...NOTIFIER_EVENTS);

const anyCompletion: fc.Arbitrary<EvaluationCompleted> = fc
  .record({
    status: fc.constantFrom(...STATUSES),
    score: fc.option(anyScore),
    types: fc.uniqueArray(fc.constantFrom(...CHECK_NAMES), { maxLength: 4 }),
    flags: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    metadata: anyMetadata,
    definition: fc.option(fc.constantFrom('d1', 'd2'), { nil: undefined }),
  })
  .map(({ status, score, types, flags, metadata, definition }) => {
    const evaluationResults = types.map((type, index) => ({
      type,
      results: [aResult({ flagged: flags[index] === true }), aResult({ flagged: false })],
    }));
    return aCompletion(
      { workspace: 'w' },
      {
        answer: { status, score, evaluationResults },
        metadata,
        ...(definition && { definition: { id: definition, version: 1 } }),
      },
    );
  });

const anyFilters: fc.Arbitrary<NotifierFilters> = fc.record(
  {
    statuses: fc.uniqueArray(fc.constantFrom(...STATUSES)),
    checks: fc.uniqueArray(fc.constantFrom(...CHECK_NAMES), { maxLength: 3 }),
    minimum_score: anyScore,
    maximum_score: anyScore,
    definition: fc.constantFrom('d1', 'd2', ''),
    metadata: anyMetadata,
  },
  { requiredKeys: [] },
);

const typesWhere = ({ answer }: EvaluationCompleted, flagged: boolean) =>
  answer.evaluationResults
    .filter(({ results }) => !flagged || results.some((result) => result.flagged))
    .map(({ type }) => type);

describe('notifier filters', () => {
  it('pass everything when unset or empty', () => {
    const EMPTY: NotifierFilters[] = [
      {},
      { statuses: [], checks: [], definition: '', metadata: {} },
    ];
    fc.assert(
      fc.property(anyCompletion, anyEvent, fc.constantFrom(...EMPTY), (completed, event, filters) =>
        matchesFilters(filters, completed, event),
      ),
    );
  });

  it('must all pass', () => {
    fc.assert(
      fc.property(anyFilters, anyCompletion, anyEvent, (filters, completed, event) => {
        const apart: NotifierFilters[] = Object.entries(filters).map(([name, value]) => ({
          [name]: value,
        }));
        expect(matchesFilters(filters, completed, event)).toBe(
          apart.every((one) => matchesFilters(one, completed, event)),
        );
      }),
    );
  });

  it('of statuses and definitions pass those they name', () => {
    fc.assert(
      fc.property(
        anyCompletion,
        anyEvent,
        fc.constantFrom(...STATUSES),
        fc.constantFrom('d1', 'd2'),
        (completed, event, status, definition) => {
          expect(matchesFilters({ statuses: [status] }, completed, event)).toBe(
            completed.answer.status === status,
          );
          expect(matchesFilters({ definition }, completed, event)).toBe(
            completed.definition?.id === definition,
          );
        },
      ),
    );
  });

  it('of scores pass the range including its bounds, and nothing without a score', () => {
    fc.assert(
      fc.property(
        anyCompletion,
        anyEvent,
        anyScore,
        anyScore,
        (completed, event, minimum_score, maximum_score) => {
          const { score } = completed.answer;
          expect(matchesFilters({ minimum_score, maximum_score }, completed, event)).toBe(
            score !== null && minimum_score <= score && score <= maximum_score,
          );
        },
      ),
    );
  });

  it('of checks pass requested checks, and for detections flagged ones', () => {
    fc.assert(
      fc.property(anyCompletion, fc.constantFrom(...CHECK_NAMES), (completed, check) => {
        expect(matchesFilters({ checks: [check] }, completed, 'evaluation.created')).toBe(
          typesWhere(completed, false).includes(check),
        );
        expect(matchesFilters({ checks: [check] }, completed, 'detection.created')).toBe(
          typesWhere(completed, true).includes(check),
        );
      }),
    );
  });

  it('of metadata pass events with every pair', () => {
    fc.assert(
      fc.property(anyCompletion, anyMetadata, anyEvent, (completed, metadata, event) => {
        const wanted = { ...completed.metadata, ...metadata };
        expect(
          matchesFilters({ metadata: wanted }, { ...completed, metadata: wanted }, event),
        ).toBe(true);
        for (const key of Object.keys(wanted)) {
          const { [key]: value = '', ...rest } = wanted;
          expect(
            matchesFilters({ metadata: wanted }, { ...completed, metadata: rest }, event),
          ).toBe(false);
          expect(
            matchesFilters(
              { metadata: wanted },
              { ...completed, metadata: { ...rest, [key]: `${value}x` } },
              event,
            ),
          ).toBe(false);
        }
      }),
    );
  });
});

describe('eventsOf', () => {
  it('lists completion, failure and detection', () => {
    fc.assert(
      fc.property(anyCompletion, (completed) => {
        const events = eventsOf(completed);
        expect(events.includes('evaluation.created')).toBe(true);
        expect(events.includes('evaluation.failed')).toBe(completed.answer.status === 'failed');
        expect(events.includes('detection.created')).toBe(typesWhere(completed, true).length > 0);
        expect(new Set(events).size).toBe(events.length);
        expect(eventsOf({ ...completed, source: 'redact' })).toEqual([]);
      }),
    );
  });
});
