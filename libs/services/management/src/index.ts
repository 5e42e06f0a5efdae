export { runCommandLine } from './cli/run-command-line';
export { ManagementModule } from './management.module';
