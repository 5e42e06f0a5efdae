import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { PeriodicTask } from '@touchstone/storage';
import { ManagementStore } from '../management.store';
import { workspaceEntity } from '../workspaces/workspace.entity';
import { auditSweep } from './audit-sweep';
import { definitionVersionSweep, deletedDefinitionSweep } from './definition-sweeps';
import { historySweeps } from './history-sweeps';
import { RetentionDays } from './retention-days';
import { BATCH, daysBefore, type Sweep } from './sweep';

const HOUR_MS = 3_600_000;

/** Deletes rows whose time has passed, once an hour. */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly hourly = new PeriodicTask(HOUR_MS, () => this.sweep());
  private stopped = false;

  constructor(
    private readonly store: ManagementStore,
    private readonly days: RetentionDays,
  ) {}

  onApplicationBootstrap(): void {
    this.hourly.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.hourly.stop();
  }

  async sweep(): Promise<void> {
    for (const sweep of await this.sweeps())
      while (!this.stopped && (await this.store.read(sweep)) === BATCH);
  }

  /** The histories first: they name versions of definitions. */
  private async sweeps(): Promise<Sweep[]> {
    const { now } = this.store;
    const workspaces = await this.store.read((manager) =>
      manager.getRepository(workspaceEntity).find(),
    );
    const definitionsBefore = daysBefore(now, this.days.definitionDays);
    return [
      ...workspaces.flatMap((workspace) => historySweeps(workspace, now)),
      auditSweep(daysBefore(now, this.days.auditDays)),
      definitionVersionSweep(definitionsBefore),
      deletedDefinitionSweep(definitionsBefore),
    ];
  }
}
