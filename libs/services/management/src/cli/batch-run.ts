import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readFile, rm, truncate, unlink, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { BatchRecord, BatchResult } from '@touchstone/contracts';
import { Incomplete } from './command';

const POLL_MS = 500;
/** Failures of this length of time in a row end the command, which can be run again. */
const PATIENCE_MS = 60_000;

export interface BatchOptions {
  /** JSON lines to evaluate. */
  file: string;
  /** Receives the results. */
  output: string;
  /** Base address of the API. */
  url: string;
  key: string;
  onProgress(record: BatchRecord): void;
}

export interface BatchRun {
  record: BatchRecord;
  output: string;
}

/**
 * Uploads a file, waits for its end and downloads the results. A file beside the output names the
 * batch meanwhile: run again after an interruption, the command goes on with it.
 * @throws Incomplete with the sentence to show
 */
export const runBatch = async (options: BatchOptions): Promise<BatchRun> => {
  const stateFile = `${options.output}.batch`;
  const id = (await textOf(stateFile)) ?? (await begin(options, stateFile));
  const record = await untilEnded(options, id, stateFile);
  await download(options, id);
  await unlink(stateFile);
  return { record, output: options.output };
};

const textOf = async (file: string): Promise<string | undefined> =>
  existsSync(file) ? (await readFile(file, 'utf8')).trim() || undefined : undefined;

/** Uploads the file; what the output holds is of an earlier batch and is removed. */
const begin = async (options: BatchOptions, stateFile: string): Promise<string> => {
  const id = await upload(options);
  await rm(options.output, { force: true });
  await writeFile(stateFile, id);
  return id;
};

/** The digest of the file is its idempotency key: an upload that is repeated does not run twice. */
const upload = async (options: BatchOptions): Promise<string> => {
  const response = await request(options, '', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-ndjson',
      'idempotency-key': await digestOf(options.file),
    },
    body: Readable.toWeb(createReadStream(options.file)) as ReadableStream,
    duplex: 'half',
  });
  return ((await response.json()) as { id: string }).id;
};

const digestOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
  } catch (error) {
    throw new Incomplete(`The file ${file} cannot be read: ${(error as Error).message}`);
  }
  return hash.digest('hex');
};

const untilEnded = async (
  options: BatchOptions,
  id: string,
  stateFile: string,
): Promise<BatchRecord> => {
  for (let answeredMs = performance.now(); ; await wait(POLL_MS)) {
    try {
      const record = (await (await request(options, `/${id}`)).json()) as BatchRecord;
      options.onProgress(record);
      if (record.status !== 'running') return record;
      answeredMs = performance.now();
    } catch (error) {
      if (error instanceof Refused && error.status === 404)
        throw new Incomplete(
          `There is no batch ${id} any more; delete ${stateFile} to upload the file again.`,
        );
      const temporary = !(error instanceof Refused) || error.status >= 500 || error.status === 429;
      if (!temporary || performance.now() - answeredMs > PATIENCE_MS) throw error;
    }
  }
};

/** Appends the results that the output lacks. */
const download = async (options: BatchOptions, id: string): Promise<void> => {
  const last = await keepWholeLines(options.output);
  const query = last === undefined ? '' : `?after=${last}`;
  const response = await request(options, `/${id}/results${query}`);
  if (response.body === null) return;
  const results = Readable.fromWeb(response.body);
  await pipeline(results, createWriteStream(options.output, { flags: 'a' }));
};

/**
 * Cuts off a line that an interruption left incomplete.
 * @returns the index of the last result, if there is one
 */
const keepWholeLines = async (output: string): Promise<number | undefined> => {
  if (!existsSync(output)) return undefined;
  let [chunkStart, lastStart, nextStart] = [0, 0, 0];
  for await (const chunk of createReadStream(output) as AsyncIterable<Buffer>) {
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, end + 1))
      [lastStart, nextStart] = [nextStart, chunkStart + end + 1];
    chunkStart += chunk.length;
  }
  await truncate(output, nextStart);
  if (nextStart === 0) return undefined;
  const last = await text(createReadStream(output, { start: lastStart, end: nextStart - 1 }));
  return (JSON.parse(last) as BatchResult).index;
};

/** A request that was answered with an error; the message is the answer's. */
class Refused extends Incomplete {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

const request = async (
  { url, key }: BatchOptions,
  path: string,
  init: RequestInit & { duplex?: 'half' } = {},
): Promise<Response> => {
  const address = `${url.replace(/\/+$/, '')}/v1/evaluation/batch${path}`;
  let response: Response;
  try {
    response = await fetch(address, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), 'x-service-api-key': key },
    });
  } catch (error) {
    const { cause } = error as { cause?: Error };
    throw new Incomplete(`${address} cannot be reached: ${cause?.message ?? String(error)}`);
  }
  if (response.ok) return response;
  const body = await response.text();
  throw new Refused(response.status, `${response.status}: ${sentenceIn(body)}`);
};

const sentenceIn = (body: string): string => {
  try {
    return String((JSON.parse(body) as { error: unknown }).error);
  } catch {
    return 'The answer is not that of Touchstone; check --url.';
  }
};
