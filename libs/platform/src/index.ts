export { runService, type ServiceOptions } from './run-service';
