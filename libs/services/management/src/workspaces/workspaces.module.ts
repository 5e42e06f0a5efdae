import { Module } from '@nestjs/common';
import { AuditConsumer } from './audit.consumer';
import { AuditService } from './audit.service';
import { WorkspaceConsumer } from './workspace.consumer';
import { WorkspaceService } from './workspace.service';

@Module({
  controllers: [WorkspaceConsumer, AuditConsumer],
  providers: [WorkspaceService, AuditService],
})
export class WorkspacesModule {}
