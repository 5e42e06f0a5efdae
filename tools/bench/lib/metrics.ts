/**
 * Reads a counter from a process's metrics; 0 before its first increment.
 * @param name with its labels, in Prometheus notation
 */
export const counted = async (address: string | undefined, name: string): Promise<number> => {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
};
