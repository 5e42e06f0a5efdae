import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  closeSession,
  type NewSession,
  openSession,
  type Principal,
  resolveSession,
} from '@touchstone/contracts';
import { Clock, Secrets } from '@touchstone/kernel';
import { ClientSettings } from '../clients.config';
import { ManagementClient } from '../management/management.client';
import { LOOK_UP_MS } from '../service.client';
import { apiKeyDigests, PrincipalCache } from './principal-cache';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** A session that was just opened; its token is stored nowhere. */
export interface OpenedSession {
  token: string;
  principal: Principal;
}

/** Opens, resolves and closes sessions of the dashboard through the management service. */
@Injectable()
export class Sessions {
  private readonly cache: PrincipalCache;

  constructor(
    private readonly management: ManagementClient,
    private readonly secrets: Secrets,
    @Inject(Clock) clock: Clock,
    { lookUpFreshMs }: ClientSettings,
  ) {
    this.cache = new PrincipalCache({
      load: (digests) => management.ask(resolveSession, digests, LOOK_UP_MS),
      mayBeValid: (token) => TOKEN.test(token),
      secrets,
      clock,
      freshMs: lookUpFreshMs,
    });
  }

  /** Returns `null` if the key or link is not valid. A link is used up. */
  async open(proof: NewSession['proof'], presented: string): Promise<OpenedSession | null> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const principal = await this.management.ask(openSession, {
      proof,
      presented: apiKeyDigests(presented, this.secrets),
      session: apiKeyDigests(token, this.secrets).digest,
    });
    return principal && { token, principal };
  }

  /** Returns `null` if the session is unknown, closed or expired, or its key no longer works. */
  resolve(token: string): Promise<Principal | null> {
    return this.cache.resolve(token);
  }

  /** Returns true if the session is cached, so that resolving it sends no request. */
  knows(token: string): boolean {
    return this.cache.knows(token);
  }

  /** Closes a session in every replica. */
  async close(token: string): Promise<void> {
    await this.management.ask(closeSession, apiKeyDigests(token, this.secrets));
  }

  /** Drops the cached sessions of one workspace, or all. */
  invalidate(workspace?: string): void {
    this.cache.invalidate(workspace);
  }
}
