import {
  messagePlace,
  NOTIFIER_KINDS,
  type NotifierFields,
  type NotifierKind,
} from '@touchstone/contracts';
import { FIELDS_OF_KIND, type NotifierChangesDto } from '@touchstone/contracts/dto';
import type { Secrets } from '@touchstone/kernel';
import { problem } from '../history/span';
import { sealedCredential } from '../management/sealed-credential';

type Field = (typeof FIELDS_OF_KIND)[NotifierKind][number];

const NAMED: Record<NotifierKind, string> = {
  webhook: 'a webhook',
  chat: 'a chat tool',
  email: 'an e-mail',
};

const kindsWith = (field: Field): NotifierKind[] =>
  NOTIFIER_KINDS.filter((kind) => (FIELDS_OF_KIND[kind] as readonly Field[]).includes(field));

/** Fields that only some kinds have. */
const ALL = [...new Set(Object.values(FIELDS_OF_KIND).flat())];

const foreignProblems = (fields: NotifierChangesDto, kind: NotifierKind): string[] =>
  ALL.filter((field) => fields[field] !== undefined && !kindsWith(field).includes(kind)).map(
    (field) =>
      `${field}: ${NAMED[kind]} takes none; it belongs to ${kindsWith(field)
        .map((other) => NAMED[other])
        .join(' and ')}.`,
  );

const filterProblems = ({
  minimum_score: minimum = 0,
  maximum_score: maximum = 100,
}: NonNullable<NotifierChangesDto['filters']>): string[] =>
  problem(
    minimum > maximum,
    'filters.minimum_score: expected a number that is not above maximum_score.',
  );

/**
 * Returns true if the two fields disagree. Responses contain both, so clients may send both back.
 */
const contradictory = ({ recipient, recipients }: NotifierChangesDto): boolean =>
  recipient !== undefined && recipients !== undefined && !recipients.includes(recipient);

/** Returns the problems that depend on the notifier's kind. */
export const notifierProblems = (fields: NotifierChangesDto, kind: NotifierKind): string[] => [
  ...foreignProblems(fields, kind),
  ...problem(
    contradictory(fields),
    'recipient: expected one of recipients where both are there; leave one of the two fields out.',
  ),
  ...filterProblems(fields.filters ?? {}),
];

/**
 * Returns the fields that the notifier service stores, with sealed secrets; the address of a chat
 * tool is one.
 */
export const notifierFields = (
  { url, authentication, recipient, ...fields }: NotifierChangesDto,
  kind: NotifierKind,
  workspace: string,
  secrets: Secrets,
): NotifierFields => ({
  ...fields,
  ...(url !== undefined &&
    (kind === 'chat'
      ? { sealedUrl: secrets.seal(url, messagePlace(workspace, 'notifier.url')) }
      : { url })),
  ...(authentication !== undefined && {
    authentication: sealedCredential(
      authentication,
      secrets,
      messagePlace(workspace, 'notifier.authentication'),
    ),
  }),
  ...(recipient !== undefined && fields.recipients === undefined && { recipients: [recipient] }),
});
