import { callApi } from '../../api/client';
import type { ContentBody, MessageBody } from '../../api/evaluation';
import { judgedTexts } from '../../ui/judgement/judged-texts';
import type { Quote } from '../../ui/judgement/quotes';

interface Entity {
  placeholder: string;
  kind: string;
  group: string;
}

interface RedactionAnswer {
  messages?: MessageBody[];
  entities: Entity[];
  restore: Record<string, string>;
}

export interface Replacement extends Entity {
  original: string;
}

export interface Redaction {
  content: ContentBody;
  replacements: readonly Replacement[];
}

/** Redacts a content in one request, so that its texts share their placeholders. */
export const redactContent = async (content: ContentBody): Promise<Redaction> => {
  const { input, output, messages = [] } = content;
  const answer = await callApi<RedactionAnswer>('POST', '/v1/redact', {
    messages: [
      ...messages,
      ...(input ? [{ role: 'user', content: input }] : []),
      ...(output ? [{ role: 'assistant', content: output }] : []),
    ],
  });
  const redacted = answer.messages ?? [];
  const text = (index: number): string => String(redacted[index]?.content ?? '');
  const kinds = new Map(answer.entities.map((entity) => [entity.placeholder, entity]));
  return {
    content: {
      messages: redacted.slice(0, messages.length),
      ...(input && { input: text(messages.length) }),
      ...(output && { output: text(redacted.length - 1) }),
    },
    replacements: [...kinds.values()].map((entity) => ({
      ...entity,
      original: answer.restore[entity.placeholder] ?? '',
    })),
  };
};

const PLACEHOLDER = /\[[A-Z][A-Z0-9_]*_[1-9]\d*\]/g;

/** Finds the placeholders in redacted texts, to be marked there. */
export const placeholdersIn = ({ content, replacements }: Redaction): Quote[] => {
  const known = new Map(replacements.map((each) => [each.placeholder, each]));
  return judgedTexts(content).flatMap(({ path, text }) =>
    [...text.matchAll(PLACEHOLDER)].flatMap(({ 0: placeholder, index: start }) => {
      const { kind, original } = known.get(placeholder) ?? {};
      if (kind === undefined) return [];
      const title = `${kind.replaceAll('_', ' ')}: ${original}`;
      const end = start + placeholder.length;
      return [{ result: placeholder, outcome: 'warning' as const, title, path, start, end }];
    }),
  );
};
