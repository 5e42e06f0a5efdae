import type { Deployment } from '@touchstone/testing';

/** Runs the work with a deployment, and stops it even if the work fails. */
export const withDeployment = async <T, D extends Deployment = Deployment>(
  starting: Promise<D>,
  work: (deployment: D) => Promise<T>,
): Promise<T> => {
  const deployment = await starting;
  try {
    return await work(deployment);
  } finally {
    await deployment.close();
  }
};
