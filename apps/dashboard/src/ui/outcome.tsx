import styles from './outcome.module.css';

/** Outcomes are always shown by shape, colour and word, never by colour alone. */
export const OUTCOMES = ['failed', 'not_evaluated', 'warning', 'passed', 'bypassed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const OUTCOME_WORDS: Record<Outcome, string> = {
  failed: 'failed',
  not_evaluated: 'not evaluated',
  warning: 'warning',
  passed: 'passed',
  bypassed: 'not applicable',
};

/** Draws the shape of an outcome: a disc, a half disc, a triangle, a ring or a dash. */
export const OutcomeMark = ({ outcome }: { outcome: Outcome }) => (
  <svg className={`${styles.mark} ${styles[outcome]}`} viewBox="0 0 12 12" aria-hidden="true">
    {outcome === 'failed' && <circle cx="6" cy="6" r="5" fill="currentColor" />}
    {outcome === 'not_evaluated' && (
      <>
        <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M6 1.75a4.25 4.25 0 0 0 0 8.5z" fill="currentColor" />
      </>
    )}
    {outcome === 'warning' && <path d="M6 1 11.5 11H.5z" fill="currentColor" />}
    {outcome === 'passed' && (
      <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
    )}
    {outcome === 'bypassed' && <path d="M2 6h8" stroke="currentColor" strokeWidth="1.5" />}
  </svg>
);

/** Shows an outcome with its word. */
export const OutcomeLabel = ({ outcome, children }: { outcome: Outcome; children?: string }) => (
  <span className={`${styles.label} ${styles[outcome]}`}>
    <OutcomeMark outcome={outcome} />
    {children ?? OUTCOME_WORDS[outcome]}
  </span>
);
