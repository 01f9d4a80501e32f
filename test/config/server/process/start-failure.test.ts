import { expect, it } from 'vitest';
import { startFailure } from '../../../../src/config/server/process/start-failure.ts';

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more);
const url = 'postgres://shop:s3cret@db.example/shop';

it.each([
  [
    failure('listen', { code: 'EADDRINUSE', syscall: 'listen', port: 3001 }),
    undefined,
    'Port 3001 is in use. Stop the program that uses it, or choose another port with PORT and DIOPTRA_BRAND_PORTS.',
  ],
  [
    failure('listen', { code: 'EACCES', syscall: 'listen', port: 80 }),
    undefined,
    'Port 80 requires more rights than this user has: choose another port with PORT and DIOPTRA_BRAND_PORTS.',
  ],
  [
    new AggregateError([failure('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' })]),
    url,
    'The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:5432.',
  ],
  [
    failure("ENOENT: no such file or directory, open 'dist/client/.vite/manifest.json'", { code: 'ENOENT' }),
    url,
    'There is no build. Run npm run build first.',
  ],
  [
    failure("EACCES: permission denied, mkdir '/data'", { code: 'EACCES', syscall: 'mkdir', path: '/data' }),
    undefined,
    "The folder of DIOPTRA_DATA cannot be used: EACCES: permission denied, mkdir '/data'.",
  ],
  [failure('The folder x is in use.'), undefined, 'The folder x is in use.'],
  ['nothing', undefined, 'The shop could not start.'],
])('a failed start is explained in a sentence: %s', (error, databaseUrl, sentence) => {
  expect(startFailure(error, { databaseUrl })).toBe(sentence);
});

it('a failed start names the setting of the port for Prometheus', () => {
  const taken = failure('listen', { code: 'EADDRINUSE', syscall: 'listen', port: 9464 });
  expect(startFailure(taken, { databaseUrl: undefined, metricsPort: 9464 })).toBe(
    'Port 9464 is in use. Stop the program that uses it, or choose another port with DIOPTRA_METRICS_PORT.',
  );
});
