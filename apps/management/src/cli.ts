import { runCommandLine } from '@touchstone/services/management';
import { notifierSchema, notifierSealed } from '@touchstone/services/notifier';
import { studioSchema } from '@touchstone/services/studio';

void runCommandLine(process.argv.slice(2), [
  { definition: notifierSchema(), sealed: notifierSealed() },
  { definition: studioSchema() },
]).then((code) => process.exit(code));
