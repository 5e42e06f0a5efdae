import { memo, useMemo } from 'react';
import type { Outcome } from '../outcome';
import { splitInvisible } from './invisible';
import styles from './judgement.module.css';
import type { Quote } from './quotes';
import { type Segment, segmentsOf } from './segments';

export interface Highlight {
  /** Keys of the results that the pointer or the focus is on. */
  active: readonly string[];
  onActive: (results: readonly string[]) => void;
  /** Moves to a result in the list. */
  onOpen: (result: string) => void;
}

export const quoteId = (result: string): string => `quote-${result}`;

/** Shows a text as it is, with quotes marked in place and invisible characters named. */
export const MarkedText = memo(
  ({ text, quotes, ...highlight }: { text: string; quotes: readonly Quote[] } & Highlight) => {
    const segments = useMemo(() => segmentsOf(text, quotes), [text, quotes]);
    return (
      <bdi className={styles.text}>
        {segments.map((segment) =>
          segment.quotes.length === 0 ? (
            <Visible key={segment.start} text={segment.text} />
          ) : (
            <Mark key={segment.start} segment={segment} {...highlight} />
          ),
        )}
      </bdi>
    );
  },
);
MarkedText.displayName = 'MarkedText';

const Visible = memo(({ text }: { text: string }) =>
  splitInvisible(text).map(({ text: part, code }, index) =>
    code === undefined ? (
      part
    ) : (
      <bdi key={index} className={styles.invisible} data-code={code}>
        {part}
      </bdi>
    ),
  ),
);
Visible.displayName = 'Visible';

const lengthOf = ({ start, end }: Quote): number => end - start;

const shortest = ({ quotes }: Segment): Quote =>
  quotes.reduce((one, other) => (lengthOf(other) < lengthOf(one) ? other : one));

/** Returns true if a quote points at something inside a much longer one. */
const isInside = (quote: Quote, { quotes }: Segment): boolean =>
  quotes.some((other) => lengthOf(other) > 2 * lengthOf(quote));

const classesOf = (outcome: Outcome, isNested: boolean, isActive: boolean): string =>
  [styles.mark, styles[outcome], isNested && styles.nested, isActive && styles.active]
    .filter(Boolean)
    .join(' ');

const Mark = ({ segment, active, onActive, onOpen }: { segment: Segment } & Highlight) => {
  const { quotes, begins, text } = segment;
  const quote = shortest(segment);
  const results = quotes.map((each) => each.result);
  const isActive = results.some((key) => active.includes(key));
  return (
    <mark
      role="button"
      tabIndex={begins.length > 0 ? 0 : -1}
      title={quotes.map(({ title }) => title).join('\n')}
      className={classesOf(quote.outcome, isInside(quote, segment), isActive)}
      onPointerEnter={() => onActive(results)}
      onPointerLeave={() => onActive([])}
      onFocus={() => onActive(results)}
      onBlur={() => onActive([])}
      onClick={() => onOpen(quote.result)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onOpen(quote.result);
      }}
    >
      {begins.map((key) => (
        <span key={key} id={quoteId(key)} />
      ))}
      <Visible text={text} />
    </mark>
  );
};
