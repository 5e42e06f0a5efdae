import {
  type Caller,
  type DeliveryRecord,
  getNotifier,
  testNotifier,
  updateNotifier,
} from '@touchstone/contracts';
import { eventually } from '@touchstone/testing';
import {
  aCaller,
  aCompletion,
  aWebhook,
  CONTACT,
  evaluated,
  HOUR_MS,
  type RunningNotifier,
  settled,
  urlOf,
} from '../notifier.fixture';
import { errorsOf, FAILED } from '../recording-channel.fixture';

const DISABLE_AFTER_MS = 120 * HOUR_MS;
const isMail = ({ event }: DeliveryRecord) => event === 'notifier.disabled';

/** Switching off a notifier whose target keeps failing, on any engine. */
export const describeDisabling = (running: () => RunningNotifier): void => {
  /**
   * Creates a notifier that has failed for the given time, with failures at each third of it and
   * one pending delivery that is due.
   */
  const failingFor = async (milliseconds: number) => {
    const service = running();
    const caller = aCaller();
    const made = await aWebhook(service, caller, { name: 'ours' });
    service.channel.answer(urlOf(made), FAILED);
    await evaluated(service, aCompletion(caller));
    for (const tries of [1, 2, 3]) {
      await settled(service, caller, ([first]) => first?.attempts.length === tries);
      service.clock.advance(milliseconds / 3);
    }
    return { service, caller, made };
  };
  const mailOf = (
    service: RunningNotifier,
    caller: Caller,
    until: (mail: DeliveryRecord | undefined) => boolean,
  ) => settled(service, caller, (all) => until(all.find(isMail))).then((all) => all.find(isMail));

  it('is switched off after 120 hours, cancels pending deliveries and notifies the contact', async () => {
    const { service, caller, made } = await failingFor(DISABLE_AFTER_MS - 3);
    await settled(service, caller, ([first]) => first?.attempts.length === 4);
    await expect(service.ask(getNotifier, { caller, id: made.id })).resolves.toMatchObject({
      active: true,
      failing_since: expect.any(String) as string,
    });
    service.clock.advance(2 * HOUR_MS);
    const mail = await mailOf(service, caller, (one) => one?.status === 'delivered');
    const off = await service.ask(getNotifier, { caller, id: made.id });
    const reason = `Every attempt has failed since ${off.failing_since ?? ''}.`;
    expect(off).toMatchObject({ active: false, disabled_reason: reason });
    const others = (all: DeliveryRecord[]) => all.filter((one) => !isMail(one));
    const log = await settled(service, caller, (all) =>
      others(all).every(({ status }) => status === 'cancelled'),
    );
    expect(others(log)).toMatchObject([{ attempts: [{}, {}, {}, {}, {}] }]);
    expect(mail).toMatchObject({ notifier_id: null, subject_id: made.id, recipient: CONTACT });
    const at = new Date(service.clock.nowMs()).toISOString();
    const [sent] = service.channel.to(CONTACT).filter(({ id }) => id === mail?.id);
    expect(sent?.notice).toEqual({
      event: 'notifier.disabled',
      timestamp: at,
      disabled: { id: made.id, name: 'ours', reason },
    });
    await eventually(() => service.disabledOf(caller).length === 1);
    expect(service.disabledOf(caller)).toEqual([
      { id: made.id, workspace: caller.workspace, name: 'ours', at, reason },
    ]);
    expect(service.recordsOf(caller).at(-1)).toMatchObject({
      action: 'notifier.disabled',
      keyId: 'notifier',
      subjectId: made.id,
      after: { active: false, disabled_reason: reason },
    });
    const before = service.channel.to(urlOf(made)).length;
    await evaluated(service, aCompletion(caller));
    expect(service.channel.to(urlOf(made))).toHaveLength(before);
  });

  it('is switched off without an e-mail when the workspace has no contact', async () => {
    running().contact.email = '';
    const { service, caller, made } = await failingFor(DISABLE_AFTER_MS);
    try {
      const mail = await mailOf(service, caller, (one) => one?.status === 'cancelled');
      expect([mail?.recipient, mail && errorsOf(mail)]).toEqual([null, ['No recipient is set.']]);
      await expect(service.ask(getNotifier, { caller, id: made.id })).resolves.toMatchObject({
        active: false,
      });
    } finally {
      service.contact.email = CONTACT;
    }
  });

  it('notifies the contact once it can be looked up', async () => {
    running().contact.email = null;
    const { service, caller } = await failingFor(DISABLE_AFTER_MS);
    try {
      await mailOf(
        service,
        caller,
        (one) => one?.status === 'pending' && one.attempts.length === 1,
      );
    } finally {
      service.contact.email = CONTACT;
    }
    service.clock.advance(5_000);
    const mail = await mailOf(service, caller, (one) => one?.status === 'delivered');
    expect([mail?.recipient, mail && errorsOf(mail)]).toEqual([
      CONTACT,
      ["The workspace's contact could not be looked up.", null],
    ]);
  });

  it('is not switched off because of a test that failed long ago', async () => {
    const service = running();
    const caller = aCaller();
    const made = await aWebhook(service, caller);
    service.channel.answer(urlOf(made), FAILED);
    await service.ask(testNotifier, { caller, id: made.id });
    service.clock.advance(DISABLE_AFTER_MS);
    await evaluated(service, aCompletion(caller));
    await settled(service, caller, ([last]) => last?.attempts.length === 1);
    await eventually(async () =>
      expect(await service.ask(getNotifier, { caller, id: made.id })).toMatchObject({
        active: true,
        failing_since: new Date(service.clock.nowMs()).toISOString(),
      }),
    );
  });

  it('starts over after two days without an attempt', async () => {
    const service = running();
    const caller = aCaller();
    const made = await aWebhook(service, caller);
    service.channel.answer(urlOf(made), FAILED);
    await evaluated(service, aCompletion(caller));
    const since = new Date(service.clock.nowMs()).toISOString();
    await settled(service, caller, ([first]) => first?.attempts.length === 1);
    const failingSince = async () => {
      const { active, failing_since } = await service.ask(getNotifier, { caller, id: made.id });
      return [active, failing_since];
    };
    service.clock.advance(47 * HOUR_MS);
    await settled(service, caller, ([first]) => first?.attempts.length === 2);
    await expect(failingSince()).resolves.toEqual([true, since]);
    service.clock.advance(DISABLE_AFTER_MS);
    await settled(service, caller, ([first]) => first?.attempts.length === 3);
    await expect(failingSince()).resolves.toEqual([
      true,
      new Date(service.clock.nowMs()).toISOString(),
    ]);
  });

  it('starts over when it is switched on', async () => {
    const { service, caller, made } = await failingFor(DISABLE_AFTER_MS);
    await mailOf(service, caller, (one) => one?.status === 'delivered');
    const on = await service.ask(updateNotifier, { caller, id: made.id, fields: { active: true } });
    expect(on).toMatchObject({ active: true, failing_since: null, disabled_reason: null });
    await evaluated(service, aCompletion(caller));
    await eventually(async () =>
      expect(await service.ask(getNotifier, { caller, id: made.id })).toMatchObject({
        active: true,
        failing_since: new Date(service.clock.nowMs()).toISOString(),
      }),
    );
  });
};
