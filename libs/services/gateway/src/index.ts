export { DashboardModule } from './dashboard/dashboard.module';
export { setupDocs } from './docs/setup-docs';
export { GatewaySettings } from './gateway.config';
export { GatewayModule } from './gateway.module';
