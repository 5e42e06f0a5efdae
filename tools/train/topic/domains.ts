import { datasetFiles, type Fields, isListOf, isString, readRows } from '../lib/dataset';

/** A subject with ways to name it as a topic, and messages about it. */
export interface Domain {
  domain: string;
  /** Domains that share messages with it, so that neither is off topic for the other. */
  near: readonly string[];
  topics: readonly string[];
  user: readonly string[];
  assistant: readonly string[];
}

const isAnyList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isString);

const FIELDS: Fields<Domain> = {
  domain: isString,
  near: isAnyList,
  topics: isListOf(isString),
  user: isListOf(isString),
  assistant: isListOf(isString),
};

export const readDomains = (): Domain[] =>
  datasetFiles('topic-scoping/domains').flatMap((file) => readRows(file, FIELDS));

export const areNear = (one: Domain, other: Domain): boolean =>
  one.domain === other.domain || one.near.includes(other.domain) || other.near.includes(one.domain);
