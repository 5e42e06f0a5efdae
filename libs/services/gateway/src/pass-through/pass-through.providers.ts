import { Injectable, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { GatewaySettings } from '../gateway.config';
import { Answers } from './answers';
import { ExchangePublisher } from './exchange.publisher';
import { Guard } from './guard/guard';
import { Guardrails } from './guard/guardrails';
import { PassThrough } from './pass-through';
import { PassThroughSettings } from './pass-through.config';
import { installPassThrough } from './pass-through.routes';
import { Providers } from './providers/providers';
import { References } from './references/references';
import { Integrations, Relay } from './relay';
import { Upstream } from './upstream/upstream';

const ROUTES = Symbol('PassThroughRoutes');

/** Lets go of the vendors' connections with the process. */
@Injectable()
class Vendors extends Upstream implements OnApplicationShutdown {
  constructor({ connections, silenceSeconds }: PassThroughSettings) {
    super({ connections, silenceMs: silenceSeconds * 1_000 });
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}

const relay: Provider = {
  provide: Relay,
  inject: [Vendors, GatewaySettings],
  useFactory: (vendors: Vendors, { keyHeaderNames }: GatewaySettings) =>
    new Relay(vendors, keyHeaderNames),
};

/** @param edge whatever puts the gateway's rules before every route: it has to come first */
export const passThroughProviders = (edge: symbol): Provider[] => [
  Vendors,
  relay,
  Answers,
  Guard,
  Guardrails,
  References,
  ExchangePublisher,
  PassThrough,
  {
    provide: ROUTES,
    inject: [HttpAdapterHost, PassThrough, Providers, Integrations, PassThroughSettings, edge],
    useFactory: (
      { httpAdapter }: HttpAdapterHost,
      passThrough: PassThrough,
      providers: Providers,
      integrations: Integrations,
      settings: PassThroughSettings,
    ) =>
      installPassThrough(httpAdapter.getInstance<FastifyInstance>(), {
        providers,
        integrations,
        settings,
        answer: (asked) => passThrough.answer(asked),
      }),
  },
];
