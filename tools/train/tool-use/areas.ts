import { type Fields, isString, readRows } from '../lib/dataset';

export interface AreaTool {
  name: string;
  description: string;
  parameters: readonly string[];
}

/** A subject with tools, and requests with the tool that answers each. */
export interface Area {
  area: string;
  tools: readonly AreaTool[];
  requests: readonly { text: string; tool: string | null }[];
}

/** Each by another writer. */
const AREA_FILES = ['areas', 'everyday-areas', 'technical-areas'];

const isAnyList = <T>(value: unknown): value is readonly T[] => Array.isArray(value);
const AREA_FIELDS: Fields<Area> = { area: isString, tools: isAnyList, requests: isAnyList };

export const readAreas = (): Area[] =>
  AREA_FILES.flatMap((name) => readRows(`tool-use/${name}.jsonl`, AREA_FIELDS));
