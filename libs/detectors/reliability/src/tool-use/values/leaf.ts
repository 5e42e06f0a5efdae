import { isRecord, type Schema } from '../dialect';
import { wordsOfName } from '../near-name';
import { shown } from '../problem';

export type LeafValue = string | number | boolean;

/** A value of the arguments with its definition. */
export interface Leaf {
  path: string;
  /** Words of the parameter's name, lower case; for an item of a list those of the list. */
  words: readonly string[];
  value: LeafValue;
  definition: Schema;
  /** Descriptions, defaults and allowed values of the parameter, lower case. */
  about: string;
  /** Taken from the definition itself: an allowed value or the default. */
  declared: boolean;
  /** Allowed values of the parameter. */
  allowed: readonly unknown[];
  required: boolean;
  /** An item of a list. */
  listed: boolean;
}

const MOST_LEAVES = 200;

/** Returns the texts, numbers and booleans of the arguments, at most 200. */
export const leavesOf = (args: Record<string, unknown>, schema: Schema, source: Schema): Leaf[] => {
  const leaves: Leaf[] = [];
  const required = Array.isArray(schema.required) ? schema.required : [];
  const visit = (
    value: unknown,
    path: string,
    name: string,
    definition: unknown,
    needed: boolean,
    inherited: string,
    listed: boolean,
  ): void => {
    if (leaves.length >= MOST_LEAVES) return;
    const own = isRecord(definition) ? definition : {};
    const about = `${inherited} ${aboutOf(own)}`.slice(0, LONGEST_ABOUT);
    if (isLeafValue(value)) {
      leaves.push({
        path,
        words: wordsOfName(name),
        value,
        definition: own,
        about,
        declared: isDeclared(value, own),
        allowed: Array.isArray(own.enum) ? own.enum.slice(0, MOST_ALLOWED) : [],
        required: needed,
        listed,
      });
    } else if (Array.isArray(value))
      value
        .slice(0, MOST_LEAVES)
        .forEach((item, index) =>
          visit(item, `${path}[${index}]`, name, own.items, needed, about, true),
        );
    else if (isRecord(value)) {
      const properties = isRecord(own.properties) ? own.properties : {};
      for (const [key, item] of Object.entries(value).slice(0, MOST_LEAVES))
        visit(item, `${path}.${key}`, key, ownOf(properties, key), needed, about, listed);
    }
  };
  const properties = isRecord(source.properties) ? source.properties : source;
  for (const [key, value] of Object.entries(args).slice(0, MOST_LEAVES))
    visit(value, key, key, ownOf(properties, key), required.includes(key), '', false);
  return leaves;
};

const MOST_ALLOWED = 200;
const LONGEST_ABOUT = 2000;

const ownOf = (properties: Schema, key: string): unknown =>
  Object.hasOwn(properties, key) ? properties[key] : undefined;

const isLeafValue = (value: unknown): value is LeafValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const aboutOf = ({ description, default: standard, examples, enum: allowed }: Schema): string =>
  [
    typeof description === 'string' ? description.slice(0, 1000) : '',
    standard === undefined ? '' : shown(standard),
    Array.isArray(examples) ? shown(examples) : '',
    Array.isArray(allowed) ? shown(allowed) : '',
  ]
    .join(' ')
    .toLowerCase();

const isDeclared = (
  value: LeafValue,
  { enum: allowed, default: standard, const: only }: Schema,
): boolean =>
  (Array.isArray(allowed) && allowed.includes(value)) || standard === value || only === value;
