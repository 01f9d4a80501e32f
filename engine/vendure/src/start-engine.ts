import type { INestApplication } from '@nestjs/common';
import { bootstrap, JobQueueService } from '@vendure/core';
import { makeConfig } from './config';
import { migrate } from './settings/migrate-database';
import type { Settings } from './settings/settings';
import { builtPages, missingPages, withStaffPages } from './settings/staff-pages';

/** Migrates the tables, then starts the engine; its jobs run in this process. `pages`: the folder of the built staff pages. */
export const startEngine = async (settings: Settings, pages = builtPages): Promise<INestApplication> => {
  const missing = settings.staffPages ? missingPages(pages) : undefined;
  if (missing) throw new Error(missing);
  const config = makeConfig(settings);
  await migrate(config);
  const app = await bootstrap(settings.staffPages ? withStaffPages(config, pages) : config);
  await app.get(JobQueueService).start();
  return app;
};
