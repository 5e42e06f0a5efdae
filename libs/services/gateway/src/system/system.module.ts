import { Module } from '@nestjs/common';
import { Clock, SystemClock } from '@touchstone/kernel';
import { ProcessRegistry } from './process-registry';
import { ProcessReportConsumer } from './process-report.consumer';
import { QueueDepths } from './queue-depths';
import { SystemController } from './system.controller';

/** State of the installation, which is the same for every workspace. */
@Module({
  controllers: [SystemController, ProcessReportConsumer],
  providers: [ProcessRegistry, QueueDepths, { provide: Clock, useClass: SystemClock }],
})
export class SystemModule {}
