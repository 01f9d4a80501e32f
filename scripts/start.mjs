import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, environment, install, root } from './ready.mjs';

/** One command on a fresh machine: installs, builds and serves, each only if something changed. */
try {
  install();
  build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
/** If a deployment is configured, its settings say whether this is a demonstration. */
const isDeployed = ['DIOPTRA_CONFIG', 'DIOPTRA_ORIGINS'].some((name) => process.env[name]);
const server = spawn(join(root, 'node_modules', '.bin', 'node'), ['dist/server/main.js'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // glibc keeps freed memory per thread; this saves 20 MiB. Source: docs/operations.md.
    MALLOC_ARENA_MAX: '2',
    ...(!isDeployed && { DIOPTRA_DEMONSTRATION: 'on' }),
    ...environment(),
    NODE_ENV: 'production',
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
