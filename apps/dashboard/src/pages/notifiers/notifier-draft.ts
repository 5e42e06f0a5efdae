import type { NotifierEvent, NotifierKind, NotifierRecord } from '@touchstone/contracts';

/** The fields of the form; texts as they are typed. */
export interface NotifierDraft {
  kind: NotifierKind;
  name: string;
  events: readonly NotifierEvent[];
  checks: string;
  minimum_score: string;
  maximum_score: string;
  url: string;
  authentication: string;
  channel: string;
  template: string;
  recipients: string;
  subject: string;
  body_type: 'text' | 'html';
}

const scoreText = (score: number | undefined): string => (score === undefined ? '' : String(score));

const EMPTY: NotifierDraft = {
  kind: 'webhook',
  name: '',
  events: ['evaluation.failed'],
  checks: '',
  minimum_score: '',
  maximum_score: '',
  url: '',
  authentication: '',
  channel: '',
  template: '',
  recipients: '',
  subject: '',
  body_type: 'text',
};

/** Returns the form of a notifier, or of a new one. The address of a chat is a secret: it stays empty. */
export const draftOf = (notifier?: NotifierRecord): NotifierDraft => {
  if (notifier === undefined) return EMPTY;
  const { kind, name, events, filters } = notifier;
  return {
    ...EMPTY,
    kind,
    name,
    events,
    checks: (filters.checks ?? []).join(', '),
    minimum_score: scoreText(filters.minimum_score),
    maximum_score: scoreText(filters.maximum_score),
    ...(notifier.kind === 'webhook' && { url: notifier.url }),
    ...(notifier.kind === 'chat' && { channel: notifier.channel, template: notifier.template }),
    ...(notifier.kind === 'email' && {
      recipients: notifier.recipients.join(', '),
      subject: notifier.subject,
      body_type: notifier.body_type,
    }),
  };
};

const listOf = (text: string): string[] =>
  text
    .split(/[,\s]+/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

const filtersOf = ({ checks, minimum_score, maximum_score }: NotifierDraft): object => ({
  ...(checks.trim() !== '' && { checks: listOf(checks) }),
  ...(minimum_score !== '' && { minimum_score: Number(minimum_score) }),
  ...(maximum_score !== '' && { maximum_score: Number(maximum_score) }),
});

const FIELDS_OF_KIND: Record<NotifierKind, readonly (keyof NotifierDraft)[]> = {
  webhook: ['url', 'authentication'],
  chat: ['url', 'channel', 'template'],
  email: ['recipients', 'subject', 'body_type'],
};

/** Returns the body that creates a notifier, or changes what differs from `before`. */
export const bodyOf = (draft: NotifierDraft, before?: NotifierRecord): Record<string, unknown> => {
  const earlier = draftOf(before);
  const differs = (field: keyof NotifierDraft): boolean => draft[field] !== earlier[field];
  const filterFields = ['checks', 'minimum_score', 'maximum_score'] as const;
  return {
    ...(before === undefined && { kind: draft.kind, events: draft.events }),
    ...(differs('name') && { name: draft.name }),
    ...(differs('events') && { events: draft.events }),
    ...(filterFields.some(differs) && { filters: { ...before?.filters, ...filtersOf(draft) } }),
    ...Object.fromEntries(
      FIELDS_OF_KIND[draft.kind]
        .filter(differs)
        .map((field) => [field, field === 'recipients' ? listOf(draft.recipients) : draft[field]]),
    ),
  };
};
