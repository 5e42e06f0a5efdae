import { IsIn } from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';

export class DashboardSettings {
  /** `off`: the gateway serves no browser app. */
  @IsIn(['on', 'off']) dashboard: 'on' | 'off' = 'on';
}

/** @throws InvalidConfiguration */
export const dashboardSettings = (environment?: Environment): DashboardSettings =>
  readSettings(DashboardSettings, { dashboard: 'TOUCHSTONE_DASHBOARD' }, environment);
