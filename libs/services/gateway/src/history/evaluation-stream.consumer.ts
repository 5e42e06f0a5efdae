import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { apiKeysChanged, evaluationsStored, type Subscription } from '@touchstone/contracts';
import { EvaluationStreams } from './evaluation-streams';

/** A subscription beside that of the caches, which has a handler of its own for keys. */
const subscription: Subscription = { service: 'gateway-streams', kind: 'broadcast' };

@Controller()
export class EvaluationStreamConsumer {
  constructor(private readonly streams: EvaluationStreams) {}

  @EventPattern(evaluationsStored.pattern, { subscription })
  stored(@Payload() { workspaces }: { workspaces: string[] }): void {
    this.streams.wake(workspaces);
  }

  @EventPattern(apiKeysChanged.pattern, { subscription })
  keysChanged(@Payload() { workspace }: { workspace: string }): void {
    this.streams.wake([workspace]);
  }
}
