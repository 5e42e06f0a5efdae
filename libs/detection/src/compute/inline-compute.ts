import type { CheckRequest, Content, Family, Finding } from '@touchstone/contracts';
import { Deadline } from '@touchstone/kernel';
import type { DetectorFamily } from '../detector';
import { Compute, detectorOf } from './compute';

/** Computes on the event loop; for short contents. */
export class InlineCompute extends Compute {
  async examine<F extends Family>(
    family: DetectorFamily<F>,
    request: CheckRequest,
    content: Content,
    remainingMs: number,
  ): Promise<Finding[]> {
    const deadline = Deadline.in(remainingMs);
    deadline.check();
    return detectorOf(family, request.check).examine({ request, content, deadline });
  }
}
