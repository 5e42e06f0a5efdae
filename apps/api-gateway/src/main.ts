import { runService } from '@touchstone/platform';
import { GatewayModule, fastifyOptions, setupDocs } from '@touchstone/services/gateway';

void runService('api-gateway', () => [GatewayModule.managed()], { http: fastifyOptions, prepare: setupDocs });
