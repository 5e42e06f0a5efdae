import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { EvaluationResult } from '@touchstone/contracts';
import type { ContentBody } from '../../api/evaluation';
import { JudgedContent } from './judged-content';
import { judgedTexts } from './judged-texts';
import styles from './judgement.module.css';
import { quoteId } from './marked-text';
import { keyedResults, locateQuotes } from './quotes';
import { resultId } from './result';
import { ResultList } from './result-list';

interface JudgementProps {
  content: ContentBody | undefined;
  results: readonly EvaluationResult[];
  /** Takes the place of a content that is not there. */
  withoutContent: ReactNode;
  /** Follows the content; on narrow screens it follows the results. */
  children?: ReactNode;
}

const EMPTY: ContentBody = {};

const goTo = (id: string, focus: (element: HTMLElement) => HTMLElement | null): void => {
  const element = document.getElementById(id);
  if (element === null) return;
  focus(element)?.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
};

/** Shows what was judged beside what was found; each leads to the other. */
export const Judgement = ({ content, results, withoutContent, children }: JudgementProps) => {
  const [active, setActive] = useState<readonly string[]>([]);
  const keyed = useMemo(() => keyedResults(results), [results]);
  const quotes = useMemo(
    () => locateQuotes(keyed, judgedTexts(content ?? EMPTY)),
    [keyed, content],
  );
  const located = useMemo(() => new Set(quotes.map(({ result }) => result)), [quotes]);
  const toQuote = useCallback(
    (key: string) => goTo(quoteId(key), (element) => element.closest('mark')),
    [],
  );
  const toResult = useCallback((key: string) => goTo(resultId(key), (element) => element), []);
  return (
    <div className={styles.columns}>
      <div className={styles.judged}>
        <div className={styles.column}>
          {content === undefined ? (
            withoutContent
          ) : (
            <JudgedContent
              content={content}
              quotes={quotes}
              active={active}
              onActive={setActive}
              onOpen={toResult}
            />
          )}
        </div>
        {children !== undefined && (
          <div className={`${styles.column} ${styles.aside}`}>{children}</div>
        )}
      </div>
      <div className={styles.column}>
        <ResultList
          results={keyed}
          located={located}
          active={active}
          onActive={setActive}
          onOpen={toQuote}
        />
      </div>
    </div>
  );
};
