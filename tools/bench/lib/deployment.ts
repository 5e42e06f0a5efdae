import type { Deployment } from '@touchstone/testing';

/** Lends the work a deployment, which ends with it, however it ends. */
export const withDeployment = async <T>(
  starting: Promise<Deployment>,
  work: (deployment: Deployment) => Promise<T>,
): Promise<T> => {
  const deployment = await starting;
  try {
    return await work(deployment);
  } finally {
    await deployment.close();
  }
};
