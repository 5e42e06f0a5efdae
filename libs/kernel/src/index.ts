export { mayBeApiKey, newApiKey } from './api-key';
export {
  AppError,
  DeadlineExceeded,
  type ErrorKind,
  type ErrorRecord,
  RemoteError,
  Unavailable,
} from './app-error';
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
export { Deadline } from './deadline';
export { newId } from './ids';
export { Limiter } from './limiter';
export { Readiness } from './readiness';
export { retryAfterMs } from './retry-after';
export { secretKeyIn } from './secret-key';
export { Secrets } from './secrets';
export { withTimeLimit } from './time-limit';
export { currentTrace, withTrace } from './trace';
