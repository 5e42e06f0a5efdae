import { Injectable } from '@nestjs/common';
import { InvalidRequest, RateExceeded } from '@touchstone/http-edge';
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
  private readonly inFlight = new Map<string, number>();

  constructor(private readonly guard: OutgoingGuard) {}

  /**
   * @param url no address if empty or absent
   * @throws InvalidRequest for a forbidden address, RateExceeded for too many concurrent look-ups
   */
  async demandReachable(workspace: string, url: string | undefined): Promise<void> {
    if (url === undefined || url === '') return;
    const others = this.inFlight.get(workspace) ?? 0;
    if (others >= MAX_CONCURRENT)
      throw new RateExceeded(
        'Too many addresses of this workspace are being looked up; try again after the time in Retry-After.',
        1,
      );
    this.inFlight.set(workspace, others + 1);
    try {
      await this.guard.check(url);
    } catch (error) {
      throw error instanceof AddressRefused ? new InvalidRequest(`url: ${error.message}`) : error;
    } finally {
      this.leave(workspace);
    }
  }

  private leave(workspace: string): void {
    const left = (this.inFlight.get(workspace) ?? 0) - 1;
    if (left > 0) this.inFlight.set(workspace, left);
    else this.inFlight.delete(workspace);
  }
}
