import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import * as workloads from 'kubernetes-models/apps/v1';
import * as scaling from 'kubernetes-models/autoscaling/v2';
import * as network from 'kubernetes-models/networking.k8s.io/v1';
import * as policies from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readEnvironment } from '../../../src/config/environment.ts';
import { readyToStart } from '../../../src/config/server/process/ready-to-start.ts';
import { sandboxPages } from '../../../src/config/settings/sandbox-settings.ts';
import { settings } from '../../../src/config/settings/settings.ts';

const read = (file: string): string => readFileSync(`deploy/${file}`, 'utf8');

/** Variables that are not settings of the shop: the path of the settings file, and what the runtime reads. */
const others = ['DIOPTRA_CONFIG', 'NODE_ENV'];
const known = new Set([...Object.values(settings).map(({ variable }) => variable), ...others]);

/** The server's variables in the compose file. Those that it takes from outside have the default given there. */
const composed = Object.fromEntries(
  [...read('compose.yaml').matchAll(/^ {6}([A-Z][A-Z_]+): (.+)$/gm)]
    .map(([, name = '', value = '']) => [name, value.replace(/^"(.*)"$/, '$1')] as const)
    .filter(([name]) => !name.startsWith('POSTGRES_'))
    .map(([name, value]) => [
      name,
      value
        .replace(/\$\{\w+:-([^}]*)\}/, '$1')
        .replace(/\$\{\w*HMAC\w*:\?\}/, 'ab'.repeat(32))
        .replace(/\$\{\w+:\?\}/, 'secret'),
    ]),
);

describe('the deployment examples', () => {
  it.each(['compose.yaml', 'Dockerfile', 'dioptra.service', 'kubernetes/shop.yaml'])(
    'in %s name only settings that exist',
    (file) => {
      const named = [...read(file).matchAll(/\b(?:DIOPTRA_[A-Z_]+|NODE_ENV|DATABASE_URL)\b/g)].map(
        ([name]) => name,
      );
      expect(named).not.toEqual([]);
      expect(named.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it('start in containers without the pages of the sandbox, under the hosts that the proxy serves', () => {
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
    [
      'shop.json',
      {
        DIOPTRA_CONFIG: 'deploy/shop.json',
        SHOP_DATABASE: 'postgres://shop@localhost/shop',
        SMTP_PASSWORD: 'secret',
        DATATRANS_PASSWORD: 'secret',
        DATATRANS_HMAC_KEY: 'ab'.repeat(32),
      },
    ],
  ])('start a live shop by %s with nothing open', (_, variables) =>
    expect(readyToStart('24.0.0', { ...variables, NODE_ENV: 'production' }, [], [])).toEqual(
      E.right(expect.objectContaining({ isSelling: true, sandboxPages: [], testControls: false })),
    ),
  );

  describe.each(['nginx.conf', 'Caddyfile'])('the proxy configuration %s', (file) => {
    const shut = new RegExp(/(?:path_regexp|location ~) (\S+)/.exec(read(file))?.[1] ?? '^$');
    const open = /not path (\S+)/.exec(read(file))?.[1];
    const passes = (path: string): boolean => path === open || !shut.test(path);

    it('removes the trace header of visitors · OPS-2', () => {
      expect(read(file)).toMatch(/^\s*(proxy_set_header traceparent "";|header_up -traceparent)$/m);
    });

    it.each(['health', 'ready', ...sandboxPages])('blocks /%s', (page) => {
      expect([`/${page}`, `/${page}/`, `/en/${page}`, `/${page}/x/y`].filter(passes)).toEqual([]);
    });

    it('lets webhooks of a payment provider and all shop pages through', () => {
      const paths = ['/pay/notices', '/', '/en', '/payment-methods', '/identity-card', '/checkout/payment'];
      expect(paths.filter((path) => !passes(path))).toEqual([]);
    });
  });

  it('log responses without the tokens in their addresses: at the page servers, and not at the proxy', () => {
    const servers = read('nginx.conf')
      .split(/^server \{/m)
      .slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers) expect(server).toMatch(/^\taccess_log off;$/m);
    expect(read('Caddyfile')).not.toMatch(/^\s*log\b/m);
    expect(JSON.parse(read('shop.json')).accessLog).toBe(true);
  });

  it('give a stopping server more time than it needs to drain', () => {
    const drain = Number(composed.DIOPTRA_DRAIN_SECONDS);
    expect(Number(/stop_grace_period: (\d+)s/.exec(read('compose.yaml'))?.[1])).toBeGreaterThan(drain + 10);
    const unit = Number(/TimeoutStopSec=(\d+)/.exec(read('dioptra.service'))?.[1]);
    expect(unit).toBeGreaterThan(JSON.parse(read('shop.json')).drainSeconds + 10);
  });

  it('do not treat a page server as dead because of an error status', () =>
    expect(/^\s*proxy_next_upstream (.*);$/m.exec(read('nginx.conf'))?.[1]).toBe('error timeout'));
});

interface Labels {
  readonly matchLabels: Readonly<Record<string, string>>;
}
interface Variable {
  readonly name: string;
  readonly value?: string;
}
interface Probe {
  readonly httpGet: { readonly path: string };
}

describe('the Kubernetes example', () => {
  const documents = parseAllDocuments(read('kubernetes/shop.yaml'));
  const objects = documents.map((document) => document.toJS());
  const the = (kind: string, name = 'shop') =>
    objects.find((one) => one.kind === kind && one.metadata.name === name);
  const podOf = (deployment: string) => the('Deployment', deployment).spec.template;
  const serverOf = (deployment: string) => podOf(deployment).spec.containers[0];
  const jobsOf = (deployment: string) =>
    serverOf(deployment).env.find(({ name }: Variable) => name === 'DIOPTRA_JOBS').value;
  const fits = ({ matchLabels }: Labels, deployment: string): boolean =>
    Object.entries(matchLabels).every(([name, value]) => podOf(deployment).metadata.labels[name] === value);
  const models: Readonly<Record<string, object>> = {
    v1: core,
    'apps/v1': workloads,
    'autoscaling/v2': scaling,
    'networking.k8s.io/v1': network,
    'policy/v1': policies,
  };

  it('is valid YAML, and each object matches the schema of its kind', () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
    expect(objects).toHaveLength(8);
    for (const object of objects) {
      const Model = Reflect.get(models[object.apiVersion] ?? {}, object.kind);
      expect(() => new Model(object).validate(), object.kind).not.toThrow();
    }
    const wrong = structuredClone(the('PodDisruptionBudget'));
    wrong.spec.selector = 'shop';
    expect(() => new policies.PodDisruptionBudget(wrong).validate()).toThrow('selector');
  });

  it('uses the settings of the live example, with its own proxies and hosts', () => {
    const file = JSON.parse(the('ConfigMap').data['shop.json']);
    expect({ ...file, trustedProxies: [] }).toEqual({ ...JSON.parse(read('shop.json')), trustedProxies: [] });
    expect(file.trustedProxies).toEqual(['10.0.0.0/8']);
    const hosts = the('Ingress').spec.rules.map(({ host }: { host: string }) => `https://${host}`);
    expect(hosts).toEqual(Object.values(file.origins).flat());
  });

  it.each(['shop', 'shop-jobs'])(
    'starts a live shop by the deployment %s with nothing open',
    (deployment) => {
      const folder = mkdtempSync(join(tmpdir(), 'dioptra-example-'));
      const file = join(folder, 'shop.json');
      writeFileSync(file, the('ConfigMap').data['shop.json']);
      const given = serverOf(deployment).env.map(({ name, value }: Variable) => [
        name,
        value ?? 'postgres://db/shop',
      ]);
      const variables = {
        ...Object.fromEntries(given),
        SMTP_PASSWORD: 'secret',
        DATATRANS_PASSWORD: 'secret',
        DATATRANS_HMAC_KEY: 'ab'.repeat(32),
        NODE_ENV: 'production',
        DIOPTRA_CONFIG: file,
      };
      const started = readyToStart('24.0.0', variables, [], []);
      rmSync(folder, { recursive: true });
      expect(started).toEqual(
        E.right(expect.objectContaining({ isSelling: true, sandboxPages: [], testControls: false })),
      );
    },
  );

  it('has one server for jobs, which gets no page requests', () => {
    expect([the('Deployment', 'shop-jobs').spec.replicas, jobsOf('shop-jobs')]).toEqual([1, 'on']);
    expect([the('Deployment').spec.replicas, jobsOf('shop')]).toEqual([3, 'off']);
    const selector = { matchLabels: the('Service').spec.selector };
    expect([fits(selector, 'shop'), fits(selector, 'shop-jobs')]).toEqual([true, false]);
  });

  it('never removes all page servers, and probes the right addresses', () => {
    expect(fits(the('PodDisruptionBudget').spec.selector, 'shop')).toBe(true);
    expect(the('PodDisruptionBudget').spec.maxUnavailable).toBeLessThan(the('Deployment').spec.replicas);
    expect(the('HorizontalPodAutoscaler').spec.minReplicas).toBe(the('Deployment').spec.replicas);
    const paths = (probes: Readonly<Record<string, Probe | undefined>>) =>
      ['startupProbe', 'livenessProbe', 'readinessProbe'].map((probe) => probes[probe]?.httpGet.path);
    expect(paths(serverOf('shop'))).toEqual(['/health', '/health', '/ready']);
    expect(paths(serverOf('shop-jobs'))).toEqual(['/health', '/health', undefined]);
    for (const name of ['shop', 'shop-jobs'])
      expect(podOf(name).spec.terminationGracePeriodSeconds).toBeGreaterThan(20);
  });
});
