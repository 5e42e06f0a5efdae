import { labelOf } from './words';

/** The part of an OpenAPI schema that forms are generated from. */
export interface JsonSchema {
  $ref?: string;
  allOf?: readonly JsonSchema[];
  type?: string;
  format?: string;
  enum?: readonly unknown[];
  default?: unknown;
  description?: string;
  deprecated?: boolean;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
}

/** A check, as the API describes it. */
interface DescribedCheck {
  name: string;
  title: string;
  family: string;
  /** Fields that request it, and those that configure it. */
  switches: readonly string[];
  options: readonly string[];
}

export interface ApiDescription {
  components: { schemas: Readonly<Record<string, JsonSchema>> };
  'x-checks': readonly DescribedCheck[];
}

interface CommonField {
  name: string;
  /** Its place in the resource, as the API names it in errors: `actions.alert.email`. */
  path: string;
  label: string;
  help: string | undefined;
  required: boolean;
  deprecated: boolean;
}

/** A field of a form. `json`: a value that no other control can edit. */
export type FormField = CommonField &
  (
    | { kind: 'text'; maxLength: number | undefined; format: string | undefined }
    | { kind: 'number'; isWhole: boolean; min: number | undefined; max: number | undefined }
    | {
        kind: 'choice';
        options: readonly string[];
        preset: string | undefined;
        /** The choice of none, in words. */
        none: string;
      }
    | { kind: 'switch'; preset: boolean }
    | { kind: 'texts' }
    | { kind: 'object'; fields: readonly FormField[] }
    | { kind: 'json' }
  );

/** Returns the fields of an object schema, in its order. */
export const formFields = (description: ApiDescription, schema: string): FormField[] => {
  const resolved = resolve(description, description.components.schemas[schema] ?? {});
  return fieldsOf(description, resolved, '');
};

const MOST_LEVELS = 8;

const fieldsOf = (api: ApiDescription, schema: JsonSchema, parent: string): FormField[] =>
  Object.entries(schema.properties ?? {}).map(([name, raw]) => {
    const own = resolve(api, raw);
    const path = parent === '' ? name : `${parent}.${name}`;
    const common = {
      name,
      path,
      label: labelOf(name),
      help: own.description,
      required: schema.required?.includes(name) ?? false,
      deprecated: own.deprecated ?? false,
    };
    return { ...common, ...kindOf(api, own, path) };
  });

type Kind = FormField extends infer Field
  ? Field extends FormField
    ? Omit<Field, keyof CommonField>
    : never
  : never;

const isText = (value: unknown): value is string => typeof value === 'string';

const kindOf = (api: ApiDescription, schema: JsonSchema, path: string): Kind => {
  const { type, properties } = schema;
  if (schema.enum !== undefined) {
    const preset = isText(schema.default) ? schema.default : undefined;
    const options = schema.enum.filter(isText);
    return { kind: 'choice', options, preset, none: noneOf(schema) };
  }
  if (type === 'boolean') return { kind: 'switch', preset: presetOf(schema) };
  if (type === 'integer' || type === 'number') {
    const { minimum: min, maximum: max } = schema;
    return { kind: 'number', isWhole: type === 'integer', min, max };
  }
  if (type === 'string')
    return { kind: 'text', maxLength: schema.maxLength, format: schema.format };
  if (type === 'array' && schema.items?.type === 'string') return { kind: 'texts' };
  if (properties !== undefined && path.split('.').length <= MOST_LEVELS)
    return { kind: 'object', fields: fieldsOf(api, schema, path) };
  return { kind: 'json' };
};

/** Switches name their default in the description where the schema has none. */
const presetOf = ({ default: preset, description = '' }: JsonSchema): boolean =>
  preset === true || /\(default: true\)|\(default\)/.test(description);

/** Reads “`mode` when left out” in a description: the field that counts instead. */
const noneOf = ({ description = '' }: JsonSchema): string => {
  const other = /`(\w+)` when left out/.exec(description)?.[1];
  return other === undefined ? 'not set' : `as in “${labelOf(other)}”`;
};

const REFERENCE = '#/components/schemas/';

/** Follows references; the description beside one replaces that of its target. */
const resolve = (api: ApiDescription, schema: JsonSchema): JsonSchema => {
  const { $ref, allOf, ...own } = schema;
  const named = $ref?.startsWith(REFERENCE)
    ? api.components.schemas[$ref.slice(REFERENCE.length)]
    : undefined;
  const parts = [...(named ? [named] : []), ...(allOf ?? [])].map((part) => resolve(api, part));
  return Object.assign({}, ...parts, own) as JsonSchema;
};
