import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The folder of a package that only a live run needs. It is large, so it is not a dependency of the shop. It is
 * installed when first requested, without running its scripts. `beside`: fixed versions of packages that it depends on.
 */
export const livePackage = (name: string, version: string, ...beside: readonly string[]): string => {
  const home = resolve('.data', 'live', `${name.replace('/', '+')}@${version}`);
  const folder = join(home, 'node_modules', name);
  if (!existsSync(join(folder, 'package.json'))) {
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel', 'error'];
    execFileSync('npm', ['install', ...quiet, '--prefix', home, `${name}@${version}`, ...beside], {
      stdio: 'inherit',
    });
  }
  return folder;
};
