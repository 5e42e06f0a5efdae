import { EditorView } from '@codemirror/view';

/** Returns the text that takes the place of a selection; `undefined` for other kinds of input. */
const replacementOf = ({ inputType, data }: InputEvent): string | undefined => {
  if (inputType === 'insertText') return data ?? undefined;
  return inputType.startsWith('delete') ? '' : undefined;
};

/** Chromium only; elsewhere the editor's own selection has to do. */
type SelectingRoot = Partial<Pick<Document, 'getSelection'>>;

/** Returns the selected span; what was selected just now is in the document first. */
const selectedIn = (view: EditorView): { from: number; to: number } => {
  const selection = (view.root as SelectingRoot).getSelection?.();
  if (!selection?.anchorNode || !selection.focusNode) return view.state.selection.main;
  const anchor = view.posAtDOM(selection.anchorNode, selection.anchorOffset);
  const focus = view.posAtDOM(selection.focusNode, selection.focusOffset);
  return { from: Math.min(anchor, focus), to: Math.max(anchor, focus) };
};

/** Replaces the selection, if there is one. */
const replaceSelection = (view: EditorView, insert: string, userEvent: string): boolean => {
  const { from, to } = selectedIn(view);
  if (from === to || view.composing) return false;
  const selection = { anchor: from + insert.length };
  view.dispatch({ changes: { from, to, insert }, selection, userEvent, scrollIntoView: true });
  return true;
};

/**
 * Replaces selections in place of the browser, which would keep the colour of the replaced text in a
 * `style` attribute: the content security policy refuses that, with a report.
 */
export const ownReplacements = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const text = replacementOf(event);
    if (text === undefined) return false;
    return replaceSelection(view, text, text === '' ? 'delete' : 'input.type');
  },
  // The input of a composition cannot be prevented, so the selection is removed before it.
  compositionstart: (_event, view) => {
    replaceSelection(view, '', 'delete');
    return false;
  },
});
