import styles from './prompts.module.css';

const MOST_SHOWN = 3;

/** Shows labels, each with the number of the revision that it is on. */
export const Labels = ({ labels }: { labels: Readonly<Record<string, number>> }) => {
  const all = Object.entries(labels);
  if (all.length === 0) return <span className={styles.soft}>none</span>;
  return (
    <span className={styles.chips} title={all.map(([label, on]) => `${label}: ${on}`).join(', ')}>
      {all.slice(0, MOST_SHOWN).map(([label, on]) => (
        <span key={label} className={styles.chip}>
          {label} on {on}
        </span>
      ))}
      {all.length > MOST_SHOWN && <span>and {all.length - MOST_SHOWN} more</span>}
    </span>
  );
};
