import { ACTS } from './acts';
import { PEOPLE } from './people';
import { STRUCTURE } from './structure';
import { SURROUNDINGS } from './surroundings';

/** Lists of seeds whose relatives in meaning count in part; they come first. */
const SOFT = { ...ACTS, ...PEOPLE, ...SURROUNDINGS };
const LISTS = { ...SOFT, ...STRUCTURE };

/** Subject or manner that words express, named after the list of its seeds. */
export type Concept = keyof typeof LISTS;

export const CONCEPTS = Object.keys(LISTS) as Concept[];
export const SOFT_CONCEPTS = Object.keys(SOFT) as (keyof typeof SOFT)[];
export const SEEDS: Readonly<Record<Concept, string>> = LISTS;
