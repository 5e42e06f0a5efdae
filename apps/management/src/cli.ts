import { runCommandLine } from '@touchstone/services/management';
import { notifierSealed } from '@touchstone/services/notifier';

void runCommandLine(process.argv.slice(2), [notifierSealed()]).then((code) => process.exit(code));
