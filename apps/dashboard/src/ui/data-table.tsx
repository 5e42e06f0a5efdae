import { Link, type LinkProps } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import styles from './data-table.module.css';
import { useListKeys } from './use-shortcuts';

export interface Column<Row> {
  name: string;
  /** Right-aligned, with figures of equal width. */
  numeric?: boolean;
  /** Takes the space that is left. */
  wide?: boolean;
  /** Left out on a small screen. */
  minor?: boolean;
  /** Its content is the link to the page of the row. */
  opens?: boolean;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Leads to the page of a row, from anywhere in it. */
  linkOf?: (row: Row) => Pick<LinkProps, 'to' | 'params' | 'search'>;
}

/** A table. Where its rows have pages, `j` and `k` move between them, and Enter opens one. */
export const DataTable = <Row,>({ label, columns, rows, keyOf, linkOf }: DataTableProps<Row>) => {
  const body = useRef<HTMLTableSectionElement>(null);
  useListKeys(body, `.${styles.link}`);
  return (
    <div
      className={styles.scroll}
      // Without links to focus, the keyboard could not scroll it.
      {...(linkOf === undefined && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={classOf(column)}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...(linkOf && { className: styles.opens, onClick: openByRest })}>
              {columns.map((column) => (
                <td key={column.name} className={classOf(column)}>
                  {column.opens && linkOf ? (
                    <Link {...linkOf(row)} className={styles.link}>
                      {column.cell(row)}
                    </Link>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const classOf = ({ numeric, wide, minor }: Pick<Column<never>, 'numeric' | 'wide' | 'minor'>) =>
  [numeric && styles.numeric, wide && styles.wide, minor && styles.minor].filter(Boolean).join(' ');

/** Passes a click on what lies above the link of a row, such as a time with a title, on to the link. */
const openByRest = ({ target, currentTarget, nativeEvent }: MouseEvent<HTMLElement>): void => {
  if (!(target instanceof Element) || target.closest('a, button') !== null) return;
  const link = currentTarget.querySelector(`.${styles.link}`);
  link?.dispatchEvent(new globalThis.MouseEvent('click', nativeEvent));
};
