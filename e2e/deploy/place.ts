import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { Client } from 'pg';
import { openEngineDatabase } from '../../scripts/engine/postgres.ts';
import { patience } from '../../scripts/pace.ts';
import { startVarnish } from '../../scripts/varnish.ts';
import { startSmtp } from '../../test/adapters/mail-smtp/local-smtp.ts';
import { localDatatrans } from '../../test/adapters/payment-datatrans/local-datatrans.ts';
import { proxyPort, shopPorts } from './ports.ts';

export const readDeploy = (file: string): string => readFileSync(join('deploy', file), 'utf8');

/**
 * Replaces text that must be in the file. Fails if the text of an example has changed, so that it is not tested by
 * accident.
 */
export const replaced = (text: string, ...changes: readonly (readonly [string, string])[]): string =>
  changes.reduce((sum, [from, to]) => {
    if (!sum.includes(from)) throw new Error(`The file does not say: ${from}`);
    return sum.replaceAll(from, to);
  }, text);

export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Stops by SIGTERM, as systemd and containers do. */
export interface Running {
  readonly stop: () => Promise<void>;
}

const started = async (
  { command, args, cwd, env }: Command,
  isReady: () => Promise<boolean>,
): Promise<Running> => {
  const said: Buffer[] = [];
  const child: ChildProcess = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => said.push(piece));
  const ended = once(child, 'exit').catch((error: unknown) => said.push(Buffer.from(String(error))));
  const stop = async () => {
    if (child.exitCode === null && child.pid !== undefined) child.kill('SIGTERM');
    await ended;
  };
  for (const until = Date.now() + patience(120_000); !(await isReady()); await pause(200))
    if (child.exitCode !== null || child.pid === undefined || Date.now() > until) {
      await stop();
      throw new Error(`${command} does not answer: ${Buffer.concat(said).toString().slice(-2000)}`);
    }
  return { stop };
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** The proxy's response for a host name of `deploy/`. Undefined if nothing answers. */
export const askProxy = (
  host: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string } | undefined> =>
  new Promise((resolve) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: proxyPort,
        servername: host,
        path,
        method,
        headers: { ...headers, host },
        rejectUnauthorized: false,
      },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece) => pieces.push(piece));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(pieces).toString(),
          }),
        );
      },
    );
    asked.on('error', () => resolve(undefined));
    asked.end(body);
  });

export const startProxy = (command: Command): Promise<Running> =>
  started(command, async () => (await askProxy('shop.example.ch', '/robots.txt')) !== undefined);

/** Whether a page server answers behind it. */
export const isServed = async (): Promise<boolean> =>
  (await askProxy('shop.example.ch', '/robots.txt'))?.status === 200;

export const startPageServer = (command: Command, port: number): Promise<Running> =>
  started(command, () => answers(`http://127.0.0.1:${port}/ready`));

/**
 * The services of a selling shop beside its page servers: an empty PostgreSQL, and Datatrans and a mail server within
 * this process.
 */
export const openOutside = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dioptra-deploy-'));
  // PostgreSQL does not run as root: its own user must be able to reach its folder in this one.
  chmodSync(folder, 0o711);
  const postgres = await openEngineDatabase(folder, undefined);
  const urlOf = (database: string) => Object.assign(new URL(postgres.url), { pathname: `/${database}` }).href;
  const query = async <A extends object>(database: string, text: string): Promise<readonly A[]> => {
    const client = new Client({ connectionString: urlOf(database) });
    await client.connect();
    try {
      return (await client.query<A>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const datatrans = localDatatrans(Date.now);
  // Its webhooks come in by the proxy, as from any external service.
  datatrans.setShop(async (notice) => {
    const { hostname, pathname, search } = new URL(notice.url);
    const headers = Object.fromEntries(notice.headers);
    const answer = await askProxy(hostname, pathname + search, {
      method: notice.method,
      headers,
      body: await notice.text(),
    });
    return new Response(null, { status: answer?.status ?? 502 });
  });
  const mails = await startSmtp({
    allowInsecureAuth: true,
    onAuth: ({ username = '' }, _, done) => done(null, { user: username }),
  });
  const outside = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (asked: Request) => {
      const { pathname, search } = new URL(asked.url);
      return datatrans.settings.fetch(new Request(`https://api.datatrans.test${pathname}${search}`, asked));
    },
  }) as Server;
  await once(outside, 'listening');
  /** The values in `/etc/dioptra/secrets`, and those that redirect calls to Datatrans to this process. */
  const secrets = (database: string) => ({
    SHOP_DATABASE: urlOf(database),
    DIOPTRA_SMTP_HOST: '127.0.0.1',
    DIOPTRA_SMTP_PORT: String(mails.port),
    DIOPTRA_SMTP_TLS: 'off',
    DIOPTRA_SMTP_USER: 'shop',
    DIOPTRA_SMTP_PASSWORD: 'trial',
    SMTP_PASSWORD: 'trial',
    DATATRANS_PASSWORD: datatrans.settings.password,
    DATATRANS_HMAC_KEY: datatrans.settings.hmacKey,
    DIOPTRA_DATATRANS_MERCHANT: datatrans.settings.merchantId,
    DIOPTRA_DATATRANS_PASSWORD: datatrans.settings.password,
    DIOPTRA_DATATRANS_HMAC_KEY: datatrans.settings.hmacKey,
    // On a busy machine servers refuse new visitors; that is not a fault of the files.
    DIOPTRA_MOST_REQUESTS: '0',
    NODE_OPTIONS: `--import ${new URL('../support/outside.mjs', import.meta.url).href}`,
    JOURNEY_OUTSIDE: `http://127.0.0.1:${(outside.address() as AddressInfo).port}`,
  });
  return {
    folder,
    datatrans,
    mails,
    secrets,
    makeDatabase: (name: string) => query('postgres', `create database ${name}`),
    query,
    close: async () => {
      outside.closeAllConnections();
      outside.close();
      await mails.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type Outside = Awaited<ReturnType<typeof openOutside>>;

/** An untrusted certificate for the names of `deploy/`. */
const makeCertificate = (folder: string): void => {
  const [key, cert] = [join(folder, 'shop.key'), join(folder, 'shop.pem')];
  const words =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=shop.example.ch';
  execFileSync('openssl', [...words.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
};

const [first, second] = shopPorts;
const inherited = { PATH: process.env.PATH ?? '' };

/** nginx with `deploy/nginx.conf` in its `http { … }`. `behind`: ports of the upstream servers. */
export const startNginx = (folder: string, behind: readonly number[] = shopPorts): Promise<Running> => {
  const place = join(folder, 'nginx');
  mkdirSync(place, { recursive: true });
  makeCertificate(place);
  const [one = first, two = one] = behind;
  const own = replaced(
    readDeploy('nginx.conf'),
    ['127.0.0.1:3000', `127.0.0.1:${one}`],
    ['127.0.0.1:3100', `127.0.0.1:${two}`],
    ['listen 80;', `listen 127.0.0.1:${proxyPort + 3};`],
    ['listen 443 ssl', `listen 127.0.0.1:${proxyPort} ssl`],
    ['/etc/ssl/', `${place}/`],
  );
  writeFileSync(join(place, 'shop.conf'), own);
  writeFileSync(
    join(place, 'nginx.conf'),
    `daemon off; pid ${place}/pid; error_log stderr; worker_processes 1;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${place}/${kind};`).join(' ')}
  include ${place}/shop.conf;
}`,
  );
  return startProxy({
    command: 'nginx',
    args: ['-p', place, '-c', join(place, 'nginx.conf')],
    env: inherited,
  });
};

/** nginx as above, with Varnish and `deploy/varnish.vcl` between it and the page servers. */
export const startNginxBeforeVarnish = async (folder: string): Promise<Running> => {
  const [visitors, changes] = [proxyPort + 5, proxyPort + 6];
  const varnish = await startVarnish({ visitors, changes, behind: shopPorts });
  try {
    const nginx = await startNginx(folder, [visitors]);
    return { stop: async () => void (await Promise.all([nginx.stop(), varnish.stop()])) };
  } catch (error) {
    await varnish.stop();
    throw error;
  }
};

/** Caddy with `deploy/Caddyfile`, and its own certificates instead of an authority's. */
export const startCaddy = (folder: string): Promise<Running> => {
  const place = join(folder, 'caddy');
  mkdirSync(place, { recursive: true });
  const own = replaced(readDeploy('Caddyfile'), [
    'reverse_proxy shop:3000',
    `reverse_proxy 127.0.0.1:${first} 127.0.0.1:${second}`,
  ]);
  writeFileSync(
    join(place, 'Caddyfile'),
    `{
	admin off
	local_certs
	skip_install_trust
	https_port ${proxyPort}
	http_port ${proxyPort + 3}
	storage file_system ${place}/certificates
}
${own}`,
  );
  return startProxy({
    command: 'caddy',
    args: ['run', '--config', join(place, 'Caddyfile'), '--adapter', 'caddyfile'],
    env: { ...inherited, HOME: place },
  });
};

/** Lines of a unit with a given name. */
const linesOf = (unit: string, name: string): readonly string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.+)$`, 'gm'))].map(([, value = '']) => value);

/** A page server as `deploy/dioptra.service` starts it: its command, its environment, its file of secrets, its folder. */
export const bySystemd = ({ folder, secrets }: Outside, database: string, port: number): Command => {
  const unit = replaced(
    readDeploy('dioptra.service'),
    ['/opt/dioptra', process.cwd()],
    ['/etc/dioptra/shop.json', join(process.cwd(), 'deploy', 'shop.json')],
    ['/var/lib/dioptra', join(folder, `state-${port}`)],
    ['/etc/dioptra/secrets', join(folder, 'secrets')],
  );
  const [place = ''] = linesOf(unit, 'EnvironmentFile');
  const named = Object.entries(secrets(database)).map(([name, value]) => `${name}=${value}`);
  writeFileSync(place, named.join('\n'), { mode: 0o600 });
  const words = [
    ...linesOf(unit, 'Environment').flatMap((line) => line.split(' ')),
    ...readFileSync(place, 'utf8').split('\n'),
  ];
  const [command = '', ...args] = (linesOf(unit, 'ExecStart')[0] ?? '').split(' ');
  const environment = words.map(
    (word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)] as const,
  );
  return {
    command,
    args,
    cwd: linesOf(unit, 'WorkingDirectory')[0] ?? '',
    env: { ...inherited, ...Object.fromEntries(environment), PORT: String(port), DIOPTRA_DRAIN_SECONDS: '0' },
  };
};
