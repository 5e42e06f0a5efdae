import { Injectable } from '@nestjs/common';
import { ClientSettings, compile, PromptCache } from '@touchstone/clients';
import type { Message, Principal } from '@touchstone/contracts';
import { AppError } from '@touchstone/kernel';
import type { Dialect, ExpandedMessage, JsonObject, ReferableMessage } from '../dialects/dialect';
import { message, roleOf } from '../dialects/reading/conversation';
import { UnreadableRequest } from '../errors';
import type { ProxyRequest } from '../proxy/proxy-request';
import { parseReference, type Reference, shownId } from './reference-syntax';

export interface Expansion {
  body: JsonObject;
  /** Ids of the inserted revisions. */
  revisions: string[];
  /**
   * The caller's variables as user messages: inside a prompt's system message they would be judged
   * as the operator's text.
   */
  filledIn: Message[];
}

interface Expanded {
  messages: ExpandedMessage[];
  revision: string;
  /** The caller's values, in the order in which the prompt uses them. */
  values: string[];
}

/** Limit of different prompts in one request. */
const MOST_PROMPTS = 100;

const SIGN = 0x24;
const ESCAPED_SIGN = '\\u0024';

/** Returns false if no message of the body can refer to a prompt: a cheap search for the sign. */
export const mayRefer = (body: ProxyRequest['body']): boolean =>
  Buffer.isBuffer(body) && (body.includes(SIGN) || body.includes(ESCAPED_SIGN));

/**
 * A string of the body that starts like a reference with variables, after optional whitespace,
 * plain or escaped.
 */
const REFERRING = /"(?:\s|\\[ntr])*(?:\$|\\u0024)[A-Za-z0-9][A-Za-z0-9_-]*\|\[/;

/** Guesses if an unreadable body has a reference, which must not be forwarded as raw text. */
export const seemsToRefer = (body: ProxyRequest['body']): boolean =>
  mayRefer(body) && REFERRING.test(String(body));

/** Replaces messages that refer to stored prompts with those prompts. */
@Injectable()
export class PromptReferences {
  constructor(
    private readonly prompts: PromptCache,
    private readonly settings: ClientSettings,
  ) {}

  /**
   * @throws UnreadableRequest for a malformed reference, for one whose prompt is missing, inactive,
   * or lacks variables, and for too many references; Unavailable
   */
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
      if (!prompt.record.prompt.active)
        throw new UnreadableRequest(
          `The reference to the prompt ${shownId(id)}: this prompt is inactive; activate it, or refer to another.`,
        );
      const { messages } = compile(prompt, variables, mostBytes);
      return {
        messages,
        revision: prompt.record.revision.id,
        values: [...prompt.uses.keys()].flatMap((name) => variables[name] ?? []),
      };
    } catch (error) {
      if (!(error instanceof AppError) || error.kind === 'unavailable') throw error;
      if (bare && error.kind === 'not_found') return null;
      throw new UnreadableRequest(`The reference to the prompt ${shownId(id)}: ${error.message}`);
    }
  }
}

const TRUSTED = new Set(['system', 'developer']);
const isTrusted = ({ role }: ReferableMessage): boolean => TRUSTED.has(role);
/** Returns true unless the message is a tool result, which is data and never a reference. */
const isSaid = ({ role }: ReferableMessage): boolean => roleOf(role) !== 'tool';

const bytesOf = (messages: readonly ExpandedMessage[]): number =>
  messages.reduce((bytes, { content }) => bytes + Buffer.byteLength(content), 0);

/**
 * Finds the references in messages; each may cost a look-up.
 * @throws UnreadableRequest for more than `MOST_PROMPTS` prompts, and for a malformed reference
 */
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
