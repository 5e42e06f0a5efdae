import { Body, Get, Put, Query } from '@nestjs/common';
import { ApiKeys, ManagementClient } from '@touchstone/clients';
import {
  getWorkspace,
  listAudit,
  type Principal,
  updateWorkspace,
  type WorkspaceFields,
  type WorkspaceRecord,
} from '@touchstone/contracts';
import { AuditDto, WorkspaceDto, WorkspaceFieldsDto } from '@touchstone/contracts/dto';
import { Caller } from '../http/decorators';
import { PagePipe, PageQuery } from '../management/query';
import { ApiController, callerOf, Creates, ReadsOnly, routesFor } from '../management/routes';
import { WorkspaceChangesPipe } from './workspace-changes.pipe';

/** Entries hold whatever was changed, addresses of notifiers among it. */
const { Lists } = routesFor('manage');

@ApiController('Workspace', 'api')
export class WorkspaceController {
  constructor(
    private readonly management: ManagementClient,
    private readonly keys: ApiKeys,
  ) {}

  @Get('workspace')
  @ReadsOnly('Read the workspace', WorkspaceDto)
  get(@Caller() caller: Principal): Promise<WorkspaceRecord> {
    return this.management.ask(getWorkspace, { caller: callerOf(caller) });
  }

  @Put('workspace')
  @Creates('Update the workspace', WorkspaceFieldsDto, WorkspaceDto)
  async update(
    @Body(WorkspaceChangesPipe) fields: WorkspaceFields,
    @Caller() caller: Principal,
  ): Promise<WorkspaceRecord> {
    const updated = await this.management.ask(updateWorkspace, {
      caller: callerOf(caller),
      fields,
    });
    this.keys.invalidate(caller.workspace);
    return updated;
  }

  @Get('audit')
  @Lists('List what was changed', AuditDto)
  audit(@Query(PagePipe) page: PageQuery, @Caller() caller: Principal): Promise<AuditDto[]> {
    return this.management.ask(listAudit, { caller: callerOf(caller), page });
  }
}
