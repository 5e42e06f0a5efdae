import { type CountryCode, getCountries, getCountryCallingCode, Metadata } from 'libphonenumber-js';

let plans: Map<string, Set<number>> | undefined;

/**
 * Calling code to the lengths its national numbers may have, from the library's numbering plans.
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

/**
 * Returns true if digits with a calling code in front have one that exists and a length its numbers
 * may have.
 */
export const isInternationalNumber = (digits: string): boolean =>
  [1, 2, 3].some((length) =>
    numberingPlans()
      .get(digits.slice(0, length))
      ?.has(digits.length - length),
  );
