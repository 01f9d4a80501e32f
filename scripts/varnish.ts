import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { patience } from './pace.ts';

/** False if this machine has no Varnish. */
export const hasVarnish = (): boolean => spawnSync('varnishd', ['-V']).status === 0;

export interface VarnishPorts {
  readonly visitors: number;
  readonly changes: number;
  /** Ports of the two page servers. */
  readonly behind: readonly [number, number];
  /** How long a stale copy is sent while the servers are healthy, if ten minutes are too long to wait. */
  readonly oldFor?: string;
}

const replaced = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`deploy/varnish.vcl does not contain: ${from}`);
  return text.replace(from, to);
};

const vcl = readFileSync('deploy/varnish.vcl', 'utf8');

/** The parameters of `varnishd` that `deploy/varnish.vcl` names, by name. */
export const varnishParameters: Readonly<Record<string, string>> = Object.fromEntries(
  [...vcl.matchAll(/ -p (\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
);

/** Varnish with `deploy/varnish.vcl`, on ports of its own. */
export const startVarnish = async ({
  visitors,
  changes,
  behind: [one, two],
  oldFor = '10m',
}: VarnishPorts) => {
  const folder = mkdtempSync(join(tmpdir(), 'dioptra-varnish-'));
  const lasting = replaced(vcl, 'req.grace = 10m', `req.grace = ${oldFor}`);
  const own = replaced(lasting, '"3000"', `"${one}"`);
  writeFileSync(join(folder, 'shop.vcl'), replaced(own, '"3100"', `"${two}"`));
  const root = process.getuid?.() === 0 ? ['-j', 'none'] : [];
  const parameters = Object.entries(varnishParameters).map(([name, value]) => `-p ${name}=${value}`);
  const words =
    `-F -n ${folder}/work -f ${folder}/shop.vcl ${parameters.join(' ')} -s malloc,64m ` +
    `-a visitors=127.0.0.1:${visitors} -a changes=127.0.0.1:${changes}`;
  const said: Buffer[] = [];
  const child: ChildProcess = spawn('varnishd', [...root, ...words.split(' ')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => said.push(piece));
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const isThere = () =>
    fetch(`http://127.0.0.1:${changes}/`).then(
      () => true,
      () => false,
    );
  for (const until = Date.now() + patience(60_000); !(await isThere()); await pause(100))
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`Varnish does not respond: ${Buffer.concat(said).toString().slice(-2000)}`);
    }
  return { stop };
};
