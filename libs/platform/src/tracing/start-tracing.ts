import { recordSpans } from '@touchstone/kernel';
import type { TracingSettings } from './tracing.config';

/**
 * Records spans from now on if the settings want it. The exporter is loaded only then.
 * @returns ends it, after the last spans were exported
 */
export const startTracing = async (
  { enabled }: TracingSettings,
  service: string,
  version: string,
): Promise<() => Promise<void>> => {
  if (!enabled) return async () => undefined;
  const { OtlpSpans } = await import('./otlp-spans');
  const spans = new OtlpSpans(service, version);
  recordSpans(spans);
  return () => {
    recordSpans(undefined);
    return spans.close();
  };
};
