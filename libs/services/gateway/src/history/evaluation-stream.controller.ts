import { Readable } from 'node:stream';
import { Get, Headers, HttpCode, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Sessions } from '@touchstone/clients';
import type { EvaluationCriteria, Principal } from '@touchstone/contracts';
import { GatewaySettings } from '../gateway.config';
import { Caller, RequireScope } from '../http/decorators';
import { ANY_FAILURE, FailsWith } from '../http/failures';
import { ApiController } from '../management/routes';
import { CRITERIA } from './criteria';
import { EvaluationStreams } from './evaluation-streams';
import { Queried } from './span';
import { LastEventIdPipe, StreamCriteriaPipe } from './stream-request.pipe';

const EXAMPLE = `retry: 2000

: no news
id: 4711

id: 4712
event: evaluation
data: {"id": "01976b2e-8f3a-7c41-9d52-3b8f6a1e4c70", "status": "failed", …}

`;

@ApiController('History', 'api/evaluations/stream')
export class EvaluationStreamController {
  constructor(
    private readonly streams: EvaluationStreams,
    private readonly sessions: Sessions,
    private readonly settings: GatewaySettings,
  ) {}

  @Get()
  @HttpCode(200)
  @RequireScope('read')
  @ApiOperation({
    summary: 'Follow stored evaluations',
    description:
      'Server-sent events named `evaluation`, each with an item of the list of evaluations, in the order of storing. Comments come at least every ten seconds. A stream that ends is continued with `Last-Event-ID`, which browsers send by themselves; without it, the stream begins now.',
  })
  @Queried(CRITERIA)
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'Id of the last event received: the stream goes on behind it.',
  })
  @ApiOkResponse({
    content: { 'text/event-stream': { schema: { type: 'string', example: EXAMPLE } } },
  })
  @FailsWith(...ANY_FAILURE, 422)
  stream(
    @Query(StreamCriteriaPipe) criteria: EvaluationCriteria,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Caller() caller: Principal,
    @Req() { sessionToken }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): StreamableFile {
    const after = new LastEventIdPipe().transform(lastEventId);
    const ended = new AbortController();
    const isSignedIn = async () =>
      sessionToken === null || (await this.sessions.resolve(sessionToken)) !== null;
    const events = this.streams.events(caller, { criteria, after, isSignedIn }, ended.signal);
    reply.raw.once('close', () => ended.abort());
    // A reader that stopped would keep its place among the streams of the workspace; it may resume.
    reply.raw.setTimeout(this.settings.streamReaderSeconds * 1_000, () => {
      if (reply.raw.writableLength > 0) reply.raw.destroy();
    });
    void reply.headers({
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      // A connection kept for further requests would delay the end of the process.
      connection: 'close',
    });
    return new StreamableFile(Readable.from(events, { objectMode: false }), {
      type: 'text/event-stream; charset=utf-8',
    });
  }
}
