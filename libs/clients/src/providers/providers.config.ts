import type { Environment } from '@touchstone/kernel';

const VARIABLE = /^TOUCHSTONE_PROVIDER_([A-Z0-9_]+)_URL$/;

/**
 * Returns the configured addresses by the vendor's name: lower case, dashes where the variable has
 * underscores.
 */
export const configuredAddresses = (environment: Environment): Map<string, string> =>
  new Map(
    Object.entries(environment).flatMap(([variable, value]) => {
      const name = VARIABLE.exec(variable)?.[1];
      return name !== undefined && value
        ? [[name.toLowerCase().replaceAll('_', '-'), value] as const]
        : [];
    }),
  );
