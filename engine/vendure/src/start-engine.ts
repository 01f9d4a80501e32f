import type { INestApplication } from '@nestjs/common';
import { bootstrap, JobQueueService } from '@vendure/core';
import { makeConfig } from './config';
import { migrate } from './settings/migrate-database';
import type { Settings } from './settings/settings';
import { withStaffPages } from './settings/staff-pages';

/** Tables first, then the engine; its jobs run in this process. */
export const startEngine = async (settings: Settings): Promise<INestApplication> => {
  const config = makeConfig(settings);
  await migrate(config);
  const app = await bootstrap(settings.staffPages ? await withStaffPages(config, settings.port) : config);
  await app.get(JobQueueService).start();
  return app;
};
