import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { greet } from '../lib/program';

/**
 * `vendor-stub <text>`: a model vendor that answers every chat at once with this text, as a stream
 * on request. Its greeting is its address.
 */
const front = { id: 'chatcmpl-bench', created: 1_700_000_000, model: 'bench' };
const USAGE = { prompt_tokens: 100, completion_tokens: 100, total_tokens: 200 };
const PIECE = 25;

const whole = (said: string): string =>
  JSON.stringify({
    ...front,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: said }, finish_reason: 'stop' }],
    usage: USAGE,
  });

const chunk = (delta: object, finished: string | null = null): string =>
  `data: ${JSON.stringify({ ...front, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finished }] })}\n\n`;

const streamed = (said: string): string[] => {
  const pieces = Array.from({ length: Math.ceil(said.length / PIECE) }, (_, index) =>
    said.slice(index * PIECE, (index + 1) * PIECE),
  );
  return [
    chunk({ role: 'assistant', content: '' }),
    ...pieces.map((content) => chunk({ content })),
    chunk({}, 'stop'),
    'data: [DONE]\n\n',
  ];
};

const said = process.argv[2] ?? '';
const [answer, events] = [whole(said), streamed(said)];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    if (!body.includes('"stream":true'))
      return response.setHeader('content-type', 'application/json').end(answer);
    response.setHeader('content-type', 'text/event-stream');
    for (const event of events) response.write(event);
    return response.end();
  });
});
server.listen(0, '127.0.0.1', () =>
  greet(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
