import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type EvaluationSearch, searchIn } from '../../api/evaluation-search';
import { useAddressState } from '../../shell/use-address-state';
import { Button } from '../../ui/button';
import { formatCount } from '../../ui/format';
import { useShortcuts } from '../../ui/use-shortcuts';
import styles from './evaluation.module.css';
import { usePosition } from './use-position';

/** Shows the place of an evaluation in the filter of the address, and leads to those beside it. */
export const PositionInFilter = ({ id }: { id: string }) => {
  const [state] = useAddressState<EvaluationSearch>();
  const address = JSON.stringify(searchIn(state));
  const search = useMemo(() => JSON.parse(address) as EvaluationSearch, [address]);
  const position = usePosition(id, search);
  const navigate = useNavigate();
  const open = (other: string | undefined): void => {
    if (other !== undefined)
      void navigate({ to: `/evaluations/${other}`, search: true, resetScroll: false });
  };
  const { newer, older } = position ?? {};
  useShortcuts({ j: () => open(older), k: () => open(newer) });
  if (position === undefined) return null;
  const { number, count, hasMore } = position;
  return (
    <nav className={styles.position} aria-label="Evaluations in this filter">
      <Button
        kind="quiet"
        aria-label="Newer evaluation"
        title="Newer (k)"
        disabled={newer === undefined}
        onClick={() => open(newer)}
      >
        ‹
      </Button>
      <span>
        {formatCount(number)} of {formatCount(count)}
        {hasMore && ' or more'} {address === '{}' ? '' : 'in this filter'}
      </span>
      <Button
        kind="quiet"
        aria-label="Older evaluation"
        title="Older (j)"
        disabled={older === undefined}
        onClick={() => open(older)}
      >
        ›
      </Button>
    </nav>
  );
};
