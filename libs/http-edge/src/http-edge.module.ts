import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { ApiKeys, Sessions } from '@touchstone/clients';
import { JSON_LINES_TYPES } from './body-headers';
import { EdgeSettings, edgeSettings } from './edge.config';
import { httpEdge } from './http-edge';
import { jsonParser } from './json-parser';
import { RequestRates } from './request-rates';

/** The Fastify instance with the edge installed: inject it to add routes behind the edge. */
export const HTTP_EDGE = Symbol('HttpEdge');

const requestRates: Provider = {
  provide: RequestRates,
  inject: [EdgeSettings],
  useFactory: (settings: EdgeSettings) => new RequestRates(settings),
};

// Created with the other providers, which is before Nest adds its routes.
const installedEdge: Provider = {
  provide: HTTP_EDGE,
  inject: [HttpAdapterHost, ApiKeys, Sessions, RequestRates, EdgeSettings],
  useFactory: async (
    { httpAdapter }: HttpAdapterHost<FastifyAdapter>,
    keys: ApiKeys,
    sessions: Sessions,
    rates: RequestRates,
    settings: EdgeSettings,
  ): Promise<FastifyInstance> => {
    const { bodyBytes, keyHeaderNames } = settings;
    const http = httpAdapter.getInstance<FastifyInstance>();
    httpAdapter.useBodyParser(
      'application/json',
      false,
      { bodyLimit: bodyBytes },
      jsonParser(http),
    );
    // Streamed: only routes of JSON lines are sent such a body, and they read it line by line.
    http.addContentTypeParser(JSON_LINES_TYPES, (_request, payload, parsed) =>
      parsed(null, payload),
    );
    await http.register(httpEdge, {
      keys,
      sessions,
      rates,
      keyHeaderNames,
      bodyBytes,
    });
    return http;
  },
};

/**
 * Installs the edge before every route of the process. The application must be created with
 * `fastifyOptions()`. Requires the process's `ClientsModule`.
 */
@Module({})
export class HttpEdgeModule {
  /** @throws InvalidConfiguration, unless problems are being collected */
  static forRoot(settings = edgeSettings()): DynamicModule {
    return {
      module: HttpEdgeModule,
      global: true,
      providers: [{ provide: EdgeSettings, useValue: settings }, requestRates, installedEdge],
      exports: [EdgeSettings, RequestRates, HTTP_EDGE],
    };
  }
}
