/** Spans of time that end now, by their name in the address. */
export const SPANS = ['1h', '24h', '7d'] as const;
export type Span = (typeof SPANS)[number];

export const SPAN_HOURS: Record<Span, number> = { '1h': 1, '24h': 24, '7d': 168 };
export const SPAN_WORDS: Record<Span, string> = {
  '1h': 'Last hour',
  '24h': 'Last day',
  '7d': 'Last week',
};

const HOUR_MS = 3_600_000;

/** Returns the span of that name, or undefined for any other value. */
export const spanNamed = (value: unknown): Span | undefined => SPANS.find((span) => span === value);

/** Returns the time that many hours ago, in ISO 8601. */
export const hoursAgo = (hours: number, nowMs = Date.now()): string =>
  new Date(nowMs - hours * HOUR_MS).toISOString();
