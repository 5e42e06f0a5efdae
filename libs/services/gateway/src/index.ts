export { describeApi, setupDocs } from './docs/setup-docs';
export { Evaluator } from './evaluation/evaluator';
export { GatewaySettings, gatewaySettings } from './gateway.config';
export { GatewayModule, type GatewayParts, type ManagedOptions } from './gateway.module';
export { fastifyOptions } from './http/fastify-options';
export { ApiKeys } from './keys/api-keys';
