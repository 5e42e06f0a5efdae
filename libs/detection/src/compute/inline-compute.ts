import type { CheckRequest, Content, Family, Outcome } from '@touchstone/contracts';
import { Deadline } from '@touchstone/kernel';
import type { DetectorFamily } from '../detector';
import { Compute, detectorOf } from './compute';
import { LoopTurns } from './loop-turns';

/** Runs engines on the event loop; for short contents. */
export class InlineCompute extends Compute {
  private readonly turns = new LoopTurns();

  examine<F extends Family>(
    family: DetectorFamily<F>,
    request: CheckRequest,
    content: Content,
    remainingMs: number,
    workspace: string,
  ): Promise<Outcome[]> {
    const deadline = Deadline.in(remainingMs);
    return this.turns.run(workspace, () => {
      deadline.check();
      return detectorOf(family, request.check).examine({ request, content, deadline });
    });
  }
}
