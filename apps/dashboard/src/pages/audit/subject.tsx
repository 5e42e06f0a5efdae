import { Link, type LinkProps } from '@tanstack/react-router';
import type { AuditRecord } from '@touchstone/contracts';
import { Id } from '../../ui/id';
import { Name } from '../../ui/name';

/** Pages by the kind of what was changed: the word before the dot of an action. */
const PAGES: Readonly<Record<string, LinkProps['to']>> = {
  definition: '/definitions/$id',
  guardrail: '/guardrails/$id',
  rule: '/guardrails/$id',
  prompt: '/prompts/$id',
  notifier: '/notifiers/$id',
};
const DELETED = /\.deleted$/;

const nameIn = (state: unknown): string | undefined => {
  const { name } = Object(state) as { name?: unknown };
  return typeof name === 'string' && name !== '' ? name : undefined;
};

/** Names what was changed, and leads to it where it has a page and still exists. */
export const Subject = ({
  entry: { action, subject_id, before, after },
}: {
  entry: AuditRecord;
}) => {
  const page = PAGES[action.split('.', 1)[0] ?? ''];
  const name = nameIn(after) ?? nameIn(before);
  const shown = name === undefined ? <Id id={subject_id} /> : <Name>{name}</Name>;
  if (page === undefined || name === undefined || DELETED.test(action)) return <span>{shown}</span>;
  return (
    <Link to={page} params={{ id: subject_id }}>
      {shown}
    </Link>
  );
};
