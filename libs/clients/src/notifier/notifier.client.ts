import { Inject, Injectable } from '@nestjs/common';
import { notifierQueue } from '@touchstone/contracts';
import { Readiness } from '@touchstone/kernel';
import { MessagingClient } from '@touchstone/messaging';
import { type Service, ServiceClient } from '../service.client';
import { UnknownId } from '../unknown-id';

const NOTIFIER: Service = {
  name: 'notifier',
  queue: notifierQueue,
  nouns: { notifier: 'notifier', delivery: 'delivery' },
  // Deliveries are listed by the id of their notifier.
  unknown: (noun, body) => new UnknownId('page' in (body as object) ? 'notifier' : noun),
  trouble: {
    name: 'notifiers',
    sentence:
      'When last asked, the notifier service could not answer; everything but notifiers serves on.',
  },
};

/** Sends requests to the notifier service. */
@Injectable()
export class NotifierClient extends ServiceClient {
  constructor(messages: MessagingClient, @Inject(Readiness) readiness: Readiness) {
    super(messages, readiness, NOTIFIER);
  }
}
