import styles from './filters.module.css';

/** Shows a filter that no control shows; it can be removed. */
export const FilterChip = ({ text, onRemove }: { text: string; onRemove: () => void }) => (
  <span className={styles.chip}>
    <bdi>{text}</bdi>
    <button type="button" aria-label={`Remove the filter “${text}”`} onClick={onRemove}>
      ×
    </button>
  </span>
);
