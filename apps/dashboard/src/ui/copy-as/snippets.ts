/** A request of the API to be written as a program. */
export interface ApiRequest {
  path: string;
  body: Readonly<Record<string, unknown>>;
}

/** Characters that would not be seen, or would turn the text around. */
const UNSEEN = /[\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

const escaped = (json: string): string =>
  json.replace(UNSEEN, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

const jsonOf = (body: unknown): string => escaped(JSON.stringify(body, null, 2));

const curl = ({ path, body }: ApiRequest, origin: string): string =>
  [
    `curl '${origin}${path}' \\`,
    `  -H "X-Service-API-Key: $TOUCHSTONE_API_KEY" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  --data-binary '${jsonOf(body).replaceAll("'", `'\\''`)}'`,
  ].join('\n');

const typeScript = ({ path, body }: ApiRequest, origin: string): string =>
  `const response = await fetch('${origin}${path}', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'X-Service-API-Key': process.env.TOUCHSTONE_API_KEY ?? '',
  },
  body: JSON.stringify(${indented(jsonOf(body), '  ')}),
});
console.log(response.headers.get('X-Evaluation-Id'), await response.json());
`;

/** Writes a value as a literal of Python, whose texts are those of JSON. */
const pythonLiteral = (value: unknown, indent: string): string => {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return escaped(JSON.stringify(value));
  const inner = `${indent}    `;
  const isList = Array.isArray(value);
  const items = Object.entries(value).map(
    ([name, item]) =>
      `${inner}${isList ? '' : `${escaped(JSON.stringify(name))}: `}${pythonLiteral(item, inner)},`,
  );
  const [open, close] = isList ? '[]' : '{}';
  return items.length === 0 ? `${open}${close}` : `${open}\n${items.join('\n')}\n${indent}${close}`;
};

const python = ({ path, body }: ApiRequest, origin: string): string =>
  `import os

import requests

response = requests.post(
    "${origin}${path}",
    headers={"X-Service-API-Key": os.environ["TOUCHSTONE_API_KEY"]},
    json=${pythonLiteral(body, '    ')},
)
print(response.headers.get("X-Evaluation-Id"), response.json())
`;

/** Languages in which a request can be copied. */
export const SNIPPETS: readonly (readonly [
  language: string,
  write: (request: ApiRequest, origin: string) => string,
])[] = [
  ['curl', curl],
  ['TypeScript', typeScript],
  ['Python', python],
];
