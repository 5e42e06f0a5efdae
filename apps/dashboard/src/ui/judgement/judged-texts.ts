import type { ContentBody, MessageBody } from '../../api/evaluation';

/** A text that checks read, and its path in the request: `messages[2].content`. */
export interface JudgedText {
  path: string;
  text: string;
}

/** A key or value of a tool call's arguments, in the order of the JSON text. */
export interface ArgumentLeaf extends JudgedText {
  depth: number;
  /** Key of an object's member; `undefined` in a list. */
  name?: string;
  /** Path of the key as a text. */
  namePath: string;
  /** Opens a list or an object, whose members follow. */
  opens?: true;
}

const MOST_LEAVES = 5_000;

export const messageText = ({ content }: MessageBody): string =>
  typeof content === 'string'
    ? content
    : (content ?? []).flatMap(({ text }) => (typeof text === 'string' ? [text] : [])).join('\n');

export const argumentsPath = (message: number, call: number): string =>
  `messages[${message}].tool_calls[${call}].function.arguments`;

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : isTree(value) ? '' : String(JSON.stringify(value));

/** Arguments may be sent as the JSON text of an object. */
const parsedArguments = (given: unknown): unknown => {
  if (typeof given !== 'string') return given;
  try {
    const value: unknown = JSON.parse(given);
    return isTree(value) && !Array.isArray(value) ? value : given;
  } catch {
    return given;
  }
};

/**
 * Lists the values of arguments. Their paths count members from 0, as the API does: a key may be
 * personal data. Text that is no JSON object is one leaf.
 */
export const argumentLeaves = (given: unknown, root: string): ArgumentLeaf[] => {
  const leaves: ArgumentLeaf[] = [];
  const open: [value: unknown, path: string, depth: number, name?: string][] = [
    [parsedArguments(given), root, 0],
  ];
  while (open.length > 0 && leaves.length < MOST_LEAVES) {
    const [value, path, depth, name] = open.pop() as (typeof open)[number];
    const isRoot = path === root && isTree(value);
    if (!isRoot)
      leaves.push({
        path,
        text: textOf(value),
        depth,
        ...(name !== undefined && { name }),
        namePath: `${path} key`,
        ...(isTree(value) && { opens: true }),
      });
    if (!isTree(value)) continue;
    const members = Object.entries(value);
    for (let at = members.length - 1; at >= 0; at--) {
      const [key, member] = members[at] as [string, unknown];
      open.push([
        member,
        `${path}[${at}]`,
        isRoot ? depth : depth + 1,
        ...(Array.isArray(value) ? [] : ([key] as const)),
      ] as (typeof open)[number]);
    }
  }
  return leaves;
};

const callTexts = (message: MessageBody, index: number): JudgedText[] =>
  (message.tool_calls ?? []).flatMap((call, callIndex) => {
    const path = argumentsPath(index, callIndex);
    return [
      { path: path.replace(/arguments$/, 'name'), text: call.function.name },
      ...argumentLeaves(call.function.arguments, path).flatMap((leaf) => [
        ...(leaf.name === undefined ? [] : [{ path: leaf.namePath, text: leaf.name }]),
        { path: leaf.path, text: leaf.text },
      ]),
    ];
  });

/** Lists every text of a content in the order in which it is shown. */
export const judgedTexts = (content: ContentBody): JudgedText[] => [
  { path: 'input', text: content.input ?? '' },
  { path: 'output', text: content.output ?? '' },
  ...(content.messages ?? []).flatMap((message, index) => [
    { path: `messages[${index}].name`, text: message.name ?? '' },
    { path: `messages[${index}].content`, text: messageText(message) },
    ...callTexts(message, index),
  ]),
];
