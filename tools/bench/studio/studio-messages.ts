import type { Deployment } from '@touchstone/testing';

/** How many messages the studio process has answered so far, by its own metrics. */
export const messagesToStudio = async ({ processes }: Deployment): Promise<number> => {
  const address = processes.find(({ name }) => name === 'studio')?.address;
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^touchstone_messages_total\{outcome="handled"\} (\d+)/m.exec(metrics)?.[1] ?? 0);
};
