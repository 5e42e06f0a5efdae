import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { HTTP_EDGE } from '@touchstone/http-edge';
import { reportProblems } from '@touchstone/kernel';
import { dashboardSettings } from './dashboard.config';
import { installDashboardRoutes } from './dashboard.routes';

const ROUTES = Symbol('DashboardRoutes');

/** Serves the browser app. Requires the process's `HttpEdgeModule`. */
@Module({})
export class DashboardModule {
  /**
   * @param folder of the built app
   * @throws InvalidConfiguration if it is not built, unless problems are being collected
   */
  static serving(folder: string, { dashboard } = dashboardSettings()): DynamicModule {
    if (dashboard === 'off') return { module: DashboardModule };
    if (!existsSync(join(folder, 'index.html')))
      reportProblems(
        'TOUCHSTONE_DASHBOARD: the dashboard is not built; run npm run build, or set it to off',
      );
    return {
      module: DashboardModule,
      providers: [
        {
          provide: ROUTES,
          inject: [HTTP_EDGE],
          useFactory: (http: FastifyInstance) => installDashboardRoutes(http, folder),
        },
      ],
    };
  }
}
