export { AggregatorModule } from './aggregator.module';
