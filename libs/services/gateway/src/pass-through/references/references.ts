import { Injectable } from '@nestjs/common';
import type { Message, Principal } from '@touchstone/contracts';
import { AppError } from '@touchstone/kernel';
import { GatewaySettings } from '../../gateway.config';
import { compile } from '../../prompts/compile';
import { Prompts } from '../../prompts/prompts';
import type { Asked } from '../asked';
import type { Dialect, ExpandedMessage, JsonObject, ReferableMessage } from '../dialects/dialect';
import { message, roleOf } from '../dialects/reading/conversation';
import { UnreadableRequest } from '../errors';
import { parseReference, type Reference } from './reference';

export interface Expansion {
  body: JsonObject;
  /** Ids of the revisions that were put in. */
  revisions: string[];
  /** What the caller had filled in, as messages of its user: in a prompt's system message it would pass for the operator's word. */
  filledIn: Message[];
}

interface Expanded {
  messages: ExpandedMessage[];
  revision: string;
  /** In the order in which the prompt uses them. */
  values: string[];
}

/** In one request. */
const MOST_PROMPTS = 100;

const SIGN = 0x24;
const ESCAPED_SIGN = '\\u0024';

/** A cheap look at a body: without the sign no message in it refers to a prompt. */
export const mayRefer = (body: Asked['body']): boolean =>
  Buffer.isBuffer(body) && (body.includes(SIGN) || body.includes(ESCAPED_SIGN));

/** Puts stored prompts in the place of messages that name them. */
@Injectable()
export class References {
  constructor(
    private readonly prompts: Prompts,
    private readonly settings: GatewaySettings,
  ) {}

  /** @throws UnreadableRequest for a reference with variables whose prompt is not there, for one that lacks some, and for too many; Unavailable */
  async expanded(
    body: JsonObject,
    messages: readonly ReferableMessage[],
    dialect: Dialect,
    caller: Principal,
  ): Promise<Expansion> {
    const found = referencesIn(
      messages.filter(caller.userReferences === false ? isTrusted : isSaid),
    );
    const expansions = new Map<number, ExpandedMessage[]>();
    const filledIn: Message[] = [];
    const revisions = new Set<string>();
    let left = this.settings.compiledBytes;
    for (const { index, reference } of found) {
      const expanded = await this.messagesOf(reference, caller, left);
      if (expanded === null) continue;
      expansions.set(index, expanded.messages);
      revisions.add(expanded.revision);
      if (expanded.values.length > 0)
        filledIn.push({ ...message('user', { texts: expanded.values }), excerpt: true });
      left -= bytesOf(expanded.messages);
    }
    return {
      body: expansions.size === 0 ? body : dialect.expand(body, expansions),
      revisions: [...revisions],
      filledIn,
    };
  }

  private async messagesOf(
    { id, variables, bare }: Reference,
    caller: Principal,
    mostBytes: number,
  ): Promise<Expanded | null> {
    try {
      const prompt = await this.prompts.get(caller, { id, select: {} });
      const { messages } = compile(prompt, variables, mostBytes);
      return {
        messages,
        revision: prompt.record.revision.id,
        values: [...prompt.uses.keys()].flatMap((name) => variables[name] ?? []),
      };
    } catch (error) {
      if (!(error instanceof AppError) || error.kind === 'unavailable') throw error;
      if (bare && error.kind === 'not_found') return null;
      throw new UnreadableRequest(`The reference to the prompt ${id}: ${error.message}`);
    }
  }
}

const TRUSTED = new Set(['system', 'developer']);
const isTrusted = ({ role }: ReferableMessage): boolean => TRUSTED.has(role);
/** What a tool returned is data; nobody refers to a prompt with it. */
const isSaid = ({ role }: ReferableMessage): boolean => roleOf(role) !== 'tool';

const bytesOf = (messages: readonly ExpandedMessage[]): number =>
  messages.reduce((bytes, { content }) => bytes + Buffer.byteLength(content), 0);

/** Each name may be a question to the studio. @throws UnreadableRequest for more than `MOST_PROMPTS` */
const referencesIn = (
  messages: readonly ReferableMessage[],
): { index: number; reference: Reference }[] => {
  const found = messages.flatMap(({ index, text }) => {
    const reference = parseReference(text);
    return reference === null ? [] : [{ index, reference }];
  });
  if (new Set(found.map(({ reference }) => reference.id)).size > MOST_PROMPTS)
    throw new UnreadableRequest(`A request may refer to ${MOST_PROMPTS} prompts at most.`);
  return found;
};
