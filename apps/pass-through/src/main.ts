import { runService } from '@touchstone/platform';
import { GatewayModule, fastifyOptions } from '@touchstone/services/gateway';

void runService('pass-through', () => [GatewayModule.passThrough()], { http: fastifyOptions });
