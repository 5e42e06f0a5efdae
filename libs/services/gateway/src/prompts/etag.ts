import type { PromptRecord, PromptState } from '@touchstone/contracts';
import { entityTags } from '../http/entity-tags';

/** Which of a prompt's shapes. */
export type Kind = 'fetched' | 'stored';

/** Strong: the same tag, the same bytes. */
export const etagOf = ({ prompt, revision }: PromptRecord, kind: Kind): string =>
  `"${revision.id}.${prompt.version}.${kind}"`;

const OWN = /^"([A-Za-z0-9_-]{1,100})\.(\d{1,10})\.(?:fetched|stored)"$/;

const stateIn = (opaque: string): PromptState[] => {
  const [, revisionId, version] = OWN.exec(opaque) ?? [];
  return revisionId === undefined ? [] : [{ revisionId, version: Number(version) }];
};

/** The states that `If-Match` allows, as a message names them; nothing when it allows any. What is malformed, weak or not ours is never the prompt's tag. */
export const statesIn = (ifMatch: string | undefined): { ifMatch?: PromptState[] } => {
  const tags = entityTags(ifMatch);
  if (tags === undefined || tags === '*') return {};
  return { ifMatch: tags.flatMap(({ weak, opaque }) => (weak ? [] : stateIn(opaque))) };
};
