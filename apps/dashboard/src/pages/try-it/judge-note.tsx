import { Note } from '../../ui/feedback';
import { labelOf } from '../../ui/schema-form/words';
import type { Run } from './use-runs';

/** Words of the reasons in which detectors name the lack of a judge model. */
const WITHOUT_JUDGE = 'no judge model is configured';
const NEEDS_JUDGE = 'A judge model is needed, and none was consulted';

/** Returns the checks with a reason that has these words. */
const checksWith = (words: string, runs: readonly Run[]): string[] => [
  ...new Set(
    runs
      .flatMap(({ answer }) => answer?.evaluationResults ?? [])
      .filter(({ results }) => results.some(({ reason }) => reason.includes(words)))
      .map(({ type }) => labelOf(type)),
  ),
];

/** Says what could not be decided in full, because there is no judge model. */
export const JudgeNote = ({ runs }: { runs: readonly Run[] }) => {
  const quality = runs.filter(({ mode }) => mode === 'quality');
  const hasNone = checksWith(WITHOUT_JUDGE, quality).length > 0;
  const undecided = checksWith(NEEDS_JUDGE, runs);
  if (!hasNone && undecided.length === 0) return null;
  return (
    <Note kind="warning">
      {hasNone && 'No judge model is configured: quality used the built-in engines only. '}
      {undecided.length > 0 &&
        `Only a judge model could decide ${undecided.join(', ')}; without one, not evaluated. `}
      A judge model is set by the operator of the service.
    </Note>
  );
};
