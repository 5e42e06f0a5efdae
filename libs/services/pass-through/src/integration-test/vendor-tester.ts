import { Injectable } from '@nestjs/common';
import { IntegrationTester, Providers } from '@touchstone/clients';
import type { IntegrationTest, Principal } from '@touchstone/contracts';
import { RateExceeded } from '@touchstone/http-edge';
import { Counter, withTimeLimit } from '@touchstone/kernel';
import { Integrations } from '../providers/integrations';
import { resolveProvider } from '../providers/resolve-provider';
import { targetOf } from '../providers/target';
import type { VendorRequest } from '../proxy/proxy-request';
import { UpstreamClient } from '../upstream/upstream-client';
import { problemOfAnswer, problemOfFailure } from './test-problem';
import { testRequestFor } from './test-request';

/** Until the whole answer. */
const TEST_MS = 20_000;
/** Concurrent tests of one workspace: a test with a model costs money. */
const MAX_TESTS = 4;
const RETRY_SECONDS = 2;

type Called = Pick<IntegrationTest, 'status' | 'latency_ms' | 'error'>;

/** Sends test requests to vendors, outside of guardrails and of the record of exchanges. */
@Injectable()
export class VendorTester extends IntegrationTester {
  /** In progress, by workspace. */
  private readonly tests = new Counter();

  constructor(
    private readonly providers: Providers,
    private readonly integrations: Integrations,
    private readonly upstream: UpstreamClient,
  ) {
    super();
  }

  async test(caller: Principal, provider: string, model?: string): Promise<IntegrationTest> {
    if (this.tests.of(caller.workspace) >= MAX_TESTS)
      throw new RateExceeded(
        'Too many integrations of this workspace are being tested; try again after the time in Retry-After.',
        RETRY_SECONDS,
      );
    this.tests.add(caller.workspace);
    try {
      return await this.testNow(caller, provider, model);
    } finally {
      this.tests.remove(caller.workspace);
    }
  }

  private async testNow(
    caller: Principal,
    provider: string,
    model: string | undefined,
  ): Promise<IntegrationTest> {
    const sinceMs = performance.now();
    const called = await withTimeLimit(TEST_MS, (signal) =>
      this.call({ caller, signal }, provider, model),
    ).catch((failure: unknown): Called => {
      const error = problemOfFailure(failure);
      if (error === undefined) throw failure;
      return { status: null, latency_ms: tenthsSince(sinceMs), error };
    });
    return { reached: called.status !== null, ...called, model: model ?? null };
  }

  private async call(
    parts: Pick<VendorRequest, 'caller' | 'signal'>,
    name: string,
    model: string | undefined,
  ): Promise<Called> {
    const { providers, integrations } = this;
    const { provider, integration } = await resolveProvider(
      { providers, integrations },
      parts.caller,
      name,
    );
    const { method, path, headers, body } = testRequestFor(provider, model);
    const target = targetOf(provider, path);
    const request: VendorRequest = {
      ...parts,
      provider,
      integration,
      target,
      method,
      headers,
      body: body && Buffer.from(JSON.stringify(body)),
    };
    const prepared = this.upstream.prepare(request);
    const sinceMs = performance.now();
    const answer = await this.upstream.send(request, prepared);
    const latency_ms = tenthsSince(sinceMs);
    const [, header] = integration?.credential?.(provider.credential) ?? [];
    const secret = header?.slice(provider.credential.prefix.length);
    const error = await problemOfAnswer(answer, {
      operation: `${method} ${target.operation}`,
      isQuestion: model !== undefined,
      secret,
    });
    return { status: answer.statusCode, latency_ms, error };
  }
}

const tenthsSince = (sinceMs: number): number =>
  Math.round((performance.now() - sinceMs) * 10) / 10;
