import { NOTIFIER_KINDS, type NotifierFields, type NotifierKind } from '@touchstone/contracts';
import { InvalidField, storable } from '@touchstone/storage';
import { CHANNEL_TYPES, channelTypeOf } from '../channels/channel-types';
import type { StoredNotifier } from './notifier.repository';
import type { NotifierSecrets } from './notifier-secrets';

type CommonFields = Pick<StoredNotifier, 'name' | 'active' | 'events' | 'filters'>;

const DEFAULTS: CommonFields = {
  name: '',
  active: true,
  events: ['evaluation.failed'],
  filters: {},
};

const NONE_SKIPPED = { skipped: 0, skipped_since: null };

/** @throws InvalidField */
export const requireKind = ({ kind }: NotifierFields): NotifierKind => {
  if (kind === undefined || !NOTIFIER_KINDS.includes(kind))
    throw new InvalidField('kind', `one of ${NOTIFIER_KINDS.join(', ')}`);
  return kind;
};

/** @throws InvalidField, TemplateRefused */
export const newNotifier = (
  fields: NotifierFields,
  { id, now }: { id: string; now: Date },
  secrets: NotifierSecrets,
): StoredNotifier => ({
  id,
  ...commonFields(DEFAULTS, fields),
  target: CHANNEL_TYPES[requireKind(fields)].configure(undefined, fields, secrets),
  created_at: now,
  updated_at: now,
  failing_since: null,
  last_failed_at: null,
  disabled_reason: null,
  ...NONE_SKIPPED,
});

/** Fields left out keep their value. @throws InvalidField, TemplateRefused */
export const updatedNotifier = (
  before: StoredNotifier,
  fields: NotifierFields,
  now: Date,
  secrets: NotifierSecrets,
): StoredNotifier => {
  const { kind = before.target.kind } = fields;
  if (kind !== before.target.kind)
    throw new InvalidField(
      'kind',
      `${before.target.kind}, as which this notifier was made; make another for another kind`,
    );
  const type = channelTypeOf(before.target);
  const target = type.configure(before.target, fields, secrets);
  const after = { ...before, ...commonFields(before, fields), target, updated_at: now };
  // Recorded failures and skipped deliveries say nothing about a target that was switched on again
  // or replaced.
  const startsOver =
    (after.active && !before.active) || type.addressOf(before.target) !== type.addressOf(target);
  return {
    ...after,
    ...(startsOver && { failing_since: null, ...NONE_SKIPPED }),
    ...(after.active && { disabled_reason: null }),
  };
};

const commonFields = (
  before: CommonFields,
  { name, active, events, filters }: NotifierFields,
): CommonFields =>
  storable({
    name: name ?? before.name,
    active: active ?? before.active,
    events: events ?? before.events,
    filters: filters ?? before.filters,
  });
