import { Link } from '@tanstack/react-router';
import type { GuardrailOutcome } from '@touchstone/contracts';
import { outcomeOf, summaryOf } from '../../api/outcome-of';
import { type Column, DataTable } from '../../ui/data-table';
import { Note } from '../../ui/feedback';
import { Name } from '../../ui/name';
import { OutcomeLabel } from '../../ui/outcome';
import { VERDICTS } from './exchange-outcome';
import styles from './traffic.module.css';
import type { EvaluationState } from './use-evaluations';

const VERDICT_WORDS: Record<GuardrailOutcome['verdict'], string> = {
  pass: 'passes',
  warn: 'warns',
  fail: 'fails',
};
const SIDE_WORDS: Record<GuardrailOutcome['side'], string> = {
  request: 'request',
  response: 'answer',
};
const MODE_WORDS: Record<GuardrailOutcome['mode'], string> = {
  enforce: 'enforces',
  observe: 'observes only',
};

/** Lists what each guardrail decided, with the evaluation it decided by. */
export const Decisions = ({
  decisions,
  evaluations,
}: {
  decisions: readonly GuardrailOutcome[];
  evaluations: ReadonlyMap<string, EvaluationState>;
}) => {
  if (decisions.length === 0)
    return (
      <Note>
        No guardrail took part: nothing was judged. <Link to="/guardrails">See the guardrails</Link>
      </Note>
    );
  const columns: Column<GuardrailOutcome>[] = [
    {
      name: 'Verdict',
      cell: ({ verdict }) => (
        <OutcomeLabel outcome={VERDICTS[verdict]}>{VERDICT_WORDS[verdict]}</OutcomeLabel>
      ),
    },
    {
      name: 'Guardrail',
      wide: true,
      cell: ({ guardrail_id, name }) => (
        <Link to="/guardrails/$id" params={{ id: guardrail_id }} title={name}>
          <Name>{name || guardrail_id}</Name>
        </Link>
      ),
    },
    { name: 'Side', minor: true, cell: ({ side }) => SIDE_WORDS[side] },
    { name: 'Mode', minor: true, cell: ({ mode }) => MODE_WORDS[mode] },
    {
      name: 'Evaluation',
      cell: ({ evaluation_id }) => (
        <Found id={evaluation_id} state={evaluations.get(evaluation_id)} />
      ),
    },
  ];
  return (
    <DataTable
      label="Decisions of guardrails"
      rows={decisions}
      keyOf={({ guardrail_id, side, evaluation_id }) => `${guardrail_id} ${side} ${evaluation_id}`}
      columns={columns}
    />
  );
};

const Found = ({ id, state }: { id: string; state: EvaluationState | undefined }) => {
  if (state?.data === undefined)
    return (
      <span className={styles.soft}>{state?.isPending ? '…' : 'no longer in the history'}</span>
    );
  return (
    <Link to="/evaluations/$id" params={{ id }} className={styles.found}>
      <OutcomeLabel outcome={outcomeOf(state.data)} />
      <bdi>{summaryOf(state.data)}</bdi>
    </Link>
  );
};
