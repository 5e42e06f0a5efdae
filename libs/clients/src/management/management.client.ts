import { Inject, Injectable } from '@nestjs/common';
import { managementQueue } from '@touchstone/contracts';
import { Readiness } from '@touchstone/kernel';
import { MessagingClient } from '@touchstone/messaging';
import { type Service, ServiceClient } from '../service.client';
import { UnknownId } from '../unknown-id';

const MANAGEMENT: Service = {
  name: 'management',
  queue: managementQueue,
  nouns: {
    'api-key': 'API key',
    definition: 'evaluation definition',
    guardrail: 'guardrail or rule',
    evaluation: 'evaluation',
    integration: 'integration',
    exchange: 'exchange',
    batch: 'batch',
  },
  unknown: (noun) => new UnknownId(noun),
  trouble: {
    name: 'look-ups',
    sentence:
      'When last asked, the management service could not answer; keys and definitions known here serve on.',
  },
};

/** Sends requests to the management service. */
@Injectable()
export class ManagementClient extends ServiceClient {
  constructor(messages: MessagingClient, @Inject(Readiness) readiness: Readiness) {
    super(messages, readiness, MANAGEMENT);
  }
}
