import { join } from 'node:path';
import { ClientsModule } from '@touchstone/clients';
import { DetectionModule } from '@touchstone/detection/serving';
import { policyFamily } from '@touchstone/detectors/policy';
import { reliabilityFamily } from '@touchstone/detectors/reliability';
import { safetyFamily } from '@touchstone/detectors/safety';
import { securityFamily } from '@touchstone/detectors/security';
import { topicFamily } from '@touchstone/detectors/topic';
import { fastifyOptions, HttpEdgeModule } from '@touchstone/http-edge';
import { OutgoingModule } from '@touchstone/outgoing';
import { runService } from '@touchstone/platform';
import { AggregatorModule } from '@touchstone/services/aggregator';
import { DashboardModule, GatewayModule, setupDocs } from '@touchstone/services/gateway';
import { ManagementModule } from '@touchstone/services/management';
import { NotifierModule } from '@touchstone/services/notifier';
import { PassThroughModule } from '@touchstone/services/pass-through';
import { StudioModule } from '@touchstone/services/studio';
import { StorageModule, storageSettings } from '@touchstone/storage';
import { database } from './database';

const families = [securityFamily, safetyFamily, reliabilityFamily, policyFamily, topicFamily];

const modules = () => [
  StorageModule.connect(storageSettings(), database),
  ManagementModule.standalone(),
  StudioModule.standalone(),
  NotifierModule.standalone(),
  OutgoingModule.forRoot(),
  ClientsModule.forRoot({ generateSecretKey: true }),
  HttpEdgeModule.forRoot(),
  GatewayModule.forRoot(),
  DashboardModule.serving(join(__dirname, '../../dashboard')),
  PassThroughModule.forRoot(),
  AggregatorModule,
  ...families.map((family) => DetectionModule.serving(family)),
];

void runService('all-in-one', modules, { http: fastifyOptions, prepare: setupDocs });
