import {
  type CheckRequest,
  type Content,
  descriptorOf,
  type Family,
  type Outcome,
} from '@touchstone/contracts';
import type { DetectorFamily } from '../detector';
import { charactersRead } from './characters-read';
import { Compute } from './compute';

/**
 * Limit for inline work: about 10 ms of a family's heaviest built-in engines. A transfer to a
 * thread costs less than 1 ms.
 */
const INLINE_CHARACTERS = 2_000;

/** Limit for the threads of short work: about 20 ms. */
const SHORT_CHARACTERS = 20_000;

/**
 * Examines short contents inline and longer ones in a thread: the event loop stays free, and short
 * checks avoid the transfer. Parsers always run in a thread. The longest contents have separate
 * threads, so that short ones wait neither for them nor for the replacement of a thread that they
 * exhausted.
 */
export class SizedCompute extends Compute {
  constructor(
    private readonly inline: Compute,
    private readonly short: Compute,
    private readonly long: Compute,
  ) {
    super();
  }

  examine<F extends Family>(
    family: DetectorFamily<F>,
    request: CheckRequest,
    content: Content,
    remainingMs: number,
    workspace: string,
  ): Promise<Outcome[]> {
    return this.placeFor(request, charactersRead(request, content)).examine(
      family,
      request,
      content,
      remainingMs,
      workspace,
    );
  }

  private placeFor(request: CheckRequest, characters: number): Compute {
    if (characters > SHORT_CHARACTERS) return this.long;
    return characters > INLINE_CHARACTERS || parses(request) ? this.short : this.inline;
  }

  override async close(): Promise<void> {
    await Promise.all([this.inline, this.short, this.long].map((place) => place.close()));
  }
}

const parses = (request: CheckRequest): boolean =>
  descriptorOf(request.check).parses?.(request) === true;
