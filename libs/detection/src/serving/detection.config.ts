import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { DETECTION_QUEUES } from '@touchstone/contracts';
import { type Environment, readSettings } from '@touchstone/kernel';

const NAMES = DETECTION_QUEUES.map(({ name }) => name);

export class DetectionSettings {
  /** The queues to serve, among those of the families that run in this process; empty: all. */
  @Transform(
    ({ value }) =>
      (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value) as string[],
  )
  @IsIn(NAMES, {
    each: true,
    message: 'each name must be a queue such as detect.security.speed.live',
  })
  queues: string[] = [];
}

export const detectionSettings = (environment?: Environment): DetectionSettings =>
  readSettings(DetectionSettings, { queues: 'TOUCHSTONE_DETECTOR_QUEUES' }, environment);
