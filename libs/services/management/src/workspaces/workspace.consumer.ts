import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import {
  getWorkspace,
  managementQueue,
  type RequestOf,
  updateWorkspace,
  type WorkspaceRecord,
} from '@touchstone/contracts';
import { WorkspaceService } from './workspace.service';

const FROM = { queues: [managementQueue] };

@Controller()
export class WorkspaceConsumer {
  constructor(private readonly workspaces: WorkspaceService) {}

  @MessagePattern(getWorkspace.pattern, FROM)
  get(@Payload() { caller }: RequestOf<typeof getWorkspace>): Promise<WorkspaceRecord> {
    return this.workspaces.get(caller);
  }

  @MessagePattern(updateWorkspace.pattern, FROM)
  update(
    @Payload() { caller, fields }: RequestOf<typeof updateWorkspace>,
  ): Promise<WorkspaceRecord> {
    return this.workspaces.update(caller, fields);
  }
}
