import { memo } from 'react';
import { OutcomeMark } from '../outcome';
import styles from './judgement.module.css';
import type { Highlight } from './marked-text';
import { dataOf, type KeyedResult, placeOf } from './quotes';

export const resultId = (key: string): string => `result-${key}`;

interface ResultProps extends Pick<Highlight, 'onActive' | 'onOpen'> {
  result: KeyedResult;
  isActive: boolean;
  isLocated: boolean;
}

const text = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

/** Returns the part of the check that a result is about: a category, an assertion, a kind of data. */
const subjectsOf = (result: KeyedResult): string[] => {
  const { check, name, claim, data } = result;
  const found = dataOf(result);
  if (found !== undefined)
    return [...text(found['kind']), ...text(found['group'])].map((word) =>
      word.replaceAll('_', ' '),
    );
  if (claim !== undefined) return [`“${claim}”`];
  if (data !== undefined && data !== '') return [data];
  return name === check ? [] : [name.replaceAll('_', ' ')];
};

/** Says what one result found. The pointer or the focus on it highlights its quote. */
export const Result = memo(({ result, isActive, isLocated, onActive, onOpen }: ResultProps) => {
  const { key, outcome, label, score, confidence_score: confidence, reason, quote } = result;
  const isDecided = outcome !== 'not_evaluated' && outcome !== 'bypassed';
  return (
    <li
      id={resultId(key)}
      tabIndex={-1}
      className={`${styles.result} ${isActive ? styles.activeResult : ''}`}
      onPointerEnter={() => onActive([key])}
      onPointerLeave={() => onActive([])}
      onFocus={() => onActive([key])}
      onBlur={() => onActive([])}
    >
      <div className={styles.resultHeader}>
        <OutcomeMark outcome={outcome} />
        <code className={styles.label}>{label}</code>
        <span className={styles.subjects}>
          {subjectsOf(result).map((subject) => (
            <bdi key={subject}>{subject}</bdi>
          ))}
        </span>
        {isDecided && (
          <span className={styles.numbers}>
            <span className={styles.soft}>score</span> {score}{' '}
            <span className={styles.soft}>· confidence {confidence}</span>
          </span>
        )}
      </div>
      {reason !== '' && (
        <p>
          <bdi>{reason}</bdi>
        </p>
      )}
      {quote === '' && reason === '' && <Place result={result} />}
      {quote !== '' && <Quotation quote={quote} isLocated={isLocated} onOpen={() => onOpen(key)} />}
    </li>
  );
});
Result.displayName = 'Result';

/** Says where something was found, of which neither text nor reason is stored. */
const Place = ({ result }: { result: KeyedResult }) => {
  const place = placeOf(result);
  if (place === undefined) return null;
  return (
    <p className={styles.soft}>
      in {place.field}, characters {place.start + 1} to {place.end}
    </p>
  );
};

const MOST_CHARACTERS = 160;

const Quotation = ({
  quote,
  isLocated,
  onOpen,
}: {
  quote: string;
  isLocated: boolean;
  onOpen: () => void;
}) => {
  const isLong = quote.length > MOST_CHARACTERS;
  const shown = <bdi>{isLong ? `${quote.slice(0, MOST_CHARACTERS)}…` : quote}</bdi>;
  return isLocated ? (
    <button type="button" className={styles.quotation} title="Go to the text" onClick={onOpen}>
      {shown}
    </button>
  ) : (
    <span className={styles.quotation}>{shown}</span>
  );
};
