import type { Deployment } from '@touchstone/testing';
import { counted } from '../lib/metrics';

/** Counts the messages that the studio process has answered so far, by its own metrics. */
export const messagesToStudio = ({ processes }: Deployment): Promise<number> =>
  counted(
    processes.find(({ name }) => name === 'studio')?.address,
    'touchstone_messages_total{outcome="handled"}',
  );
