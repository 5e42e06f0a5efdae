import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The look of an editor, by the dashboard's tokens, which shadow roots inherit. */
const look = EditorView.theme({
  '&': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--surface)',
    color: 'var(--text)',
  },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '1px' },
  '&.invalid': { borderColor: 'var(--failed)' },
  '.cm-scroller': {
    maxHeight: '400px',
    overflow: 'auto',
    fontFamily: 'inherit',
    lineHeight: '18px',
  },
  '.cm-content': { minHeight: '84px', padding: '6px 0', caretColor: 'var(--text)' },
  // Each line has a direction of its own.
  '.cm-line': { padding: '0 8px', unicodeBidi: 'plaintext' },
  '.cm-placeholder': { color: 'var(--text-soft)' },
  '.cm-specialChar': { color: 'var(--failed)' },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--accent-soft)' },
  '&.cm-focused .cm-nonmatchingBracket': { background: 'var(--failed-soft)' },
  '.mark': {
    padding: '0 1px',
    borderRadius: '3px',
    background: 'var(--accent-soft)',
    fontWeight: '550',
  },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: [tags.number, tags.bool, tags.null], fontWeight: '600' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--text-soft)' },
  { tag: tags.invalid, color: 'var(--failed)', textDecoration: 'underline wavy' },
]);

export const theme = [look, syntaxHighlighting(colours)];
