import type { Content, Mode, Outcome, Role } from '@touchstone/contracts';
import { aTask } from '@touchstone/testing';
import { topicScopingDetector } from './topic-scoping.detector';

interface Scoping {
  topics: string[];
  mode?: Mode;
  multiTurn?: boolean;
  target?: 'input' | 'output' | 'both';
}

export const aScopingTask = (
  { topics, mode = 'balanced', multiTurn = false, target = 'both' }: Scoping,
  content: Partial<Content>,
) => aTask({ check: 'topic_scoping', mode, topics, target, multiTurn }, content);

/** Messages of a conversation; the user begins. */
export const conversation = (...texts: string[]): Partial<Content> => ({
  messages: texts.map((content, index) => said(index % 2 === 0 ? 'user' : 'assistant', content)),
});

export const said = (role: Role, content: string) => ({ role, content, toolCalls: [] });

export const outcomeOf = (scoping: Scoping, content: Partial<Content>): Outcome | undefined =>
  topicScopingDetector().examine(aScopingTask(scoping, content))[0];

/** Label of the verdict, or the kind of an outcome without one. */
export const labelOf = (scoping: Scoping, content: Partial<Content>): string => {
  const outcome = outcomeOf(scoping, content);
  return outcome?.kind === 'verdict' ? outcome.label : (outcome?.kind ?? 'none');
};
