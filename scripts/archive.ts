import { loadModule } from './load-module.ts';

/** `backup` and `restore` of the embedded database. See docs/operations.md. */
const [task = '', file = ''] = process.argv.slice(2);
const stop = (sentences: readonly string[]): never => {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
};
if (!['backup', 'restore'].includes(task) || file === '')
  stop([`Usage: npm run ${task || 'backup'} -- <file>`]);

const { readEnvironment } = await loadModule<typeof import('../src/config/environment.ts')>(
  '/src/config/environment.ts',
);
const { backup, restore, ArchiveRefused, postgresVersion } = await loadModule<
  typeof import('../src/adapters/sandbox/db/archive.ts')
>('/src/adapters/sandbox/db/archive.ts');

const environment = readEnvironment(process.env);
if (environment._tag === 'Left') throw stop(environment.left);
const { dataDir, databaseUrl } = environment.right;
if (databaseUrl) stop(['DATABASE_URL names a PostgreSQL server. Use its own tools: pg_dump and pg_restore.']);
if (dataDir === 'memory') stop(['DIOPTRA_DATA is memory: there is no stored database.']);
try {
  if (task === 'backup') await backup(dataDir, file, Date.now());
  else await restore(file, dataDir, await postgresVersion());
  console.log(task === 'backup' ? `${dataDir} was saved to ${file}.` : `${file} was restored to ${dataDir}.`);
  process.exit(0);
} catch (error) {
  if (error instanceof ArchiveRefused) stop([error.message]);
  throw error;
}
