import { Injectable, type PipeTransform } from '@nestjs/common';
import { limitsFor } from '../evaluation/limits';
import { GatewaySettings } from '../gateway.config';
import type { SentBody } from '../http/decorators';
import { type RedactionRequest, redactionRequest } from './redaction-request';

/** Validates a redaction request by the limits of the caller's workspace. */
@Injectable()
export class RedactionRequestPipe implements PipeTransform<SentBody, RedactionRequest> {
  constructor(private readonly settings: GatewaySettings) {}

  /** @throws InvalidRequest, MalformedRequest */
  transform({ body, caller }: SentBody): RedactionRequest {
    return redactionRequest(body, limitsFor(caller, this.settings));
  }
}
