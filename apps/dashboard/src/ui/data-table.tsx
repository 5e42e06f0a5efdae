import { type ReactNode, useEffect, useRef } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  name: string;
  /** Right-aligned, with figures of equal width. */
  numeric?: boolean;
  /** Takes the space that is left. */
  wide?: boolean;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Opens a row: by a click, or by Enter. */
  onOpen?: (row: Row) => void;
}

/** A table. `j` and `k` move between its rows, Enter opens one. */
export const DataTable = <Row,>({ label, columns, rows, keyOf, onOpen }: DataTableProps<Row>) => {
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body);
  return (
    <div
      className={styles.scroll}
      // Without rows to focus, the keyboard could not scroll it.
      {...(onOpen === undefined && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ name, numeric }) => (
              <th key={name} scope="col" className={numeric ? styles.numeric : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              {...(onOpen && {
                tabIndex: 0,
                className: styles.opens,
                onClick: () => onOpen(row),
                onKeyDown: (event) => {
                  if (event.key === 'Enter' && event.target === event.currentTarget) onOpen(row);
                },
              })}
            >
              {columns.map(({ name, numeric, wide, cell }) => (
                <td
                  key={name}
                  className={`${numeric ? styles.numeric : ''} ${wide ? styles.wide : ''}`}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** Moves the focus between rows with `j` and `k`. */
const useRowKeys = (body: React.RefObject<HTMLTableSectionElement | null>): void => {
  useEffect(() => {
    const move = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const step = { j: 1, k: -1 }[event.key];
      if (step === undefined) return;
      const rows = [...(body.current?.querySelectorAll<HTMLElement>('tr[tabindex]') ?? [])];
      const at = rows.indexOf(document.activeElement as HTMLElement);
      rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus();
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [body]);
};
