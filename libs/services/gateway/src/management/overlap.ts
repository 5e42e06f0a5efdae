import type { RotationDto } from '@touchstone/contracts/dto';

const DEFAULT_OVERLAP_SECONDS = 86_400;

/** Returns the time for which a replaced secret stays valid, in seconds. */
export const overlapOf = ({ overlap_seconds = DEFAULT_OVERLAP_SECONDS }: RotationDto): number =>
  overlap_seconds;
