import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  PREFERENCE_FEATURES,
  preferenceFeatures,
  RELEVANCE_FEATURES,
  relevanceFeatures,
} from './features';
import type { ToolProfile } from './profile';
import type { Request } from './request';

/** In this folder; written by `npm run train -- tool-use`. */
export const CHOICE_MODEL_FILE = 'coefficients.json';

export interface ChoiceModel {
  /** Log odds that a tool has to do with a request, and those below which it has not. */
  relevance: {
    intercept: number;
    weights: Record<(typeof RELEVANCE_FEATURES)[number], number>;
    below: number;
  };
  /** Preference for a tool; its advantage over another from which it is the better one. */
  preference: { weights: Record<(typeof PREFERENCE_FEATURES)[number], number>; from: number };
}

let loaded: ChoiceModel | undefined;

export const choiceModel = (): ChoiceModel =>
  (loaded ??= JSON.parse(readFileSync(join(__dirname, CHOICE_MODEL_FILE), 'utf8')) as ChoiceModel);

/** Fit of a tool to a request. */
export interface Fit {
  relevance: number;
  preference: number;
}

/** Returns the fit of a tool by the reading of the request that suits it best. */
export const fitOf = (requests: readonly Request[], tool: ToolProfile): Fit => {
  const { relevance, preference } = choiceModel();
  const fits = requests.map((request): Fit => {
    const values = relevanceFeatures(request, tool);
    return {
      relevance: relevance.intercept + product(values, RELEVANCE_FEATURES, relevance.weights),
      preference: product(
        preferenceFeatures(request, tool, values),
        PREFERENCE_FEATURES,
        preference.weights,
      ),
    };
  });
  return {
    relevance: Math.max(...fits.map((fit) => fit.relevance)),
    preference: Math.max(...fits.map((fit) => fit.preference)),
  };
};

const product = <Name extends string>(
  values: readonly number[],
  names: readonly Name[],
  weights: Readonly<Record<Name, number>>,
): number => names.reduce((sum, name, index) => sum + weights[name] * (values[index] ?? 0), 0);
