import { Injectable } from '@nestjs/common';
import { InvalidRequest, RateExceeded } from '@touchstone/http-edge';
import { Counter } from '@touchstone/kernel';
import { AddressRefused, OutgoingGuard } from '@touchstone/outgoing';

/**
 * Maximum concurrent look-ups of one workspace: each may take as long as the timeout of a name
 * server.
 */
const MAX_CONCURRENT = 8;

/**
 * Checks addresses before a workspace saves them. Runs here, since a slow name server would delay
 * other requests in the queue of the service that stores them.
 */
@Injectable()
export class AddressChecks {
  /** In progress, by workspace. */
  private readonly inFlight = new Counter();

  constructor(private readonly guard: OutgoingGuard) {}

  /**
   * @param url no address if empty or absent
   * @throws InvalidRequest for a forbidden address, RateExceeded for too many concurrent look-ups
   */
  async demandReachable(workspace: string, url: string | undefined): Promise<void> {
    if (url === undefined || url === '') return;
    if (this.inFlight.of(workspace) >= MAX_CONCURRENT)
      throw new RateExceeded(
        'Too many addresses of this workspace are being looked up; try again after the time in Retry-After.',
        1,
      );
    this.inFlight.add(workspace);
    try {
      await this.guard.check(url);
    } catch (error) {
      throw error instanceof AddressRefused ? new InvalidRequest(`url: ${error.message}`) : error;
    } finally {
      this.inFlight.remove(workspace);
    }
  }
}
