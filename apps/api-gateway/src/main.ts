import { runService } from '@touchstone/platform';
import { fastifyOptions, GatewayModule, setupDocs } from '@touchstone/services/gateway';

void runService('api-gateway', () => [GatewayModule.managed()], {
  http: fastifyOptions,
  prepare: setupDocs,
});
