import { Get } from '@nestjs/common';
import type { SystemState } from '@touchstone/contracts';
import { SystemStateDto } from '@touchstone/contracts/dto';
import { ApiController, routesFor } from '../management/routes';
import { ProcessRegistry } from './process-registry';
import { QueueDepths } from './queue-depths';
import { systemState } from './system-state';

const { ReadsOnly } = routesFor('read');

@ApiController('System', 'api/system')
export class SystemController {
  constructor(
    private readonly processes: ProcessRegistry,
    private readonly depths: QueueDepths,
  ) {}

  @Get()
  @ReadsOnly(
    'Read which processes live, which queues wait, and what each family did last',
    SystemStateDto,
  )
  async read(): Promise<SystemState> {
    return systemState(this.processes.live(), await this.depths.read());
  }
}
