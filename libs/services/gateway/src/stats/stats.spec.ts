import { readStats } from '@touchstone/contracts';
import { Clock } from '@touchstone/kernel';
import { ManualClock } from '@touchstone/testing';
import { aPrincipal, type Gateway, KEY, startGateway } from '@touchstone/testing/http';

const NOW = '2026-01-15T12:00:00.000Z';
const caller = { workspace: 'workspace-1', keyId: 'key-1' };

let gateway: Gateway;
beforeEach(async () => {
  const clock = new ManualClock(Date.parse(NOW));
  gateway = await startGateway({}, { [KEY]: aPrincipal() }, [{ provide: Clock, useValue: clock }]);
});
afterEach(() => gateway.app.close());

const get = (query: string) => gateway.ask('GET', `/api/stats${query}`);

describe('GET /api/stats', () => {
  it.each([
    ['', { from: '2026-01-14T12:00:00.000Z', to: NOW, interval: 'hour' }],
    [
      '?from=&to=&interval=&by=&definition=&guardrail=&key=&other=1',
      { from: '2026-01-14T12:00:00.000Z', to: NOW, interval: 'hour' },
    ],
    [
      '?to=2026-01-02T00:00:00%2B02:00',
      { from: '2025-12-31T22:00:00.000Z', to: '2026-01-01T22:00:00.000Z', interval: 'hour' },
    ],
    ['?from=2026-01-08T12:00Z', { from: '2026-01-08T12:00:00.000Z', to: NOW, interval: 'hour' }],
    ['?from=2026-01-08', { from: '2026-01-08T00:00:00.000Z', to: NOW, interval: 'day' }],
    ['?from=2026-01-15T09:00Z', { from: '2026-01-15T09:00:00.000Z', to: NOW, interval: '5min' }],
    ['?from=2026-01-15T08:59Z', { from: '2026-01-15T08:59:00.000Z', to: NOW, interval: 'hour' }],
    [
      '?from=2026-01-13T11:00Z&to=2026-01-13T12:00Z',
      { from: '2026-01-13T11:00:00.000Z', to: '2026-01-13T12:00:00.000Z', interval: 'hour' },
    ],
    [
      '?from=2026-01-13T12:00Z&to=2026-01-13T18:00Z&interval=5min',
      { from: '2026-01-13T12:00:00.000Z', to: '2026-01-13T18:00:00.000Z', interval: '5min' },
    ],
    [
      '?from=2026-01-08&interval=hour&by=check',
      { from: '2026-01-08T00:00:00.000Z', to: NOW, interval: 'hour', by: 'check' },
    ],
    [
      '?definition=d-1&guardrail=g_1&key=k',
      {
        from: '2026-01-14T12:00:00.000Z',
        to: NOW,
        interval: 'hour',
        definition: 'd-1',
        guardrail: 'g_1',
        key: 'k',
      },
    ],
  ])('reads what %s asks for', async (query, parsed) => {
    expect(await get(query)).toMatchObject({
      status: 200,
      body: { from: parsed.from, to: parsed.to, series: [] },
    });
    expect(gateway.management.lastAsked(readStats)).toEqual({ caller, query: parsed });
  });

  it.each([
    ['from=yesterday', 'from: expected a time in ISO 8601'],
    ['to=1', 'to: expected a time in ISO 8601'],
    ['from=2026-01-15T12:00:00Z', 'from: expected a time before to.'],
    ['from=2026-02-01&to=2026-01-01', 'from: expected a time before to.'],
    ['interval=minute', 'interval: expected one of 5min, hour, day.'],
    [
      'from=2026-01-15T05:59Z&interval=5min',
      'from: expected a time at most 6 hours before to, or interval=hour.',
    ],
    [
      'from=2026-01-13T11:59Z&to=2026-01-13T13:00Z&interval=5min',
      'from: expected a time at most 48 hours ago, or interval=hour.',
    ],
    ['by=status', 'by: expected one of check, definition, guardrail, key.'],
    ['by=key&by=check', 'by: expected one value, got 2.'],
    [
      'from=2025-12-01&interval=hour',
      'from: expected a time at most 14 days before to, or interval=day.',
    ],
    ['from=2020-01-01', 'from: expected a time at most 732 days before to.'],
    ['key=a%20b', 'key: expected an id.'],
    ['definition=%00', 'definition: expected an id.'],
    [`guardrail=${'x'.repeat(101)}`, 'guardrail: expected an id.'],
  ])('refuses %s', async (query, sentence) => {
    expect(await get(`?${query}`)).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining(sentence) as string },
    });
    expect(gateway.management.timesAsked(readStats)).toBe(0);
  });
});
