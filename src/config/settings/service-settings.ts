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
    'the service that decides features and experiments: the sandbox, if it is the backend; none (`off`); or the address of a service that speaks OFREP ([flags](flags.md))',
  ),
  forceFlags: setting(
    'DIOPTRA_FORCE_FLAGS',
    onOff,
    undefined,
    'whether `?flag.{feature}={side}` in an address chooses a side of an experiment. By default `off` where customers buy and with another backend, else `on`',
  ),
  errors: setting(
    'DIOPTRA_ERRORS',
    errorService,
    'sandbox',
    'where errors are reported besides the log: to the sandbox, if it is the backend; nowhere (`off`); or to Sentry, by its DSN ([errors](errors.md))',
  ),
} as const;
