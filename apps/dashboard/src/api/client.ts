/** An answer of the API that is no success. `message` is the API's own sentence. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** The scope that the key lacks, where that is why the request was refused. */
  get missingScope(): string | undefined {
    return this.status === 403 ? /scope "(\w+)"/.exec(this.message)?.[1] : undefined;
  }
}

const UNREACHABLE = 'The service cannot be reached. Check that it runs, then try again.';

/**
 * Sends a request to the API with the session's cookie.
 * @param path below `/api`
 * @throws ApiError
 */
export const callApi = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await requestApi<T>(method, path, body)).answer;

/** As `callApi`, and returns the headers of the answer, too. */
export const requestApi = async <T>(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ answer: T; headers: Headers }> => {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new ApiError(0, UNREACHABLE);
  });
  const answer = parsed(await response.text());
  if (!response.ok) throw new ApiError(response.status, sentenceOf(answer, response.status));
  return { answer: answer as T, headers: response.headers };
};

export const getFromApi = <T>(path: string): Promise<T> => callApi<T>('GET', path);

/** Returns a query string of the values that are given, with its question mark. */
export const queryOf = (values: Record<string, string | number | boolean | undefined>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return query === '' ? '' : `?${query}`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const sentenceOf = (answer: unknown, status: number): string => {
  const sentence = (answer as { error?: unknown } | undefined)?.error;
  return typeof sentence === 'string' ? sentence : `The service answered with status ${status}.`;
};
