import { Inject, Injectable } from '@nestjs/common';
import { notifierQueue } from '@touchstone/contracts';
import { Readiness } from '@touchstone/kernel';
import { MessagingClient } from '@touchstone/messaging';
import { UnknownId } from '../http/errors';
import { type Service, ServiceClient } from '../management/service.client';

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

/** Asks the notifier service. */
@Injectable()
export class NotifierClient extends ServiceClient {
  constructor(messages: MessagingClient, @Inject(Readiness) readiness: Readiness) {
    super(messages, readiness, NOTIFIER);
  }
}
