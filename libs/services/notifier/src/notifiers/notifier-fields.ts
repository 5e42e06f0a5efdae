import { NOTIFIER_KINDS, type NotifierFields, type NotifierKind } from '@touchstone/contracts';
import type { Secrets } from '@touchstone/kernel';
import { InvalidField, storable } from '@touchstone/storage';
import { templateProblem } from '../channels/chat/template';
import { plainAddress } from '../channels/email/recipient';
import { subjectProblem } from '../channels/email/subject';
import { TemplateRefused } from '../errors';
import type { StoredTarget } from './notifier.entity';
import type { StoredNotifier } from './notifier.repository';
import { newSigningSecret } from './signing-secret';

type Head = Pick<StoredNotifier, 'name' | 'active' | 'events' | 'filters'>;

const DEFAULTS: Head = { name: '', active: true, events: ['evaluation.failed'], filters: {} };

const NONE_SKIPPED = { skipped: 0, skipped_since: null };

/** Of a new notifier. @throws InvalidField */
export const kindIn = ({ kind }: NotifierFields): NotifierKind => {
  if (kind === undefined || !NOTIFIER_KINDS.includes(kind))
    throw new InvalidField('kind', `one of ${NOTIFIER_KINDS.join(', ')}`);
  return kind;
};

/** The address among the fields, opened. */
export const addressIn = (
  { url, sealedUrl }: NotifierFields,
  secrets: Secrets,
): string | undefined => (sealedUrl === undefined ? url : secrets.unseal(sealedUrl));

/** @throws InvalidField */
export const made = (
  fields: NotifierFields,
  identity: { id: string; now: Date },
  secrets: Secrets,
): StoredNotifier => {
  const { id, now } = identity;
  const target = targetAfter(emptyTarget(kindIn(fields), secrets), fields, secrets);
  return {
    id,
    ...headAfter(DEFAULTS, fields),
    target,
    created_at: now,
    updated_at: now,
    failing_since: null,
    last_failed_at: null,
    disabled_reason: null,
    ...NONE_SKIPPED,
  };
};

/** What is named takes the place of what was there; everything else stays. @throws InvalidField */
export const merged = (
  before: StoredNotifier,
  fields: NotifierFields,
  now: Date,
  secrets: Secrets,
): StoredNotifier => {
  const { kind = before.target.kind } = fields;
  if (kind !== before.target.kind)
    throw new InvalidField(
      'kind',
      `${before.target.kind}, as which this notifier was made; make another for another kind`,
    );
  const target = targetAfter(before.target, fields, secrets);
  const after = { ...before, ...headAfter(before, fields), target, updated_at: now };
  // A target that was switched on, or is another one, has not failed yet, and has missed nothing.
  const anew = (after.active && !before.active) || isElsewhere(before.target, target);
  return {
    ...after,
    ...(anew && { failing_since: null, ...NONE_SKIPPED }),
    ...(after.active && { disabled_reason: null }),
  };
};

const headAfter = (before: Head, { name, active, events, filters }: NotifierFields): Head =>
  storable({
    name: name ?? before.name,
    active: active ?? before.active,
    events: events ?? before.events,
    filters: filters ?? before.filters,
  });

const emptyTarget = (kind: NotifierKind, secrets: Secrets): StoredTarget => {
  switch (kind) {
    case 'webhook':
      return { kind, url: '', authentication: null, secrets: [newSigningSecret(secrets)] };
    case 'chat':
      return { kind, sealedUrl: '', shownUrl: '', channel: '', template: '' };
    case 'email':
      return { kind, recipients: [], bodyType: 'text', subject: '' };
  }
};

const targetAfter = (
  before: StoredTarget,
  fields: NotifierFields,
  secrets: Secrets,
): StoredTarget => {
  switch (before.kind) {
    case 'webhook':
      return webhookAfter(before, fields, secrets);
    case 'chat':
      return chatAfter(before, fields, secrets);
    case 'email':
      return mailAfter(before, fields);
  }
};

type Of<Kind extends NotifierKind> = Extract<StoredTarget, { kind: Kind }>;

const webhookAfter = (
  before: Of<'webhook'>,
  fields: NotifierFields,
  secrets: Secrets,
): Of<'webhook'> => {
  const url = storable(addressIn(fields, secrets) ?? before.url);
  if (url === '') throw new InvalidField('url', 'an address');
  // Else whoever may change an address could have a credential sent to them that they were never shown.
  if (url !== before.url && before.authentication !== null && fields.authentication === undefined)
    throw new InvalidField('authentication', 'it again, or "" for none, since the address changes');
  return {
    ...before,
    url,
    authentication:
      fields.authentication === undefined ? before.authentication : fields.authentication,
  };
};

const chatAfter = (before: Of<'chat'>, fields: NotifierFields, secrets: Secrets): Of<'chat'> => {
  const named = addressIn(fields, secrets);
  // Who reads it, changes something else and writes it all back has not named another address.
  const url = named !== '' && named === before.shownUrl ? undefined : named;
  if (url === '' || (url === undefined && before.sealedUrl === ''))
    throw new InvalidField('url', 'an address');
  const { channel = before.channel, template = before.template } = fields;
  const problem =
    template === before.template || template === '' ? undefined : templateProblem(template);
  if (problem !== undefined) throw new TemplateRefused('template', problem);
  return {
    ...before,
    channel: storable(channel),
    template: storable(template),
    ...(url !== undefined && { sealedUrl: secrets.seal(url), shownUrl: shown(url) }),
  };
};

const mailAfter = (
  before: Of<'email'>,
  {
    recipients = before.recipients,
    body_type = before.bodyType,
    subject = before.subject,
  }: NotifierFields,
): Of<'email'> => {
  if (recipients.length === 0) throw new InvalidField('recipients', 'one e-mail address at least');
  const refused = recipients.findIndex((recipient) => plainAddress(recipient) === undefined);
  if (refused >= 0)
    throw new InvalidField(
      `recipients[${refused}]`,
      'an e-mail address in letters of ASCII, without quotes',
    );
  const problem = subjectProblem(subject);
  if (problem !== undefined) throw new TemplateRefused('subject', problem);
  return {
    kind: 'email',
    recipients: storable([...new Set(recipients)]),
    bodyType: body_type,
    subject: storable(subject),
  };
};

/** Of a shorter one, its last four characters would be too large a part. */
const SHORTEST_SHOWN = 16;
/** Where the secret part of an address ends to be told. */
const shown = (url: string): string => {
  const { origin } = new URL(url);
  const secret = url.slice(origin.length + 1);
  return `${origin}/…${secret.length < SHORTEST_SHOWN ? '' : secret.slice(-4)}`;
};

/** Whether it is reached in another place. */
const isElsewhere = (before: StoredTarget, after: StoredTarget): boolean =>
  placeOf(before) !== placeOf(after);

const placeOf = (target: StoredTarget): string => {
  switch (target.kind) {
    case 'webhook':
      return target.url;
    case 'chat':
      return target.sealedUrl;
    case 'email':
      return target.recipients.join(' ');
  }
};
