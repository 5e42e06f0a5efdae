import { DetectionModule } from '@touchstone/detection/serving';
import { policyFamily } from '@touchstone/detectors/policy';
import { reliabilityFamily } from '@touchstone/detectors/reliability';
import { safetyFamily } from '@touchstone/detectors/safety';
import { securityFamily } from '@touchstone/detectors/security';
import { topicFamily } from '@touchstone/detectors/topic';
import { runService } from '@touchstone/platform';
import { AggregatorModule } from '@touchstone/services/aggregator';
import { GatewayModule, fastifyOptions, setupDocs } from '@touchstone/services/gateway';

const families = [securityFamily, safetyFamily, reliabilityFamily, policyFamily, topicFamily];

void runService('all-in-one', () => [GatewayModule.standalone(), AggregatorModule, ...families.map((family) => DetectionModule.serving(family))], {
  http: fastifyOptions,
  prepare: setupDocs,
});
