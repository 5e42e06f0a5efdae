import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '../button';
import fieldStyles from '../field.module.css';
import { errorAt, type FieldErrors } from './errors';
import styles from './schema-form.module.css';

interface TextsFieldProps {
  label: string;
  help?: ReactNode;
  path: string;
  texts: readonly string[];
  errors: FieldErrors;
  onChange: (texts: string[]) => void;
}

/**
 * Edits a list of texts, one a line. Enter adds the next one, Backspace in an empty one removes it,
 * and pasted lines become a text each.
 */
export const TextsField = ({ label, help, path, texts, errors, onChange }: TextsFieldProps) => {
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const error = errorAt(errors, path, true);
  const focus = useFocusAfterChange(list);
  const replace = (index: number, count: number, by: readonly string[]): void =>
    onChange([...texts.slice(0, index), ...by, ...texts.slice(index + count)]);
  const add = (index: number): void => {
    replace(index, 0, ['']);
    focus(index);
  };
  const remove = (index: number): void => {
    replace(index, 1, []);
    focus(Math.max(0, index - 1));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, index: number): void => {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(index + 1);
    } else if (event.key === 'Backspace' && texts[index] === '') {
      event.preventDefault();
      remove(index);
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, index: number): void => {
    const lines = event.clipboardData.getData('text').split(/\r?\n/);
    const pasted = lines.map((line) => line.trim()).filter((line) => line !== '');
    if (pasted.length < 2) return;
    event.preventDefault();
    const [first = '', ...rest] = pasted;
    replace(index, 1, [`${texts[index] ?? ''}${first}`, ...rest]);
  };
  return (
    <fieldset className={styles.texts} aria-describedby={`${id}-help`}>
      <legend>{label}</legend>
      <ul ref={list} className={styles.items}>
        {texts.map((text, index) => (
          <li key={index}>
            <input
              type="text"
              autoComplete="off"
              dir="auto"
              className={fieldStyles.control}
              aria-label={`${label}, ${index + 1}`}
              aria-invalid={errorAt(errors, `${path}[${index}]`) !== undefined || undefined}
              value={text}
              onChange={({ target }) => replace(index, 1, [target.value])}
              onKeyDown={(event) => press(event, index)}
              onPaste={(event) => paste(event, index)}
            />
            <Button aria-label={`Remove ${label}, ${index + 1}`} onClick={() => remove(index)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={() => add(texts.length)}>Add {texts.length > 0 && 'another'}</Button>
      </div>
      <div id={`${id}-help`} className={styles.help}>
        {error !== undefined && <p className={styles.error}>{error}</p>}
        {help}
      </div>
    </fieldset>
  );
};

/** Returns a function that focuses a text of the list as soon as it is there. */
const useFocusAfterChange = (list: RefObject<HTMLElement | null>): ((index: number) => void) => {
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    list.current?.querySelectorAll('input')[wanted.current]?.focus();
    wanted.current = undefined;
  });
  return (index) => {
    wanted.current = index;
  };
};
