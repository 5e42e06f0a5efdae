import { Injectable, type PipeTransform } from '@nestjs/common';
import { PolicyExplanationRequestDto } from '@touchstone/contracts/dto';
import { limitsFor } from '../evaluation/limits';
import { read } from '../evaluation/validated';
import { GatewaySettings } from '../gateway.config';
import type { SentBody } from '../http/decorators';
import { refuse } from '../http/problems';

/** Validates a request for an explanation by the limits of the caller's workspace. */
@Injectable()
export class PolicyExplanationPipe implements PipeTransform<SentBody, PolicyExplanationRequestDto> {
  constructor(private readonly settings: GatewaySettings) {}

  /** @throws InvalidRequest, MalformedRequest */
  transform({ body, caller }: SentBody): PolicyExplanationRequestDto {
    const request = read(PolicyExplanationRequestDto, body, limitsFor(caller, this.settings));
    if (!request.assertions?.length) refuse(['assertions: expected at least one assertion.']);
    return request;
  }
}
