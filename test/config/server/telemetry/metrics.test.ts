import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metrics } from '../../../../src/application/telemetry/metrics.ts';
import { watchConnections } from '../../../../src/config/server/telemetry/database.ts';
import { watchProcess, watchServices } from '../../../../src/config/server/telemetry/watch-process.ts';
import { openScraped, tellAll } from './scrape.ts';

interface Dashboard {
  readonly panels: readonly {
    readonly description: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}
const { panels } = JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8')) as Dashboard;
const rules = readFileSync('deploy/monitoring/alerts.yml', 'utf8');
const quoted = (name: string) =>
  [...rules.matchAll(new RegExp(`^ +${name}: (".*")$`, 'gm'))].map(
    ([, text = '']) => JSON.parse(text) as string,
  );
const questions = [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...quoted('expr')];

let text = '';
beforeAll(async () => {
  const { telemetry, scrape } = await openScraped();
  tellAll(telemetry);
  text = await scrape();
  await telemetry.close();
});
/** The labels of a series that Prometheus reads; undefined if there is no series of that name. */
const labelsOf = (series: string): readonly string[] | undefined => {
  const line = new RegExp(`^${series}(?:\\{(.*)\\})? `, 'm').exec(text);
  return line ? [...(line[1] ?? '').matchAll(/(\w+)="/g)].map(([, label = '']) => label) : undefined;
};

describe('the metrics', () => {
  it('are exported to Prometheus, each with its labels · OPS-4', () => {
    for (const { name, by } of Object.values(metrics)) {
      const series = text.match(new RegExp(`^${name.replaceAll('.', '_')}\\w*\\{.*$`, 'm'))?.[0] ?? name;
      for (const label of by) expect(series).toContain(`${label}="x"`);
    }
  });

  it('include everything that dashboards and alerts use · OPS-5', () => {
    expect(questions.length).toBeGreaterThan(30);
    for (const question of questions)
      for (const [, series = '', selected = ''] of question.matchAll(/(dioptra_\w+)(?:\{([^}]*)\})?/g)) {
        const labels = labelsOf(series);
        expect(labels, series).toBeDefined();
        for (const [, label = ''] of selected.matchAll(/(\w+)[!=]/g)) expect(labels, series).toContain(label);
      }
  });

  it('have the labels that they are grouped by · OPS-5', () => {
    for (const question of questions) {
      const all = [...question.matchAll(/dioptra_\w+/g)].flatMap(([series]) => labelsOf(series) ?? []);
      for (const [, by = ''] of question.matchAll(/ by \(([^)]*)\)/g))
        for (const label of by.split(', ')) expect([...all, 'instance'], question).toContain(label);
    }
  });

  it('are all shown on the dashboard · OPS-5', () => {
    const drawn = JSON.stringify(panels);
    for (const { name } of Object.values(metrics)) expect(drawn).toContain(name.replaceAll('.', '_'));
  });

  it('have instructions beside each panel and each alert · OPS-5', () => {
    const sentence = /^[A-Z0-9].{20,}\.$/;
    for (const { description } of panels) expect(description).toMatch(sentence);
    const alarms = [...rules.matchAll(/- alert: (\w+)/g)];
    expect(quoted('todo')).toHaveLength(alarms.length);
    expect(quoted('expr')).toHaveLength(alarms.length);
    for (const todo of quoted('todo')) expect(todo).toMatch(sentence);
  });

  it('are listed in the operator’s manual, with their meaning · OPS-4', () => {
    const manual = readFileSync('docs/operations.md', 'utf8');
    for (const { name, by, meaning } of Object.values(metrics))
      expect(manual).toContain(
        `| \`${name}\` | ${by.map((label) => `\`${label}\``).join(', ')} | ${meaning} |`,
      );
  });
});

describe('the port for Prometheus', () => {
  let open: Awaited<ReturnType<typeof openScraped>>;
  beforeAll(async () => {
    open = await openScraped();
  });
  afterAll(() => open.telemetry.close());

  it('is open on this machine only, and serves one path · OPS-6', async () => {
    expect((await open.read()).status).toBe(200);
    expect((await open.read('/')).status).toBe(404);
    const outside = Object.values(networkInterfaces())
      .flat()
      .filter((one) => one?.internal === false && one.family === 'IPv4');
    for (const { address } of outside.flatMap((one) => one ?? []))
      await expect(fetch(`http://${address}:${open.port}/metrics`)).rejects.toThrow();
  });

  it('reports the process, its connections and the services behind it · OPS-4', async () => {
    watchProcess(open.telemetry);
    watchServices(open.telemetry, () => ({ content: true, search: false }));
    watchConnections(open.telemetry, () => ({ used: 3, idle: 7, waiting: 1 }));
    const said = await open.scrape();
    expect(Number(/memory_bytes\{kind="resident"\} (\d+)/.exec(said)?.[1])).toBeGreaterThan(10_000_000);
    expect(said).toMatch(/eventloop_delay_seconds\{quantile="0.99"\} \d/);
    expect(said).toContain('dioptra_service_up{service="content"} 1');
    expect(said).toContain('dioptra_service_up{service="search"} 0');
    expect(said).toContain('dioptra_database_connections{state="waiting"} 1');
  });
});
