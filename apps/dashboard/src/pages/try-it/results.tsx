import { ErrorNote, Note, Skeleton } from '../../ui/feedback';
import { Judgement } from '../../ui/judgement/judgement';
import { Section } from '../../ui/section';
import { Comparison, MODE_WORDS } from './comparison';
import styles from './try-it.module.css';
import type { Run, Runs } from './use-runs';

interface ResultsProps {
  runs: Runs;
  /** The typed texts are not those that were judged any more. */
  isOutdated: boolean;
  /** The mode whose details are shown; the first one, if it did not run. */
  shown: string | undefined;
  onShow: (mode: string) => void;
}

/** Shows what the modes found side by side, and one of them in detail. */
export const Results = ({ runs, isOutdated, shown, onShow }: ResultsProps) => {
  const run = runs.runs.find(({ mode }) => mode === shown) ?? runs.runs[0];
  if (run === undefined) return null;
  return (
    <section className={styles.results} aria-label="Results">
      {isOutdated && <Note>The texts have changed since this run.</Note>}
      <Comparison runs={runs.runs} shown={run.mode} onShow={onShow} />
      <Section title={`Details: ${MODE_WORDS[run.mode]}`}>
        <Details run={run} content={runs.content} />
      </Section>
    </section>
  );
};

const Details = ({ run, content }: { run: Run; content: Runs['content'] }) => {
  if (run.state === 'running') return <Skeleton rows={4} />;
  if (run.answer === undefined) return <ErrorNote error={run.error} />;
  return (
    <Judgement content={content} results={run.answer.evaluationResults} withoutContent={null} />
  );
};
