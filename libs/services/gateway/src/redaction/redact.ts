import type { Content } from '@touchstone/contracts';
import type { Found } from './found';
import { located } from './located';
import { mapTexts, type NamedField } from './map-texts';
import { Placeholders } from './placeholders';
import { withRepeats } from './repeats';
import { type Span, united } from './spans';

export interface Entity extends Span {
  placeholder: string;
  /** Path of the original text; `start` and `end` are offsets in it. */
  field: string;
}

export interface Redaction {
  content: Content;
  /** Replaced entities in order of appearance. */
  entities: Entity[];
  /** Original values by placeholder: inserting each again restores the texts. */
  restore: Record<string, string>;
}

/** Returns every text, in the order in which the detector reads them. */
export const textsOf = (content: Content): NamedField[] => {
  const fields: NamedField[] = [];
  mapTexts(content, (field) => {
    fields.push(field);
    return field.text;
  });
  return fields;
};

const entitiesIn = (
  { path, name = path, text }: NamedField,
  spans: readonly Span[],
  placeholders: Placeholders,
): Entity[] =>
  united(text, spans).map((span) => ({
    ...span,
    field: name,
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
 * Replaces every entity, and each repeat of its value in the content, by a placeholder.
 * @throws RedactionIncomplete for an entity that matches no text
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
