import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  highlightSpecialChars,
  keymap,
  MatchDecorator,
  placeholder,
  ViewPlugin,
} from '@codemirror/view';
import { ownReplacements } from './own-replacements';
import { theme } from './theme';

/** The text in an editor: JSON, or one with marked places. */
export interface Language {
  isJson?: boolean;
  /** A global pattern of what is marked. */
  marks?: RegExp;
  /** Shown while the text is empty. */
  example?: string;
}

const marked = (regexp: RegExp): Extension => {
  const decorator = new MatchDecorator({ regexp, decoration: Decoration.mark({ class: 'mark' }) });
  return ViewPlugin.define(
    (view) => {
      const plugin = {
        marks: decorator.createDeco(view),
        update: (update: Parameters<typeof decorator.updateDeco>[0]): void => {
          plugin.marks = decorator.updateDeco(update, plugin.marks);
        },
      };
      return plugin;
    },
    { decorations: ({ marks }) => marks },
  );
};

/**
 * Returns the parts of an editor. Tab is left to the browser, which moves the focus; Ctrl+Enter to
 * the form around it.
 */
export const extensionsFor = ({ isJson = false, marks, example }: Language): Extension => [
  history(),
  keymap.of([...standardKeymap, ...historyKeymap]),
  ownReplacements,
  highlightSpecialChars(),
  EditorView.lineWrapping,
  EditorView.perLineTextDirection.of(true),
  theme,
  isJson ? [json(), bracketMatching()] : [],
  marks === undefined ? [] : marked(marks),
  example === undefined ? [] : placeholder(example),
];
