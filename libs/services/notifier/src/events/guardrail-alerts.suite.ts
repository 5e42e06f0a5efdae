import { type GuardrailAlerted, guardrailAlerted } from '@touchstone/contracts';
import { type Database, newRowId } from '@touchstone/storage';
import { eventually } from '@touchstone/testing';
import {
  aCaller,
  anAlert,
  deliveriesOf,
  HOUR_MS,
  type RunningNotifier,
  settled,
  START_MS,
  startNotifier,
} from '../notifier.fixture';
import { errorsOf, RecordingChannel } from '../recording-channel.fixture';

const at = (seconds: number): Pick<GuardrailAlerted, 'at'> => ({
  at: new Date(START_MS + seconds * 1_000).toISOString(),
});
const anEmail = (): string => `${newRowId()}@example.com`;

/** Alerts of guardrails, on any engine. */
export const describeAlerts = (running: () => RunningNotifier, database: () => Database): void => {
  const alert = (parts: Partial<GuardrailAlerted>, caller = aCaller()) => {
    const event = anAlert(caller, parts);
    return { event, caller };
  };
  const dispatch = ({ dispatcher }: RunningNotifier, ...events: GuardrailAlerted[]) =>
    Promise.all(events.map((event) => dispatcher.guardrailAlerted(event)));

  it('goes to the guardrail’s address with its message', async () => {
    const service = running();
    const email = anEmail();
    const { event, caller } = alert({ alert: { email, message: 'Have a look.', cooldown: 600 } });
    await service.publish(guardrailAlerted, event);
    const [delivery] = await settled(service, caller, ([first]) => first?.status === 'delivered');
    expect(delivery).toMatchObject({
      id: event.id,
      notifier_id: null,
      event: 'guardrail.alert',
      subject_id: event.evaluationId,
      recipient: email,
    });
    expect(service.channel.to(email)).toEqual([
      {
        id: event.id,
        target: { kind: 'email', recipient: email, bodyType: 'text', subject: '' },
        notice: {
          event: 'guardrail.alert',
          timestamp: event.at,
          evaluation: {
            id: event.evaluationId,
            status: 'failed',
            score: 3,
            checks: [{ name: 'pii', result: 'PII_FOUND', score: 3, quote: '' }],
          },
          guardrail: {
            id: 'guardrail-1',
            name: 'strict',
            message: 'Have a look.',
            side: 'request',
            provider: 'openai',
          },
        },
      },
    ]);
  });

  it.each<[string, number | undefined, number[], number]>([
    [
      'is silent for its cooldown, by the time of the events',
      600,
      [0, 1, 599.999, 600, 601, 1_199, 1_200],
      3,
    ],
    ['without a cooldown is sent each time', undefined, [0, 0, 1, 0.5], 4],
    ['older than the last one is dropped', 600, [1_000, 0], 1],
  ])('%s', async (_title, cooldown, seconds, sent) => {
    const service = running();
    service.clock.advance(HOUR_MS);
    const [caller, email] = [aCaller(), anEmail()];
    for (const second of seconds)
      await dispatch(
        service,
        anAlert(caller, {
          ...at(second),
          alert: { email, ...(cooldown !== undefined && { cooldown }) },
        }),
      );
    await expect(deliveriesOf(service, caller)).resolves.toHaveLength(sent);
    await eventually(() => service.channel.to(email).length === sent);
  });

  it('is limited for each address and hour across guardrails', async () => {
    const service = running();
    const [caller, other, email] = [aCaller(), aCaller(), anEmail()];
    const alertOf = (guardrail: string, recipient = email) =>
      anAlert(caller, { guardrail: { id: guardrail, name: 'g' }, alert: { email: recipient } });
    await dispatch(
      service,
      ...Array.from({ length: 70 }, (_, index) =>
        alertOf(`guardrail-${index}`, index % 2 === 0 ? email : email.toUpperCase()),
      ),
    );
    await expect(deliveriesOf(service, caller)).resolves.toHaveLength(60);
    await dispatch(
      service,
      alertOf('guardrail-1', anEmail()),
      anAlert(other, { alert: { email } }),
    );
    await expect(deliveriesOf(service, caller)).resolves.toHaveLength(61);
    await expect(deliveriesOf(service, other)).resolves.toHaveLength(1);
    service.clock.advance(HOUR_MS);
    await dispatch(service, alertOf('guardrail-1'));
    await expect(deliveriesOf(service, caller)).resolves.toHaveLength(62);
  });

  it('from a clock that is ahead does not lengthen the cooldown', async () => {
    const service = running();
    const caller = aCaller();
    const alertAt = (milliseconds: number) =>
      dispatch(service, anAlert(caller, { at: new Date(milliseconds).toISOString() }));
    await alertAt(service.clock.nowMs() + 24 * HOUR_MS);
    service.clock.advance(599_000);
    await alertAt(service.clock.nowMs());
    await expect(deliveriesOf(service, caller)).resolves.toHaveLength(1);
    service.clock.advance(1_000);
    await alertAt(service.clock.nowMs());
    await expect(deliveriesOf(service, caller)).resolves.toHaveLength(2);
  });

  it('that is redelivered is sent once, with a cooldown or without', async () => {
    const service = running();
    const caller = aCaller();
    for (const cooldown of [0, 600]) {
      const event = anAlert(caller, {
        guardrail: { id: `guardrail-${cooldown}`, name: '' },
        alert: { email: anEmail(), cooldown },
      });
      await dispatch(service, event, event);
      await dispatch(service, event);
    }
    await expect(deliveriesOf(service, caller)).resolves.toHaveLength(2);
  });

  it('cools down separately for each guardrail and workspace', async () => {
    const service = running();
    const [one, other] = [aCaller(), aCaller()];
    await dispatch(
      service,
      anAlert(one),
      anAlert(one, { guardrail: { id: 'guardrail-2', name: '' } }),
      anAlert(other),
      anAlert(one),
    );
    await expect(deliveriesOf(service, one)).resolves.toHaveLength(2);
    await expect(deliveriesOf(service, other)).resolves.toHaveLength(1);
  });

  it('is sent once when two replicas receive twenty at once', async () => {
    const service = running();
    const second = await startNotifier(database(), {
      schema: service.schema,
      clock: service.clock,
      channel: new RecordingChannel(),
    });
    const caller = aCaller();
    const alerts = Array.from({ length: 20 }, (_, index) => anAlert(caller, at(index % 5)));
    await Promise.all(
      alerts.map((event, index) => dispatch(index % 2 === 0 ? service : second, event)),
    );
    await expect(deliveriesOf(service, caller)).resolves.toHaveLength(1);
    await second.close();
  });

  it.each<[string, GuardrailAlerted['alert'], boolean, string]>([
    ['an address', { message: 'm' }, true, 'No recipient is set.'],
    [
      'a mail server',
      { email: 'alarm@example.com' },
      false,
      'E-mail is not configured; the operator has to set TOUCHSTONE_SMTP_URL.',
    ],
  ])('without %s fails visibly in the log', async (_title, alerting, configured, error) => {
    const service = running();
    const { event, caller } = alert({ alert: alerting });
    service.channel.configured = configured;
    try {
      await dispatch(service, event);
      const [delivery] = await settled(service, caller, ([first]) => first?.status === 'failed');
      expect(delivery && errorsOf(delivery)).toEqual([error]);
    } finally {
      service.channel.configured = true;
    }
  });
};
