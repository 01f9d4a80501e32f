import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildEngine, environment, install, installEngine, root } from './ready.mjs';

/** One command for an engine behind the shop: installs, builds, and runs it with its own database. */
try {
  install();
  installEngine();
  buildEngine();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const engine = spawn(join(root, 'node_modules', '.bin', 'node'), ['scripts/engine.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: environment(),
  // In its own process group, so that Ctrl+C of a terminal reaches it once, through this process.
  detached: true,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => engine.kill(signal));
engine.on('exit', (code) => process.exit(code ?? 1));
