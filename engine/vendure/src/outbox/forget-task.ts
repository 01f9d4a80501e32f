import { ScheduledTask, TransactionalConnection } from '@vendure/core';
import { forgetDelivered } from './deliver';

export const forgetNoticesTask = new ScheduledTask({
  id: 'dioptra-forget-notices',
  description: 'Deletes notices that the shop received a month ago',
  schedule: (cron) => cron.everyDayAt(3, 20),
  execute: async ({ injector }) => ({
    forgotten: await forgetDelivered(injector.get(TransactionalConnection).rawConnection),
  }),
});
