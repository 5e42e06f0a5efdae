import { createRequire } from 'node:module';
import { AppError, Deadline } from '@touchstone/kernel';
import type { DetectorFamily } from '../detector';
import { detectorOf } from './compute';
import { setFlag, sharedMs, type ThreadReply, type ThreadTask } from './thread-task';

const load = createRequire(__filename);

/**
 * The main function of a computing thread: loads the family's file once and runs the detector on
 * the content.
 */
export default function detect({
  family,
  file,
  request,
  content,
  endsAtMs,
  loaded,
}: ThreadTask): ThreadReply {
  try {
    const detector = detectorOf(familyIn(file, family), request.check);
    setFlag(loaded);
    const deadline = Deadline.in(endsAtMs - sharedMs());
    deadline.check();
    return {
      outcomes: detector.examine({
        request,
        content,
        deadline,
      }),
    };
  } catch (thrown) {
    return thrown instanceof AppError ? { error: thrown.toRecord() } : { bug: thrown };
  }
}

const familyIn = (file: string, name: string): DetectorFamily => {
  const offered = Object.values(load(file) as Record<string, unknown>).filter(isFamily);
  const family = offered.find((candidate) => candidate.family === name);
  if (!family) throw new Error(`${file} exports no ${name} family.`);
  return family;
};

const isFamily = (value: unknown): value is DetectorFamily =>
  typeof value === 'object' &&
  value !== null &&
  'detectors' in value &&
  typeof value.detectors === 'function';
