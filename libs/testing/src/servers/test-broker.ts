/** The broker's address for this test process: a virtual host of its own, made by the run's set-up. */
export const testBrokerUrl = (): string => {
  const urls = (process.env['TOUCHSTONE_TEST_BROKER_URLS'] ?? '').split(' ').filter(Boolean);
  const url = urls[(Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % Math.max(1, urls.length)];
  if (!url) throw new Error('No message broker for the tests: the set-up of the run said why.');
  return url;
};
