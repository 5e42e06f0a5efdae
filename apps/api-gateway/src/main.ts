import { ClientsModule } from '@touchstone/clients';
import { fastifyOptions, HttpEdgeModule } from '@touchstone/http-edge';
import { OutgoingModule } from '@touchstone/outgoing';
import { runService } from '@touchstone/platform';
import { GatewayModule, setupDocs } from '@touchstone/services/gateway';
import { PassThroughModule } from '@touchstone/services/pass-through';

const modules = () => [
  OutgoingModule.forRoot(),
  ClientsModule.forRoot(),
  HttpEdgeModule.forRoot(),
  GatewayModule.forRoot(),
  PassThroughModule.forRoot(),
];

void runService('api-gateway', modules, { http: fastifyOptions, prepare: setupDocs });
