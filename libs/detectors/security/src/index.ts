export { securityFamily } from './family';
