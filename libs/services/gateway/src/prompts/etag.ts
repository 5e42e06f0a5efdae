import type { PromptRecord, PromptState } from '@touchstone/contracts';
import { entityTags } from '../http/entity-tags';

/** Shape of a prompt that a tag identifies. */
export type Kind = 'fetched' | 'stored';

/** Builds a strong tag: equal tags mean equal bytes. */
export const etagOf = ({ prompt, revision }: PromptRecord, kind: Kind): string =>
  `"${revision.id}.${prompt.version}.${kind}"`;

const OWN = /^"([A-Za-z0-9_-]{1,100})\.(\d{1,10})\.(?:fetched|stored)"$/;

const stateIn = (opaque: string): PromptState[] => {
  const [, revisionId, version] = OWN.exec(opaque) ?? [];
  return revisionId === undefined ? [] : [{ revisionId, version: Number(version) }];
};

/**
 * Returns the states that `If-Match` allows; no property if it allows any. Malformed, weak and
 * unknown tags never match.
 */
export const statesIn = (ifMatch: string | undefined): { ifMatch?: PromptState[] } => {
  const tags = entityTags(ifMatch);
  if (tags === undefined || tags === '*') return {};
  return { ifMatch: tags.flatMap(({ weak, opaque }) => (weak ? [] : stateIn(opaque))) };
};
