import { useEffect, useState } from 'react';

const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const RELATIVE = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto', style: 'short' });
const STEPS: [seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
];
const REFRESH_MS = 30_000;

const relative = (at: Date, nowMs: number): string => {
  const seconds = Math.round((at.getTime() - nowMs) / 1_000);
  const [length, unit] = STEPS.find(([step]) => Math.abs(seconds) >= step) ?? [60, 'second'];
  // Less than a minute is “now”: shown seconds would be wrong as soon as they pass.
  return RELATIVE.format(Math.trunc(seconds / length), unit);
};

/** Shows how long ago a time was, and the exact time on hover. */
export const Time = ({ at }: { at: string }) => {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const date = new Date(at);
  return (
    <time dateTime={at} title={EXACT.format(date)}>
      {relative(date, nowMs)}
    </time>
  );
};
