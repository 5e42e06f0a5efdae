import { Injectable, type PipeTransform } from '@nestjs/common';
import type { EvaluateRequestDto } from '@touchstone/contracts/dto';
import { GatewaySettings } from '../gateway.config';
import type { SentBody } from '../http/decorators';
import { limitsFor } from './limits';
import { type Invocation, validated, validatedInvoke } from './validated';

/** Validates an evaluation request by the limits of the caller's workspace. */
@Injectable()
export class EvaluateRequestPipe implements PipeTransform<SentBody, EvaluateRequestDto> {
  constructor(private readonly settings: GatewaySettings) {}

  /** @throws InvalidRequest, MalformedRequest */
  transform({ body, caller }: SentBody): EvaluateRequestDto {
    return validated(body, limitsFor(caller, this.settings));
  }
}

/** Validates an invoke request by the limits of the caller's workspace. */
@Injectable()
export class InvocationPipe implements PipeTransform<SentBody, Invocation> {
  constructor(private readonly settings: GatewaySettings) {}

  /** @throws InvalidRequest, MalformedRequest */
  transform({ body, caller }: SentBody): Invocation {
    return validatedInvoke(body, limitsFor(caller, this.settings));
  }
}
