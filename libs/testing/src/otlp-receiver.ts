import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'protobufjs';

/** A span as a collector receives it. */
export interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  /** `""` for the root of a trace. */
  parentSpanId: string;
  name: string;
  kind: number;
  startMs: number;
  endMs: number;
  attributes: Record<string, string | number | boolean>;
  events: { name: string; attributes: Record<string, string | number | boolean> }[];
}

/** An OpenTelemetry collector for traces over OTLP/HTTP. */
export interface OtlpReceiver {
  /** Value for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  spans: ReceivedSpan[];
  /** Every byte received, as text. */
  text(): string;
  close(): Promise<void>;
}

/** The part of the protocol (`opentelemetry/proto/trace/v1`) that the tests look at. */
const { root } = parse(`
  syntax = "proto3";
  message Request { repeated ResourceSpans resources = 1; }
  message ResourceSpans { Resource resource = 1; repeated ScopeSpans scopes = 2; }
  message Resource { repeated KeyValue attributes = 1; }
  message ScopeSpans { repeated Span spans = 2; }
  message Span {
    bytes traceId = 1; bytes spanId = 2; bytes parentSpanId = 4; string name = 5; int32 kind = 6;
    fixed64 start = 7; fixed64 end = 8; repeated KeyValue attributes = 9; repeated Event events = 11;
  }
  message Event { string name = 2; repeated KeyValue attributes = 3; }
  message KeyValue { string key = 1; Value value = 2; }
  message Value { oneof is { string text = 1; bool flag = 2; int64 whole = 3; double number = 4; } }
`);
const request = root.lookupType('Request');

interface KeyValue {
  key: string;
  value?: Record<string, string | number | boolean>;
}
interface Encoded {
  resources?: {
    resource?: { attributes?: KeyValue[] };
    scopes?: { spans?: EncodedSpan[] }[];
  }[];
}
interface EncodedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  start: number;
  end: number;
  attributes?: KeyValue[];
  events?: { name: string; attributes?: KeyValue[] }[];
}

const attributesOf = (pairs: KeyValue[] = []): ReceivedSpan['attributes'] =>
  Object.fromEntries(pairs.map(({ key, value = {} }) => [key, Object.values(value)[0] ?? '']));

const hex = (base64 = ''): string => Buffer.from(base64, 'base64').toString('hex');

const spansIn = (body: Buffer): ReceivedSpan[] => {
  const { resources = [] } = request.toObject(request.decode(body), {
    bytes: String,
    longs: Number,
  }) as Encoded;
  return resources.flatMap(({ resource, scopes = [] }) =>
    scopes
      .flatMap(({ spans = [] }) => spans)
      .map(({ traceId, spanId, parentSpanId, start, end, attributes, events = [], ...span }) => ({
        ...span,
        service: String(attributesOf(resource?.attributes)['service.name']),
        traceId: hex(traceId),
        spanId: hex(spanId),
        parentSpanId: hex(parentSpanId),
        startMs: Math.round(start / 1e6),
        endMs: Math.round(end / 1e6),
        attributes: attributesOf(attributes),
        events: events.map((event) => ({
          name: event.name,
          attributes: attributesOf(event.attributes),
        })),
      })),
  );
};

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Starts a receiver on a free local port. */
export const startOtlpReceiver = async (): Promise<OtlpReceiver> => {
  const [spans, bodies]: [ReceivedSpan[], Buffer[]] = [[], []];
  const server = createServer((incoming, response) => {
    void bodyOf(incoming).then((body) => {
      bodies.push(body);
      spans.push(...spansIn(body));
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    text: () => Buffer.concat(bodies).toString('utf8'),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
