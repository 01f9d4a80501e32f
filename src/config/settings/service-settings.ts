import { either, httpAddress, oneOf, onOff, sentryDsn } from './codecs.ts';
import { setting } from './setting.ts';

/** The built-in service, none, or the address of an external one. */
const here = oneOf('sandbox', 'off');
const flagService = either(`sandbox, off, or ${httpAddress.name}`, here, httpAddress);
const errorService = either(`sandbox, off, or ${sentryDsn.name}`, here, sentryDsn);

/** Settings of the services that decide features and receive errors. */
export const serviceSettings = {
  flags: setting(
    'DIOPTRA_FLAGS',
    flagService,
    'sandbox',
    'who decides features and experiments: the sandbox, where it is the backend; nobody; or a service that speaks OFREP, by its address ([flags](flags.md))',
  ),
  forceFlags: setting(
    'DIOPTRA_FORCE_FLAGS',
    onOff,
    undefined,
    'whether `?flag.{feature}={side}` chooses a side of an experiment. Nothing said: `on` with the sandbox, `off` with another backend',
  ),
  errors: setting(
    'DIOPTRA_ERRORS',
    errorService,
    'sandbox',
    'who hears of errors, beside the log: the sandbox, where it is the backend; nobody; or Sentry, by its DSN ([errors](errors.md))',
  ),
} as const;
