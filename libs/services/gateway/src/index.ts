export { setupDocs } from './docs/setup-docs';
export { GatewayModule } from './gateway.module';
export { fastifyOptions } from './http/fastify-options';
export { compile, parsePrompt } from './prompts/compile';
