import { Body, Get, Headers, Param, Post, Query, Res } from '@nestjs/common';
import { ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClientSettings, compile, PromptCache } from '@touchstone/clients';
import type { Principal, RevisionSelector } from '@touchstone/contracts';
import {
  CompiledPromptDto,
  CompileErrorDto,
  CompileRequestDto,
  FetchedPromptDto,
} from '@touchstone/contracts/dto';
import { EdgeSettings } from '@touchstone/http-edge';
import { Caller } from '../http/decorators';
import type { RawQuery } from '../management/query';
import { ApiController } from '../management/routes';
import { deprecationHeaders } from './deprecation';
import { CompileRequestPipe, RevisionPipe } from './prompt.pipes';
import {
  Changes,
  type Conditions,
  Reads,
  SelectsRevision,
  show,
  TakesIfNoneMatch,
} from './prompt-routes';
import { selectionOf } from './selection';

const ADDRESS = '/api/v1/studio/prompts';

/** Routes that fetch and compile prompts. */
@ApiController('Prompts', ADDRESS)
export class PromptController {
  constructor(
    private readonly prompts: PromptCache,
    private readonly edge: EdgeSettings,
    private readonly clients: ClientSettings,
  ) {}

  @Get(':id')
  @Reads('Fetch a prompt', FetchedPromptDto, 412, 422)
  @SelectsRevision()
  @TakesIfNoneMatch()
  async get(
    @Param('id') id: string,
    @Query(RevisionPipe) select: RevisionSelector,
    @Headers() conditions: Conditions,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FetchedPromptDto | undefined> {
    const selection = { id, select };
    const { record, fetched } = await this.prompts.get(caller, selection);
    void reply.headers(deprecationHeaders(selection, record, ADDRESS));
    return show(reply, {
      record,
      kind: 'fetched',
      conditions,
      keyHeaderNames: this.edge.keyHeaderNames,
    })
      ? fetched
      : undefined;
  }

  @Post(':id/compile')
  @ApiUnprocessableEntityResponse({
    description: 'A variable has no value, or a field breaks a rule; the sentence names it.',
    type: CompileErrorDto,
  })
  @Changes('Compile a prompt', CompileRequestDto, CompiledPromptDto)
  @SelectsRevision()
  async compile(
    @Param('id') id: string,
    @Query() query: RawQuery,
    @Body(CompileRequestPipe) { variables }: CompileRequestDto,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CompiledPromptDto> {
    // Not by a pipe: a fault of the body is reported first, and pipes have no order among parameters.
    const selection = { id, select: selectionOf(query) };
    const prompt = await this.prompts.get(caller, selection);
    void reply.headers(deprecationHeaders(selection, prompt.record, ADDRESS, '/compile'));
    return compile(prompt, variables ?? {}, this.clients.compiledBytes);
  }
}
