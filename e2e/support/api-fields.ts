import type { OpenAPIObject } from '@nestjs/swagger';

/** The part of JSON Schema that the API description uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
}

type Step = string | 0;

/** One field of a body, at any depth: names, and 0 for the first item of a list. */
export interface Field {
  path: readonly Step[];
}

export interface ApiRoute {
  method: string;
  /** Path with its parameters in braces. */
  path: string;
  body: Schema | undefined;
  query: string[];
}

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Body = { content?: Record<string, { schema?: Schema }> };

const queryOf = ({ parameters = [] }: Operation): string[] =>
  parameters.flatMap((parameter) =>
    'in' in parameter && parameter.in === 'query' ? [parameter.name] : [],
  );

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const;

/** Routes of a deployment and their bodies, as in its API description. */
export class ApiDescription {
  private constructor(private readonly description: OpenAPIObject) {}

  static async of({ address }: { address: string }): Promise<ApiDescription> {
    return new ApiDescription(
      (await (await fetch(`${address}/docs-json`)).json()) as OpenAPIObject,
    );
  }

  /**
   * All but those of the pass-through, whose bodies are the vendors', and the stream, which does not end
   * and reads the same filters as the list.
   */
  get routes(): ApiRoute[] {
    const ours = Object.entries(this.description.paths).filter(
      ([path]) => !path.startsWith('/api/providers/') && !path.endsWith('/stream'),
    );
    return ours.flatMap(([path, operations]) =>
      METHODS.flatMap((method) => {
        const operation = operations[method];
        if (operation === undefined) return [];
        const body = (operation.requestBody as Body | undefined)?.content?.['application/json']
          ?.schema;
        return [{ method: method.toUpperCase(), path, body, query: queryOf(operation) }];
      }),
    );
  }

  /** Returns every field of a body, nested ones included. */
  fieldsOf(schema: Schema, path: readonly Step[] = []): Field[] {
    const { properties = {}, items } = this.resolved(schema);
    const inside = items === undefined ? Object.entries(properties) : [[0, items] as const];
    return inside.flatMap(([step, field]) => [
      { path: [...path, step] },
      ...this.fieldsOf(field, [...path, step]),
    ]);
  }

  /**
   * Builds a body with the value in the field and all required fields at every level; `given` takes
   * precedence over samples of those.
   */
  bodyWith(
    schema: Schema,
    [step, ...rest]: readonly Step[],
    value: unknown,
    given: object = {},
  ): unknown {
    if (step === undefined) return value;
    const { properties = {}, items = {} } = this.resolved(schema);
    if (step === 0) return [this.bodyWith(items, rest, value)];
    return {
      ...(this.sample(schema) as object),
      ...given,
      [step]: this.bodyWith(properties[step] ?? {}, rest, value),
    };
  }

  /** Builds a plausible value; objects have only their required fields. */
  private sample(schema: Schema): unknown {
    const {
      type,
      format,
      enum: names,
      properties = {},
      required = [],
      items,
    } = this.resolved(schema);
    if (names?.[0] !== undefined) return names[0];
    if (items !== undefined) return [this.sample(items)];
    if (type === 'integer' || type === 'number') return 1;
    if (type === 'boolean') return true;
    if (type === 'string') return format === 'date-time' ? '2999-01-01T00:00:00Z' : 'some text';
    return Object.fromEntries(required.map((name) => [name, this.sample(properties[name] ?? {})]));
  }

  private resolved(schema: Schema): Schema {
    const { $ref, allOf, oneOf } = schema;
    if ($ref !== undefined)
      return this.resolved(
        this.description.components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {},
      );
    const [inner] = allOf ?? oneOf ?? [];
    return inner === undefined ? schema : this.resolved(inner);
  }
}
