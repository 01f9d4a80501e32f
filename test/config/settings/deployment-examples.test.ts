import { readFileSync } from 'node:fs';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../src/config/environment.ts';
import { readyToStart } from '../../../src/config/server/process/ready-to-start.ts';
import { sandboxPages } from '../../../src/config/settings/sandbox-settings.ts';
import { settings } from '../../../src/config/settings/settings.ts';

const read = (file: string): string => readFileSync(`deploy/${file}`, 'utf8');

/** What is no setting of the shop: where the file of settings is, and what the runtime reads. */
const others = ['DIOPTRA_CONFIG', 'NODE_ENV'];
const known = new Set([...Object.values(settings).map(({ variable }) => variable), ...others]);

/** The server's variables as the compose file says them; what it takes from the outside is what it says otherwise. */
const composed = Object.fromEntries(
  [...read('compose.yaml').matchAll(/^ {6}([A-Z][A-Z_]+): (.+)$/gm)]
    .map(([, name = '', value = '']) => [name, value.replace(/^"(.*)"$/, '$1')] as const)
    .filter(([name]) => !name.startsWith('POSTGRES_'))
    .map(([name, value]) => [
      name,
      value.replace(/\$\{\w+:-([^}]*)\}/, '$1').replace(/\$\{\w+:\?\}/, 'secret'),
    ]),
);

describe('the examples of deployments', () => {
  it.each(['compose.yaml', 'Dockerfile', 'dioptra.service'])('%s names settings that there are', (file) => {
    const named = [...read(file).matchAll(/\b(?:DIOPTRA_[A-Z_]+|NODE_ENV|DATABASE_URL)\b/g)].map(
      ([name]) => name,
    );
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('starts in containers without the pages of the sandbox, at the names that the proxy answers', () => {
    const environment = readEnvironment(composed);
    expect(environment).toEqual(
      E.right(expect.objectContaining({ sandboxPages: [], testControls: false, drainSeconds: 10 })),
    );
    const hosts = E.isRight(environment) ? Object.values(environment.right.origins).flat() : [];
    const answered = /^(shop\..+) \{$/m.exec(read('Caddyfile'))?.[1]?.split(', ');
    expect(hosts).toEqual(answered?.map((host) => `https://${host}`));
    expect(answered).toHaveLength(5);
  });

  it.each([
    ['compose.yaml', composed],
    ['shop.json', { DIOPTRA_CONFIG: 'deploy/shop.json', SHOP_DATABASE: 'postgres://shop@localhost/shop' }],
  ])('starts a shop that sells by %s with every door shut', (_, variables) =>
    expect(readyToStart('24.0.0', { ...variables, NODE_ENV: 'production' }, [], [])).toEqual(
      E.right(expect.objectContaining({ isSelling: true, sandboxPages: [], testControls: false })),
    ),
  );

  describe.each(['nginx.conf', 'Caddyfile'])('the proxy of %s', (file) => {
    const shut = new RegExp(/(?:path_regexp|location ~) (\S+)/.exec(read(file))?.[1] ?? '^$');
    const open = /not path (\S+)/.exec(read(file))?.[1];
    const passes = (path: string): boolean => path === open || !shut.test(path);

    it('lets no visitor say in which trace they are · OPS-2', () => {
      expect(read(file)).toMatch(/^\s*(proxy_set_header traceparent "";|header_up -traceparent)$/m);
    });

    it.each(['health', 'ready', ...sandboxPages])('lets nobody to /%s', (page) => {
      expect([`/${page}`, `/${page}/`, `/en/${page}`, `/${page}/x/y`].filter(passes)).toEqual([]);
    });

    it('lets notices of a payment provider in, and shoppers everywhere', () => {
      const paths = ['/pay/notices', '/', '/en', '/payment-methods', '/identity-card', '/checkout/payment'];
      expect(paths.filter((path) => !passes(path))).toEqual([]);
    });
  });

  it('gives a server that stops longer than it drains and answers', () => {
    const drain = Number(composed.DIOPTRA_DRAIN_SECONDS);
    expect(Number(/stop_grace_period: (\d+)s/.exec(read('compose.yaml'))?.[1])).toBeGreaterThan(drain + 10);
    const unit = Number(/TimeoutStopSec=(\d+)/.exec(read('dioptra.service'))?.[1]);
    expect(unit).toBeGreaterThan(JSON.parse(read('shop.json')).drainSeconds + 10);
  });

  it('does not take a page server for dead that says of another service that it is', () =>
    expect(/^\s*proxy_next_upstream (.*);$/m.exec(read('nginx.conf'))?.[1]).toBe('error timeout'));
});
