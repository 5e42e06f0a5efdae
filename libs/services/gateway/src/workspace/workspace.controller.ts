import { Body, Get, Put, Query } from '@nestjs/common';
import { ApiKeys, ManagementClient } from '@touchstone/clients';
import {
  getWorkspace,
  listAudit,
  type Principal,
  updateWorkspace,
  type WorkspaceRecord,
} from '@touchstone/contracts';
import { AuditDto, WorkspaceDto, WorkspaceFieldsDto } from '@touchstone/contracts/dto';
import { EdgeSettings } from '@touchstone/http-edge';
import { GatewaySettings } from '../gateway.config';
import { Caller } from '../http/caller';
import { changesOf } from '../management/body.pipes';
import type { FieldChanges } from '../management/fields';
import { pageOf, type Query as QueryOf } from '../management/query';
import { callerOf, Creates, Lists, Manages, ReadsOnly } from '../management/routes';
import { withLimits } from './workspace-limits';

@Manages('Workspace', 'api')
export class WorkspaceController {
  constructor(
    private readonly management: ManagementClient,
    private readonly keys: ApiKeys,
    private readonly settings: GatewaySettings,
    private readonly edge: EdgeSettings,
  ) {}

  @Get('workspace')
  @ReadsOnly('Read the workspace', WorkspaceDto)
  get(@Caller() caller: Principal): Promise<WorkspaceRecord> {
    return this.management.ask(getWorkspace, { caller: callerOf(caller) });
  }

  @Put('workspace')
  @Creates('Update the workspace', WorkspaceFieldsDto, WorkspaceDto)
  async update(
    @Body(changesOf(WorkspaceFieldsDto)) { fields: named }: FieldChanges<WorkspaceFieldsDto>,
    @Body() body: unknown,
    @Caller() caller: Principal,
  ): Promise<WorkspaceRecord> {
    const fields = withLimits(named, body, {
      ...this.settings,
      ratePerSecond: this.edge.ratePerSecond,
    });
    const updated = await this.management.ask(updateWorkspace, {
      caller: callerOf(caller),
      fields,
    });
    this.keys.invalidate(caller.workspace);
    return updated;
  }

  @Get('audit')
  @Lists('List what was changed', AuditDto)
  audit(@Query() query: QueryOf, @Caller() caller: Principal): Promise<AuditDto[]> {
    return this.management.ask(listAudit, { caller: callerOf(caller), page: pageOf(query) });
  }
}
