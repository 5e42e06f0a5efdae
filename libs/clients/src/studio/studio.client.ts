import { Inject, Injectable } from '@nestjs/common';
import { studioQueue } from '@touchstone/contracts';
import { Readiness } from '@touchstone/kernel';
import { MessagingClient } from '@touchstone/messaging';
import { type Service, ServiceClient } from '../service.client';
import { UnknownId } from '../unknown-id';
import { UnknownRevision } from './errors';

/** Parts of a request that select a revision. */
interface Named {
  select?: object;
  from?: unknown;
  to?: unknown;
  label?: unknown;
}

const namesRevision = ({ select = {}, from, to, label }: Named): boolean =>
  Object.keys(select).length > 0 || from !== undefined || to !== undefined || label !== undefined;

const STUDIO: Service = {
  name: 'studio',
  queue: studioQueue,
  nouns: { prompt: 'prompt' },
  unknown: (noun, body) =>
    namesRevision(body as Named) ? new UnknownRevision() : new UnknownId(noun),
  trouble: {
    name: 'prompts',
    sentence: 'When last asked, the studio service could not answer; prompts known here serve on.',
  },
};

/** Sends requests to the studio service. */
@Injectable()
export class StudioClient extends ServiceClient {
  constructor(messages: MessagingClient, @Inject(Readiness) readiness: Readiness) {
    super(messages, readiness, STUDIO);
  }
}
