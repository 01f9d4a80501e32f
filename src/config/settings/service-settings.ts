import { either, httpAddress, oneOf, onOff } from './codecs.ts';
import { setting } from './setting.ts';

/** A word for what is here, a word for nothing, or where the service is. */
const serviceOr = (name: string) => either(name, oneOf('sandbox', 'off'), httpAddress);

/** Who decides features and who hears of errors. */
export const serviceSettings = {
  flags: setting(
    'DIOPTRA_FLAGS',
    serviceOr('sandbox, off, or an http address'),
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
    serviceOr('sandbox, off, or the address that Sentry calls a DSN'),
    'sandbox',
    'who hears of errors, beside the log: the sandbox, where it is the backend; nobody; or Sentry, by its DSN ([errors](errors.md))',
  ),
} as const;
