import type { Content, Field } from '@touchstone/contracts';
import type { Found } from './found';
import { located } from './located';
import { mapTexts } from './map-texts';
import { Placeholders } from './placeholders';
import { withRepeats } from './repeats';
import { type Span, united } from './spans';

export interface Entity extends Span {
  placeholder: string;
  /** Path of the text as it came; `start` and `end` are offsets in it. */
  field: string;
}

export interface Redaction {
  content: Content;
  /** In order of appearance. */
  entities: Entity[];
  /** From placeholder to what it stands for: putting each back gives the texts as they came. */
  restore: Record<string, string>;
}

/** Every text, in the order in which the detector reads them. */
export const textsOf = (content: Content): Field[] => {
  const fields: Field[] = [];
  mapTexts(content, (field) => {
    fields.push(field);
    return field.text;
  });
  return fields;
};

const entitiesIn = (
  { path, text }: Field,
  spans: readonly Span[],
  placeholders: Placeholders,
): Entity[] =>
  united(text, spans).map((span) => ({
    ...span,
    field: path,
    placeholder: placeholders.for(span.kind, text.slice(span.start, span.end)),
  }));

const replaced = (text: string, entities: readonly Entity[]): string => {
  const kept = entities.map(
    ({ placeholder, start }, index) =>
      text.slice(entities[index - 1]?.end ?? 0, start) + placeholder,
  );
  return kept.join('') + text.slice(entities.at(-1)?.end ?? 0);
};

/**
 * Puts a placeholder in place of everything found, wherever it stands in the content.
 * @throws RedactionIncomplete for a find that fits no text
 */
export const redacted = (content: Content, found: readonly Found[]): Redaction => {
  const fields = textsOf(content);
  const texts = fields.map(({ text }) => text);
  const placeholders = new Placeholders(texts);
  const spans = withRepeats(texts, located(fields, found));
  const entities = fields.map((field, index) =>
    entitiesIn(field, spans[index] as Span[], placeholders),
  );
  let index = 0;
  const changed = mapTexts(content, ({ text }) => replaced(text, entities[index++] as Entity[]));
  return { content: changed, entities: entities.flat(), restore: placeholders.restore };
};
