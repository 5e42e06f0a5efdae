import { useQuery } from '@tanstack/react-query';
import { systemQuery } from '../../api/queries';
import { useHasScope } from '../../api/session';
import { Note } from '../../ui/feedback';
import type { RunMode } from './request';

/** Says what quality means while no judge model is configured. */
export const JudgeNote = ({ modes }: { modes: readonly RunMode[] }) => {
  const mayRead = useHasScope('read');
  const { data } = useQuery({ ...systemQuery, refetchInterval: false, enabled: mayRead });
  if (data === undefined || data.judge.configured || !modes.includes('quality')) return null;
  return (
    <Note>
      No judge model is configured: in quality, the built-in engines decide, and what only a judge
      could decide is not evaluated. The operator of the service sets one with{' '}
      <code>TOUCHSTONE_JUDGE_URL</code>.
    </Note>
  );
};
