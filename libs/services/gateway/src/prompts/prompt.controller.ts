import { Body, Get, Headers, Param, Post, Query, Res } from '@nestjs/common';
import { ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClientSettings, compile, PromptCache } from '@touchstone/clients';
import type { Principal } from '@touchstone/contracts';
import {
  CompiledPromptDto,
  CompileErrorDto,
  CompileRequestDto,
  FetchedPromptDto,
} from '@touchstone/contracts/dto';
import { EdgeSettings } from '@touchstone/http-edge';
import { GatewaySettings } from '../gateway.config';
import { Caller } from '../http/caller';
import type { Query as QueryOf } from '../management/query';
import { Manages } from '../management/routes';
import { deprecationHeaders } from './deprecation';
import {
  Changes,
  type Conditions,
  Reads,
  SelectsRevision,
  show,
  TakesIfNoneMatch,
} from './prompt-routes';
import { selectionOf } from './selection';
import { variablesIn } from './variables';

const ADDRESS = '/api/v1/studio/prompts';

/** Routes that fetch and compile prompts. */
@Manages('Prompts', ADDRESS)
export class PromptController {
  constructor(
    private readonly prompts: PromptCache,
    private readonly settings: GatewaySettings,
    private readonly edge: EdgeSettings,
    private readonly clients: ClientSettings,
  ) {}

  @Get(':id')
  @Reads('Fetch a prompt', FetchedPromptDto, 412, 422)
  @SelectsRevision()
  @TakesIfNoneMatch()
  async get(
    @Param('id') id: string,
    @Query() query: QueryOf,
    @Headers() conditions: Conditions,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FetchedPromptDto | undefined> {
    const asked = { id, select: selectionOf(query) };
    const { record, fetched } = await this.prompts.get(caller, asked);
    void reply.headers(deprecationHeaders(asked, record, ADDRESS));
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
    @Query() query: QueryOf,
    @Body() body: unknown,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CompiledPromptDto> {
    const variables = variablesIn(body, this.settings);
    const asked = { id, select: selectionOf(query) };
    const prompt = await this.prompts.get(caller, asked);
    void reply.headers(deprecationHeaders(asked, prompt.record, ADDRESS, '/compile'));
    return compile(prompt, variables, this.clients.compiledBytes);
  }
}
