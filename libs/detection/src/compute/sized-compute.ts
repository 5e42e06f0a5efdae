import {
  charactersIn,
  type CheckRequest,
  type Content,
  type Family,
  type Finding,
} from '@touchstone/contracts';
import type { DetectorFamily } from '../detector';
import { Compute } from './compute';

/** About 10 ms of a family's heaviest built-in engines; the trip to a thread costs less than 1 ms. */
const INLINE_CHARACTERS = 2_000;

/** Short contents at once, long ones in a thread: the event loop stays free, and short checks pay no trip. */
export class SizedCompute extends Compute {
  constructor(
    private readonly inline: Compute,
    private readonly threaded: Compute,
    private readonly inlineCharacters = INLINE_CHARACTERS,
  ) {
    super();
  }

  examine<F extends Family>(
    family: DetectorFamily<F>,
    request: CheckRequest,
    content: Content,
    remainingMs: number,
  ): Promise<Finding[]> {
    const compute = sizeOf(request, content) <= this.inlineCharacters ? this.inline : this.threaded;
    return compute.examine(family, request, content, remainingMs);
  }

  override async close(): Promise<void> {
    await Promise.all([this.inline.close(), this.threaded.close()]);
  }
}

/** Characters there are to look at: texts, tool definitions, and what the request brings along. */
const sizeOf = (request: CheckRequest, content: Content): number =>
  charactersIn(content) +
  JSON.stringify(content.tools).length +
  JSON.stringify(broughtAlong(request)).length;

const broughtAlong = (request: CheckRequest): unknown => {
  switch (request.check) {
    case 'policy':
      return request.assertions;
    case 'topic_scoping':
      return request.topics;
    case 'syntax':
      return request.rules;
    default:
      return '';
  }
};
