import type {
  CheckStats,
  GuardrailStats,
  OutcomeCounts,
  Stats,
  SystemState,
} from '@touchstone/contracts';
import { attentionItems } from './attention';
import type { QuietGuardrail } from './quiet-guardrails';

const NOW = Date.parse('2026-01-15T12:00:00Z');
const FROM = '2026-01-14T12:00:00.000Z';

const counts = (parts: Partial<OutcomeCounts> = {}): OutcomeCounts => ({
  total: 0,
  passed: 0,
  warned: 0,
  failed: 0,
  not_evaluated: 0,
  bypassed: 0,
  ...parts,
});
const exchanges = (parts: Partial<Stats['totals']['exchanges']> = {}) => ({
  total: 0,
  passed: 0,
  blocked: 0,
  answered: 0,
  failed: 0,
  ...parts,
});
const coverage = { asked: 0, judged: 0, bypassed: 0, share: null };
const ofAsked = (asked: number) => ({ ...coverage, asked });
const aCheck = (check: CheckStats['check'], parts: Partial<CheckStats>): CheckStats => ({
  check,
  family: 'security',
  ...counts(),
  coverage,
  previous: counts(),
  ...parts,
});
const aGuardrail = (parts: Partial<GuardrailStats> = {}): GuardrailStats => ({
  guardrail_id: 'g1',
  name: 'No personal data',
  active: true,
  mode: 'enforce',
  evaluations: counts(),
  coverage,
  exchanges: exchanges({ total: 412, passed: 412 }),
  last_judged_at: '2026-01-15T11:40:00.000Z',
  ...parts,
});
const stats = (parts: Partial<Stats> = {}, ofExchanges = exchanges()): Stats => {
  const totals = {
    evaluations: {
      ...counts(),
      statuses: { success: 0, warning: 0, failed: 0 },
      latency: { p50_ms: null, p95_ms: null },
    },
    coverage,
    exchanges: ofExchanges,
  };
  return {
    from: FROM,
    to: '2026-01-15T12:00:00.000Z',
    interval: 'hour',
    totals,
    previous: totals,
    series: [],
    groups: [],
    checks: [],
    families: [],
    guardrails: [],
    ...parts,
  };
};
const quiet = (parts: Partial<GuardrailStats> = {}): QuietGuardrail => ({
  guardrail: aGuardrail(parts),
  since: '2026-01-15T11:40:00.000Z',
  passed: 412,
  hasMore: false,
});
const sentences = (
  ofStats: Stats,
  ofQuiet: readonly QuietGuardrail[] = [],
  system?: SystemState,
): string[] =>
  attentionItems(ofStats, ofQuiet, system, NOW).map(({ sentence }) =>
    sentence.map((part) => (typeof part === 'string' ? part : part.name)).join(''),
  );

describe('attention items', () => {
  it('names a guardrail that judged nothing while requests passed, and for how long', () => {
    expect(sentences(stats(), [quiet()])).toEqual([
      'Guardrail No personal data has judged nothing for 20 minutes while 412 requests passed',
    ]);
  });

  it('keeps the name apart from the sentence', () => {
    const [item] = attentionItems(stats(), [quiet({ name: 'x' })], undefined, NOW);
    expect(item?.sentence).toContainEqual({ name: 'x' });
  });

  it('says that a guardrail never judged anything', () => {
    const [sentence] = sentences(stats(), [quiet({ last_judged_at: null })]);
    expect(sentence).toContain('has judged nothing yet while');
  });

  it('says that no guardrail is active while requests pass', () => {
    expect(sentences(stats({}, exchanges({ total: 1, passed: 1 })))).toEqual([
      '1 request to vendors passed, and no guardrail is active',
    ]);
  });

  it('names an active guardrail that took no part', () => {
    const idle = aGuardrail({ name: 'Idle', exchanges: exchanges() });
    expect(sentences(stats({ guardrails: [idle] }, exchanges({ total: 9, passed: 9 })))).toEqual([
      'Guardrail Idle took no part while 9 requests passed',
    ]);
  });

  it('names families whose queues no process serves', () => {
    const system: SystemState = {
      judge: { configured: false, models: [], families: [] },
      processes: [],
      queues: [],
      families: [
        {
          family: 'topic',
          processes: 0,
          unserved_queues: ['detect.topic.speed.live'],
          last_evaluation_at: null,
        },
      ],
    };
    expect(sentences(stats(), [], system)).toEqual([
      'Topic: no process serves its queues; its checks are not evaluated',
    ]);
  });

  it('lists checks without a verdict, the largest share first, and leaves single ones out', () => {
    const checks = [
      aCheck('pii', { total: 1_000, not_evaluated: 9, coverage: ofAsked(1_000) }),
      aCheck('policy', { total: 100, not_evaluated: 2, coverage: ofAsked(100) }),
      aCheck('grounding', { total: 100, not_evaluated: 14, coverage: ofAsked(50) }),
    ];
    expect(sentences(stats({ checks }))).toEqual([
      'Grounding: 28% not evaluated, 14 of 50',
      'Policy: 2% not evaluated, 2 of 100',
    ]);
  });

  it('reports a failed share that rose, if both spans have enough results', () => {
    const before = counts({ total: 100, failed: 2 });
    const checks = [
      aCheck('pii', { total: 100, failed: 20, previous: before }),
      aCheck('safety', { total: 10, failed: 9, previous: before }),
    ];
    expect(sentences(stats({ checks }))).toEqual(['Personal data: 20% failed, up from 2%']);
  });

  it('puts what was not judged above what failed', () => {
    const checks = [
      aCheck('pii', { total: 100, failed: 50, previous: counts({ total: 100 }) }),
      aCheck('grounding', { total: 100, not_evaluated: 100, coverage: ofAsked(100) }),
    ];
    const outcomes = attentionItems(stats({ checks }), [quiet()], undefined, NOW);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['failed', 'not_evaluated', 'warning']);
  });
});
