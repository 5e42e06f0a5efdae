import { Annotation, Compartment, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './code-editor.module.css';
import { extensionsFor, type Language } from './extensions';

export interface EditorProps extends Language {
  label: string;
  /** The element with the help and the error. */
  description: RefObject<HTMLElement | null>;
  isInvalid: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** Marks changes that come from outside of the editor. */
const fromOutside = Annotation.define<boolean>();

/**
 * Edits text with CodeMirror. It is in a shadow root, where its styles are a constructed sheet: the
 * content security policy allows no `style` element in the document.
 */
export const Editor = ({ label, description, isInvalid, value, onChange, ...of }: EditorProps) => {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const attributes = useRef(new Compartment());
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open', delegatesFocus: true });
    const created = new EditorView({
      doc: value,
      root,
      parent: root,
      extensions: [
        extensionsFor(of),
        attributes.current.of([]),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (docChanged && !transactions.some((each) => each.annotation(fromOutside)))
            change.current(state.doc.toString());
        }),
      ],
    });
    view.current = created;
    return () => created.destroy();
    // The language of an editor does not change.
  }, []);
  useEffect(() => {
    const { state } = view.current ?? {};
    if (state === undefined || state.doc.eq(state.toText(value))) return;
    view.current?.dispatch({
      changes: { from: 0, to: state.doc.length, insert: value },
      annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
    });
  }, [value]);
  useEffect(() => {
    view.current?.dispatch({
      effects: attributes.current.reconfigure([
        EditorView.contentAttributes.of({
          'aria-label': label,
          ...(isInvalid && { 'aria-invalid': 'true' }),
        }),
        EditorView.editorAttributes.of({ class: isInvalid ? 'invalid' : '' }),
      ]),
    });
    // An id would not be found from within the shadow root; elements are.
    if (view.current && description.current)
      view.current.contentDOM.ariaDescribedByElements = [description.current];
  });
  return <div ref={host} className={styles.editor} data-invalid={isInvalid || undefined} />;
};
