import type { ChangeRow } from './changes';
import styles from './schema-form.module.css';

/** Shows what a change removes and adds, marked by sign, line and colour. */
export const ChangeList = ({ rows }: { rows: readonly ChangeRow[] }) => (
  <section className={styles.changes} aria-label="Changes">
    <h3>{rows.length === 1 ? '1 change' : `${rows.length} changes`}, not saved yet</h3>
    <dl>
      {rows.map(({ path, label, before, after }) => (
        <div key={path}>
          <dt>{label}</dt>
          <dd className={styles.before}>
            {before === undefined ? (
              <span className={styles.nothing}>nothing</span>
            ) : (
              <del>
                <bdi>{before}</bdi>
              </del>
            )}
          </dd>
          <dd className={styles.after}>
            {after === undefined ? (
              <span className={styles.nothing}>nothing</span>
            ) : (
              <ins>
                <bdi>{after}</bdi>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
