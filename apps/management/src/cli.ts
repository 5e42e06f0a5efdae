import { runCommandLine } from '@touchstone/services/management';

void runCommandLine(process.argv.slice(2)).then((code) => process.exit(code));
