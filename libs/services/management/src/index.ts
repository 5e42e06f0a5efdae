export { runCommandLine } from './cli/run-command-line';
export { Management, type ManagementParts } from './management';
export { ManagementSettings, managementSettings } from './management.config';
export { ManagementModule, type ManagementOptions } from './management.module';
export { SCHEMA, managementSchema } from './storage/schema';
