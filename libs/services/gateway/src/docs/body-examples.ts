import type { OpenAPIObject } from '@nestjs/swagger';
import { EXAMPLES } from './examples.data';

interface Media {
  schema?: { $ref?: string; items?: { $ref?: string }; example?: unknown };
  example?: unknown;
}
interface Body {
  content?: Record<string, Media>;
}

const nameIn = (ref: string | undefined): string => ref?.split('/').at(-1) ?? '';

/** Returns the example of the DTO that the media type contains, or of a list of them. */
const exampleOf = ({ schema, example }: Media): unknown =>
  example ??
  schema?.example ??
  EXAMPLES[nameIn(schema?.$ref)] ??
  listOf(EXAMPLES[nameIn(schema?.items?.$ref)]);

const listOf = (item: unknown): unknown[] | undefined => (item === undefined ? undefined : [item]);

const withExample = (media: Media): Media => {
  const example = exampleOf(media);
  return example === undefined ? media : { ...media, example };
};

const completed = <B extends object>(body: B): B => {
  const { content } = body as Body;
  if (content === undefined) return body;
  const media = Object.entries(content).map(([type, each]) => [type, withExample(each)]);
  return { ...body, content: Object.fromEntries(media) };
};

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const describedOperation = (operation: Operation): Operation => ({
  ...operation,
  ...(operation.requestBody && { requestBody: completed(operation.requestBody) }),
  responses: Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => [
      status,
      response === undefined ? response : completed(response),
    ]),
  ),
});

/** Adds an example to every request and response body. */
export const withBodyExamples = (description: OpenAPIObject): OpenAPIObject => ({
  ...description,
  paths: Object.fromEntries(
    Object.entries(description.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations as Record<string, Operation>).map(([method, operation]) => [
          method,
          describedOperation(operation),
        ]),
      ),
    ]),
  ),
});
