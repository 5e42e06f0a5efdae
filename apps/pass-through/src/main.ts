import { runService } from '@touchstone/platform';
import { fastifyOptions, GatewayModule } from '@touchstone/services/gateway';

void runService('pass-through', () => [GatewayModule.passThrough()], { http: fastifyOptions });
