import type { Token } from './tokens';

/** An expression of time in a text. A day has to match all given fields. */
export interface DateMention {
  /** As written. */
  shown: string;
  start: number;
  end: number;
  /** Days it may be; several where it is ambiguous. */
  days?: readonly number[];
  year?: number;
  month?: number;
  day?: number;
  /** 0 for Sunday. */
  weekday?: number;
  /** Days after today, from and to. */
  offset?: readonly [from: number, to: number];
  /** Resolves against today's date. */
  resolve?: (today: number) => readonly [from: number, to: number];
  /** Cannot be resolved: any day matches. */
  vague?: boolean;
}

export interface Found {
  mentions: DateMention[];
  /** Index of the token after it. */
  next: number;
}

export const mention = (
  tokens: readonly Token[],
  from: number,
  next: number,
  text: string,
  fields: Omit<DateMention, 'shown' | 'start' | 'end'>,
): DateMention => {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[next - 1]?.end ?? start;
  return { ...fields, shown: text.slice(start, end).slice(0, 60), start, end };
};

export const one = (next: number, ...mentions: DateMention[]): Found => ({ mentions, next });
