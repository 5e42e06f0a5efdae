import type { CompiledPromptDto, StoredPromptDto } from '@touchstone/contracts/dto';
import { ask, askOk, type Told, type Where } from './managing';

export type StoredPrompt = StoredPromptDto;
export type CompiledPrompt = CompiledPromptDto;

/** Builds the fields of a prompt with one message. */
export const says = (content: string): object => ({ messages: [{ role: 'system', content }] });

export const newPrompt = (
  where: Where,
  content: string,
  name = 'of a test',
): Promise<StoredPrompt> =>
  askOk<StoredPrompt>(where, 'POST', 'studio/prompts', { name, ...says(content) });

export const revise = (
  where: Where,
  { id }: { id: string },
  content: string,
): Promise<StoredPrompt> =>
  askOk<StoredPrompt>(where, 'PUT', `studio/prompts/${id}`, says(content));

export const compiled = (
  where: Where,
  path: string,
  variables: object = {},
): Promise<Told<CompiledPrompt>> =>
  ask<CompiledPrompt>(where, 'POST', `v1/studio/prompts/${path}`, { variables });

/**
 * Compiles a prompt and returns the text of its first message.
 * @throws Error unless the status is 200
 */
export const textOf = async (
  where: Where,
  path: string,
  variables: object = {},
): Promise<string | undefined> =>
  (await askOk<CompiledPrompt>(where, 'POST', `v1/studio/prompts/${path}`, { variables }))
    .messages[0]?.content;
