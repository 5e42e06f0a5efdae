import { ClientsModule } from '@touchstone/clients';
import { fastifyOptions, HttpEdgeModule } from '@touchstone/http-edge';
import { OutgoingModule } from '@touchstone/outgoing';
import { runService } from '@touchstone/platform';
import { PassThroughModule } from '@touchstone/services/pass-through';

const modules = () => [
  OutgoingModule.forRoot(),
  ClientsModule.forRoot(),
  HttpEdgeModule.forRoot(),
  PassThroughModule.forRoot(),
];

void runService('pass-through', modules, { http: fastifyOptions });
