import type { NotifierRecord } from '@touchstone/contracts';
import { OutcomeLabel } from '../../ui/outcome';

/** Says whether a notifier sends, and if it does not, that. */
export const NotifierState = ({ notifier }: { notifier: NotifierRecord }) => {
  if (notifier.disabled_reason !== null)
    return <OutcomeLabel outcome="failed">switched off by the service</OutcomeLabel>;
  if (!notifier.active) return <OutcomeLabel outcome="not_evaluated">switched off</OutcomeLabel>;
  if (notifier.failing_since !== null)
    return <OutcomeLabel outcome="warning">failing</OutcomeLabel>;
  return <OutcomeLabel outcome="passed">active</OutcomeLabel>;
};
