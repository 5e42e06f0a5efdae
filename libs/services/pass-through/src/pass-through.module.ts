import {
  type DynamicModule,
  Injectable,
  Module,
  type OnApplicationShutdown,
  type Provider,
} from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { IntegrationTester, Providers } from '@touchstone/clients';
import { EdgeSettings, HTTP_EDGE } from '@touchstone/http-edge';
import { ExchangePublisher } from './exchange/exchange.publisher';
import { GuardrailEvaluator } from './guardrails/guardrail-evaluator';
import { VendorTester } from './integration-test/vendor-tester';
import { PassThroughSettings, passThroughSettings } from './pass-through.config';
import { PromptReferences } from './prompt-references/prompt-references';
import { Integrations } from './providers/integrations';
import { StoredIntegrations } from './providers/stored-integrations';
import { HeldBodies } from './proxy/held-bodies';
import { installProxyRoutes } from './proxy/proxy.routes';
import { ProxyService } from './proxy/proxy.service';
import { ResponseHandler } from './proxy/response-handler';
import { ResponseJudge } from './proxy/response-judge';
import { ConnectionShares } from './upstream/connection-shares';
import { Upstream } from './upstream/upstream';
import { UpstreamClient } from './upstream/upstream-client';

const ROUTES = Symbol('PassThroughRoutes');

/** Closes the vendors' connections when the process shuts down. */
@Injectable()
class ProviderConnections extends Upstream implements OnApplicationShutdown {
  constructor({ connections, silenceSeconds }: PassThroughSettings) {
    super({ connections, silenceMs: silenceSeconds * 1_000 });
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}

/**
 * Longer than the time after which a caller that stopped reading is disconnected, which frees its
 * connection. Clients retry after a refusal.
 */
const CONNECTION_WAIT_MS = 30_000;

const sharesOf = ({ connections, workspacePercent }: PassThroughSettings): ConnectionShares =>
  new ConnectionShares({
    total: connections,
    perWorkspace: Math.max(1, Math.floor((connections * workspacePercent) / 100)),
    waitMs: CONNECTION_WAIT_MS,
  });

const upstreamClient: Provider = {
  provide: UpstreamClient,
  inject: [ProviderConnections, EdgeSettings, PassThroughSettings],
  useFactory: (
    connections: ProviderConnections,
    { keyHeaderNames }: EdgeSettings,
    settings: PassThroughSettings,
  ) => new UpstreamClient(connections, keyHeaderNames, sharesOf(settings)),
};

const installedRoutes: Provider = {
  provide: ROUTES,
  inject: [HTTP_EDGE, ProxyService, Providers, Integrations, PassThroughSettings, HeldBodies],
  useFactory: (
    http: FastifyInstance,
    proxy: ProxyService,
    providers: Providers,
    integrations: Integrations,
    settings: PassThroughSettings,
    bodies: HeldBodies,
  ) =>
    installProxyRoutes(http, {
      providers,
      integrations,
      settings,
      bodies,
      handle: (incoming) => proxy.handle(incoming),
    }),
};

/**
 * Proxies traffic to model vendors under a workspace's guardrails. Needs the process's
 * `HttpEdgeModule`, `ClientsModule` and `OutgoingModule`.
 */
@Module({})
export class PassThroughModule {
  /** @throws InvalidConfiguration, unless problems are being collected */
  static forRoot(settings = passThroughSettings()): DynamicModule {
    return PassThroughModule.register([{ provide: PassThroughSettings, useValue: settings }]);
  }

  /** @param providers must bind `PassThroughSettings`; may override others */
  static register(providers: Provider[]): DynamicModule {
    return {
      module: PassThroughModule,
      // The gateway, where it shares the process, serves the tester.
      global: true,
      exports: [IntegrationTester],
      providers: [
        ProviderConnections,
        upstreamClient,
        HeldBodies,
        ResponseJudge,
        ResponseHandler,
        GuardrailEvaluator,
        PromptReferences,
        ExchangePublisher,
        ProxyService,
        { provide: Integrations, useClass: StoredIntegrations },
        { provide: IntegrationTester, useClass: VendorTester },
        installedRoutes,
        ...providers,
      ],
    };
  }
}
