import type { IntegrationTest, Principal } from '@touchstone/contracts';

/**
 * Tests integrations. The pass-through implements it, which alone holds connections to vendors; the
 * gateway serves it beside the other routes of integrations.
 */
export abstract class IntegrationTester {
  /**
   * Sends one request to the vendor, on the path of all vendor traffic but outside of the record of
   * exchanges.
   * @param provider canonical name, lower case
   * @param model answers a short question; without one, the request costs nothing
   * @throws RateExceeded, ShareExceeded, Unavailable for an uncached integration while the
   * management service is unavailable
   */
  abstract test(caller: Principal, provider: string, model?: string): Promise<IntegrationTest>;
}
