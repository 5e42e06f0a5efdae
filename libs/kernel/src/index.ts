export { mayBeApiKey, newApiKey } from './api-key';
export {
  AppError,
  DeadlineExceeded,
  type ErrorKind,
  type ErrorRecord,
  RemoteError,
  Unavailable,
} from './app-error';
export { AtCapacity } from './at-capacity';
export { Batcher, type BatchLimits } from './batcher';
export { bugReport } from './bug-report';
export { Clock, SystemClock } from './clock';
export {
  type Environment,
  InvalidConfiguration,
  readSettings,
  reportingAll,
  reportProblems,
} from './configuration';
export { Counter } from './counter';
export { Deadline } from './deadline';
export { newId } from './ids';
export { Limiter, type Priority } from './limiter';
export { printableLine } from './printable-line';
export { ProcessFacts } from './process-facts';
export { Readiness } from './readiness';
export { retryAfterMs } from './retry-after';
export {
  ownSecrets,
  SECRET_KEY_VARIABLES,
  SecretKeySettings,
  sharedSecrets,
} from './secret-key.config';
export { type SealedPlace, Secrets } from './secrets';
export {
  inSpan,
  inSpanOf,
  recordSpans,
  type Span,
  type SpanAttributes,
  type SpanOptions,
  SpanRecorder,
  startSpan,
} from './spans';
export { rejectedOnAbort, withTimeLimit } from './time-limit';
export { currentTrace, isSampled, isTrace, outsideTraces, withTrace } from './trace';
export { TypicalTime } from './typical-time';
