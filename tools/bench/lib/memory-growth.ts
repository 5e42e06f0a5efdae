import type { AppProcess } from '@touchstone/testing';
import { LiveHeap } from './live-heap';
import { residentMb } from './process-usage';
import type { Figure } from './report';
import { slopeOf } from './statistics';

/** Share of the calls that is discarded: the heap grows to its working size first. */
const WARM_UP = 0.25;
const SAMPLES = 20;
const MOST_GROWTH_KIB = 100;

type Sample = [times: number, mb: number];

/**
 * Measures a program's memory while it repeats the same work: resident memory and live heap.
 * @param app started with `INSPECTED`
 * @param work repeats it so many times
 */
export const memoryGrowth = async (
  { child, output }: AppProcess,
  times: number,
  noun: string,
  work: (times: number) => Promise<unknown>,
): Promise<Figure[]> => {
  const pid = Number(child.pid);
  const freshMb = residentMb(pid);
  await work(Math.round(times * WARM_UP));
  const sampled = Math.round((times * (1 - WARM_UP)) / SAMPLES);
  const heap = await LiveHeap.of(output());
  const [resident, live] = [[] as Sample[], [] as Sample[]];
  for (let sample = 1; sample <= SAMPLES; sample++) {
    await work(sampled);
    resident.push([sample * sampled, residentMb(pid)]);
    live.push([sample * sampled, await heap.mb()]);
  }
  heap.close();
  const figure = (name: string, unit: string, values: number[], goal?: Figure['goal']): Figure => ({
    name: `${times} ${noun}, ${name}`,
    unit,
    values,
    ...(goal && { goal }),
  });
  return [
    figure('resident memory before', 'MiB', [freshMb]),
    figure(
      'resident memory',
      'MiB',
      resident.map(([, mb]) => mb),
    ),
    figure('growth of it by 1,000', 'KiB', growthOf(resident)),
    figure(
      'live heap and buffers',
      'MiB',
      live.map(([, mb]) => mb),
    ),
    figure('growth of them by 1,000', 'KiB', growthOf(live), { atMost: MOST_GROWTH_KIB }),
  ];
};

/** Returns the slope, with the bounds of its 95 % confidence interval on either side. */
const growthOf = (samples: readonly Sample[]): number[] => {
  const { low, median, high } = slopeOf(samples);
  return [low, median, high].map((mbForOne) => mbForOne * 1_000 * 1_024);
};
