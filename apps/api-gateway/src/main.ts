import { join } from 'node:path';
import { ClientsModule } from '@touchstone/clients';
import { fastifyOptions, HttpEdgeModule } from '@touchstone/http-edge';
import { OutgoingModule } from '@touchstone/outgoing';
import { runService } from '@touchstone/platform';
import { DashboardModule, GatewayModule, setupDocs } from '@touchstone/services/gateway';
import { PassThroughModule } from '@touchstone/services/pass-through';

const modules = () => [
  OutgoingModule.forRoot(),
  ClientsModule.forRoot(),
  HttpEdgeModule.forRoot(),
  GatewayModule.forRoot(),
  DashboardModule.serving(join(__dirname, '../../dashboard')),
  PassThroughModule.forRoot(),
];

void runService('api-gateway', modules, { http: fastifyOptions, prepare: setupDocs });
