import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/** The files that a file loads immediately. Type imports are removed by the build, and `import()` waits for its call. */
const loadedBy = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gms)]
    .map(([, from = '']) => from)
    .map((from) => (from.startsWith('.') ? join(dirname(file), from) : from));

/** Everything that a file loads immediately, including indirect imports. */
const allLoadedBy = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  for (const next of loadedBy(file)) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (/^src\/.*\.tsx?$/.test(next)) allLoadedBy(next, seen);
  }
  return seen;
};

/** Chooses telemetry in a separate process, and prints which parts of OpenTelemetry it has loaded. */
const choose = async (settings: string): Promise<readonly string[]> => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const { telemetryOf } = await import('./src/config/server/telemetry/telemetry-of.ts');
    const telemetry = await telemetryOf({ timeZone: 'Europe/Berlin', metricsHost: '127.0.0.1', tracePercent: 10, ${settings} });
    console.log(JSON.stringify(loaded.filter((url) => url.includes('opentelemetry'))));
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(stdout) as readonly string[];
};

describe('OpenTelemetry', () => {
  it('is not loaded by the start of a server · OPS-7', () => {
    const loaded = [...allLoadedBy('src/config/server/main.ts')];
    expect(loaded.length).toBeGreaterThan(500);
    expect(loaded).toContain('src/config/server/telemetry/telemetry-of.ts');
    expect(loaded.filter((path) => path.includes('opentelemetry'))).toEqual([]);
  });

  it('is loaded only if a collector is configured · OPS-7', async () => {
    expect(await choose('')).toEqual([]);
    expect((await choose(`collector: 'http://127.0.0.1:4318'`)).length).toBeGreaterThan(10);
  });
});
