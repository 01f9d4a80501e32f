import type { VendureConfig } from '@vendure/core';
import { makeConfig } from './config';
import { withStaffPages } from './settings/staff-pages';

/**
 * The configuration from which the staff pages are built: fields and operations. No connection is opened; its secrets
 * are placeholders.
 */
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
