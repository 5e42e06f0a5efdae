import { type CountryCode, getCountries, getCountryCallingCode, Metadata } from 'libphonenumber-js';

let plans: Map<string, Set<number>> | undefined;

/**
 * Returns the valid lengths of national numbers by calling code, from the numbering plans of
 * libphonenumber.
 */
const numberingPlans = (): Map<string, Set<number>> => {
  if (plans) return plans;
  plans = new Map();
  for (const country of getCountries()) addPlan(plans, country);
  return plans;
};

const addPlan = (known: Map<string, Set<number>>, country: CountryCode): void => {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const lengths = known.get(getCountryCallingCode(country)) ?? new Set<number>();
  for (const length of metadata.numberingPlan?.possibleLengths() ?? []) lengths.add(length);
  known.set(getCountryCallingCode(country), lengths);
};

/** Returns true if digits begin with an existing calling code and have a valid length for it. */
export const isInternationalNumber = (digits: string): boolean =>
  [1, 2, 3].some((length) =>
    numberingPlans()
      .get(digits.slice(0, length))
      ?.has(digits.length - length),
  );
