export { AppError, DeadlineExceeded, RemoteError, Unavailable, type ErrorKind, type ErrorRecord } from './app-error';
export { Clock, SystemClock } from './clock';
export { InvalidConfiguration, readSettings, reportingAll, type Environment } from './configuration';
export { Deadline } from './deadline';
export { newId } from './ids';
export { Limiter } from './limiter';
export { withTimeLimit } from './time-limit';
export { currentTrace, withTrace } from './trace';
export { Readiness } from './readiness';
