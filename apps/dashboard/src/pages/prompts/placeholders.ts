import type { PromptContent } from '@touchstone/contracts';
import { isValues } from '../../ui/schema-form/changes';

/** A piece of a text; `name` is that of a placeholder. */
export interface Piece {
  text: string;
  name?: string;
}

// As docs/guides/prompt-templates.md defines them: {{NAME}} with blanks inside, or {NAME}.
const NAME = String.raw`[\p{L}_][\p{L}\p{M}\p{Nd}_.\-]*`;
export const PLACEHOLDER = new RegExp(
  String.raw`\{\{[ \t]*(${NAME})[ \t]*\}\}|\{(${NAME})\}`,
  'gu',
);

/** Divides a text at its placeholders. */
export const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
    pieces.push({ text: match[0], name: match[1] ?? match[2] });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
};

/** Returns the texts of a schema that the service fills: its descriptions, at any depth. */
const descriptionsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(descriptionsIn);
  if (!isValues(value)) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name === 'description' && typeof item === 'string' ? [item] : descriptionsIn(item),
  );
};

/** Returns the variables of a prompt, each once, in order of appearance. */
export const variablesOf = ({
  messages,
  tools,
}: Pick<PromptContent, 'messages' | 'tools'>): string[] => {
  const texts = [
    ...messages.flatMap(({ content = '', multiContent = [] }) => [
      content,
      ...multiContent.map(({ text = '' }) => text),
    ]),
    ...descriptionsIn(tools),
  ];
  return [...new Set(texts.flatMap(piecesOf).flatMap(({ name }) => (name ? [name] : [])))];
};
