import {
  applyDecorators,
  Body,
  Delete,
  Get,
  Header,
  HttpCode,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Sessions } from '@touchstone/clients';
import type { Principal } from '@touchstone/contracts';
import { SessionDto, SessionFieldsDto } from '@touchstone/contracts/dto';
import {
  CrossSiteRefused,
  InvalidRequest,
  isSameOrigin,
  KeyRefused,
  RequestRates,
  sessionCookie,
  sessionTokenIn,
} from '@touchstone/http-edge';
import { Caller, RequireScope } from '../http/decorators';
import { ANY_FAILURE, BODY_FAILURE, FailsWith } from '../http/failures';
import { NewResourcePipe } from '../management/body.pipes';
import { ApiController } from '../management/routes';

/** Lifetime of the cookie; the session itself may end earlier. */
const COOKIE_SECONDS = 24 * 60 * 60;

const Describes = (summary: string, description: string): MethodDecorator =>
  applyDecorators(ApiOperation({ summary, description }), Header('cache-control', 'no-store'));

const sessionDto = ({ workspace, keyId, scopes }: Principal): SessionDto => ({
  workspace,
  key_id: keyId,
  scopes: [...scopes],
});

/** Signs browsers in and out. */
@ApiController('Session', 'api/session')
export class SessionController {
  constructor(
    private readonly sessions: Sessions,
    private readonly rates: RequestRates,
  ) {}

  @Post()
  @HttpCode(200)
  @RequireScope('none')
  @Describes(
    'Sign a browser in',
    'Opens a session with the scopes of an API key and sets its cookie, which is valid for every address except /api/providers. Only pages of this address may do this.',
  )
  @ApiBody({ type: SessionFieldsDto })
  @ApiOkResponse({ type: SessionDto })
  @FailsWith(...ANY_FAILURE, ...BODY_FAILURE)
  async open(
    @Body(NewResourcePipe) { key, link }: SessionFieldsDto,
    @Req() { headers, ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    if (!isSameOrigin(headers)) throw new CrossSiteRefused();
    const [proof, presented] =
      link === undefined ? (['key', key] as const) : (['link', link] as const);
    if (presented === undefined)
      throw new InvalidRequest('key: expected an API key, or link a token.');
    const refusal = this.rates.invalidRefusal(ip);
    if (refusal !== undefined) throw refusal;
    const opened = await this.sessions.open(proof, presented);
    if (opened === null) {
      this.rates.noteInvalid(ip);
      throw new KeyRefused(
        proof === 'key' ? 'This API key is not valid.' : 'This link was used or has expired.',
      );
    }
    void reply.header('set-cookie', sessionCookie(headers, opened.token, COOKIE_SECONDS));
    return sessionDto(opened.principal);
  }

  @Get()
  @HttpCode(200)
  @RequireScope('any')
  @Describes('Read who is signed in', 'Also answers who owns an API key.')
  @ApiOkResponse({ type: SessionDto })
  @FailsWith(...ANY_FAILURE)
  read(@Caller() caller: Principal): SessionDto {
    return sessionDto(caller);
  }

  @Delete()
  @HttpCode(200)
  @RequireScope('any')
  @Describes(
    'Sign a browser out',
    'Ends the session of the cookie everywhere, and deletes the cookie.',
  )
  @ApiOkResponse({ type: SessionDto, description: 'The session that ended.' })
  @FailsWith(...ANY_FAILURE)
  async close(
    @Caller() caller: Principal,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const token = sessionTokenIn(headers);
    if (token !== undefined) await this.sessions.close(token);
    this.sessions.invalidate(caller.workspace);
    void reply.header('set-cookie', sessionCookie(headers, undefined, 0));
    return sessionDto(caller);
  }
}
