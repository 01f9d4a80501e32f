import { backendSettings } from './backend-settings.ts';
import { cdnSettings } from './cdn-settings.ts';
import { contentSettings } from './content-settings.ts';
import { countingSettings } from './counting-settings.ts';
import { identitySettings } from './identity-settings.ts';
import { mailSettings } from './mail-settings.ts';
import { paymentSettings } from './payment-settings.ts';
import { sandboxSettings } from './sandbox-settings.ts';
import { searchSettings } from './search-settings.ts';
import { serverSettings } from './server-settings.ts';
import { serviceSettings } from './service-settings.ts';
import type { ValuesOf } from './setting.ts';
import { telemetrySettings } from './telemetry-settings.ts';

/** The settings by subject, in the order of `docs/configuration.md`. An adapter's settings are a file and a line here. */
export const settingGroups = {
  'The server': serverSettings,
  'The backend': backendSettings,
  'The sandbox, alone or beside an engine': sandboxSettings,
  'Features and errors': serviceSettings,
  Payment: paymentSettings,
  Mails: mailSettings,
  Identity: identitySettings,
  'Cache in front of the page servers': cdnSettings,
  Content: contentSettings,
  Search: searchSettings,
  Statistics: countingSettings,
  'Traces and metrics': telemetrySettings,
} as const;

/** All settings of a deployment. */
export const settings = {
  ...serverSettings,
  ...backendSettings,
  ...sandboxSettings,
  ...serviceSettings,
  ...paymentSettings,
  ...mailSettings,
  ...identitySettings,
  ...cdnSettings,
  ...contentSettings,
  ...searchSettings,
  ...countingSettings,
  ...telemetrySettings,
} as const;

export type Settings = ValuesOf<typeof settings>;
