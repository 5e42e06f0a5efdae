import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface VendorStub {
  /** Origin of the vendor, without a version segment. */
  url: string;
  /** Environment that makes a deployment send vendor traffic here. */
  env: Record<string, string>;
  /** Received requests, in order. */
  received: { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }[];
  /** Text of the model's next answer. */
  says: string;
  /** Status and sentence of an error in place of every answer. */
  fails?: { status: number; message: string } | undefined;
  close(): Promise<void>;
}

const words = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
const event = (data: object, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

const chat = (text: string): object => ({
  id: 'c-1',
  object: 'chat.completion',
  created: 1,
  model: 'm-1',
  choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 },
});
const chatStream = (text: string): string => {
  const chunk = (delta: object, finish_reason: string | null = null) =>
    event({
      id: 'c-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm-1',
      choices: [{ index: 0, delta, finish_reason }],
    });
  return [
    ...words(text).map((content) => chunk({ content })),
    chunk({}, 'stop'),
    'data: [DONE]\n\n',
  ].join('');
};

const message = (content: object[]): object => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'm-1',
  content,
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 3, output_tokens: 4 },
});
const messageStream = (text: string): string =>
  [
    event({ type: 'message_start', message: message([]) }, 'message_start'),
    event(
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      'content_block_start',
    ),
    ...words(text).map((part) =>
      event(
        { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: part } },
        'content_block_delta',
      ),
    ),
    event({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
    event(
      {
        type: 'message_delta',
        delta: { stop_reason: 'end_turn', stop_sequence: null },
        usage: { output_tokens: 4 },
      },
      'message_delta',
    ),
    event({ type: 'message_stop' }, 'message_stop'),
  ].join('');

/** Starts a vendor with the APIs of OpenAI and Anthropic. */
export const startVendorStub = async (): Promise<VendorStub> => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>;
      stub.received.push({ path: request.url ?? '', headers: request.headers, body });
      if (stub.fails !== undefined)
        return response
          .writeHead(stub.fails.status, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error: { message: stub.fails.message } }));
      const isChat = request.url === '/v1/chat/completions';
      if (body['stream'] === true)
        return response
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .end((isChat ? chatStream : messageStream)(stub.says));
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(isChat ? chat(stub.says) : message([{ type: 'text', text: stub.says }])),
        );
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stub: VendorStub = {
    url,
    received: [],
    says: '',
    env: {
      TOUCHSTONE_PROVIDER_OPENAI_URL: `${url}/v1`,
      TOUCHSTONE_PROVIDER_ANTHROPIC_URL: `${url}/v1`,
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return stub;
};
