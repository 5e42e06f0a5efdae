import { runService } from '@touchstone/platform';
import { AggregatorModule } from '@touchstone/services/aggregator';

void runService('aggregator', () => [AggregatorModule]);
