import type { Environment } from '../../environment.ts';
import { DemonstrationRemains } from './demonstration-features.ts';
import { EngineDoesNotFit } from './engine-misfits.ts';

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** Returns the first error if several addresses of one name failed. Any of them explains the failure. */
const first = (error: unknown): unknown =>
  error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;

const ports: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use. Stop the program that uses it, or',
  EACCES: 'requires more rights than this user has:',
};

/** Returns why the shop could not start, as a sentence for the operator: what is wrong, and how to fix it. */
export const startFailure = (
  thrown: unknown,
  { databaseUrl, metricsPort }: Pick<Environment, 'databaseUrl'> & Partial<Pick<Environment, 'metricsPort'>>,
): string => {
  const error = first(thrown);
  if (!(error instanceof Error)) return 'The shop could not start.';
  if (error instanceof DemonstrationRemains || error instanceof EngineDoesNotFit) return error.message;
  const code = codeOf(error);
  if ('port' in error && 'syscall' in error && error.syscall === 'listen' && ports[code]) {
    const by = error.port === metricsPort ? 'DIOPTRA_METRICS_PORT' : 'PORT and DIOPTRA_BRAND_PORTS';
    return `Port ${error.port} ${ports[code]} choose another port with ${by}.`;
  }
  if (code === 'ENOENT' && error.message.includes('dist'))
    return 'There is no build. Run npm run build first.';
  if ('path' in error && 'syscall' in error && error.syscall !== 'connect')
    return `The folder of DIOPTRA_DATA cannot be used: ${error.message}.`;
  // The message leaves out the address, because it holds a password.
  if (databaseUrl) return `The database of DATABASE_URL cannot be used: ${error.message || code}.`;
  return error.message || code || 'The shop could not start.';
};
