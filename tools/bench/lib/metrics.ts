/** What a process says of one of its counters; 0 before it first counted. @param name with its labels, as Prometheus writes it */
export const counted = async (address: string | undefined, name: string): Promise<number> => {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
};
