import type { VendureConfig } from '@vendure/core';
import { makeConfig } from './config';
import { withStaffPages } from './settings/staff-pages';

/** What the pages of staff are built from: fields and operations. Nothing is opened; its secrets are nobody's. */
export const config: VendureConfig = withStaffPages(
  makeConfig({
    databaseUrl: 'postgres://nowhere/none',
    hostname: '127.0.0.1',
    port: 4300,
    shopKey: '',
    admin: { identifier: '', password: '' },
    staffPages: true,
    sessionSecret: '',
    lensStock: 'power',
    paymentWindowMs: 0,
  }),
);
