import type { Expansions, JsonObject } from '../dialect';

const takenByVendor = ({ role, content }: { role: string; content: string }): JsonObject => ({
  role,
  content,
});

/** @param list the field with the vendor's list of messages */
export const expandList = (body: JsonObject, list: string, expanded: Expansions): JsonObject => ({
  ...body,
  [list]: (body[list] as unknown[]).flatMap(
    (message, index) => expanded.get(index)?.map(takenByVendor) ?? [message],
  ),
});
