import { claimFeatures, type ContextKind } from '@touchstone/detectors/reliability';
import type { GroundingRecord } from './records';

/** A record with the features of each of its claims; without claims there is nothing to learn. */
export interface Example {
  record: GroundingRecord;
  kind: ContextKind;
  claims: readonly (readonly number[])[];
}

export const examplesOf = (records: readonly GroundingRecord[]): Example[] =>
  records.map((record) => ({
    record,
    ...claimFeatures(record.output, record.context, record.asked),
  }));
