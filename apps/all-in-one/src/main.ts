import { DetectionModule } from '@touchstone/detection/serving';
import { policyFamily } from '@touchstone/detectors/policy';
import { reliabilityFamily } from '@touchstone/detectors/reliability';
import { safetyFamily } from '@touchstone/detectors/safety';
import { securityFamily } from '@touchstone/detectors/security';
import { topicFamily } from '@touchstone/detectors/topic';
import { runService } from '@touchstone/platform';
import { AggregatorModule } from '@touchstone/services/aggregator';
import { fastifyOptions, GatewayModule, setupDocs } from '@touchstone/services/gateway';
import { ManagementModule } from '@touchstone/services/management';
import { NotifierModule } from '@touchstone/services/notifier';
import { StudioModule } from '@touchstone/services/studio';
import { StorageModule, storageSettings } from '@touchstone/storage';

const families = [securityFamily, safetyFamily, reliabilityFamily, policyFamily, topicFamily];

const modules = () => [
  StorageModule.connect(storageSettings()),
  ManagementModule.standalone(),
  StudioModule.standalone(),
  NotifierModule.standalone(),
  GatewayModule.managed({ alone: true }),
  AggregatorModule,
  ...families.map((family) => DetectionModule.serving(family)),
];

void runService('all-in-one', modules, { http: fastifyOptions, prepare: setupDocs });
