import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder, secretOf, settingsFileOf, writeSettings } from '../../scripts/engine/folder.ts';
import { readEnvironment } from '../../src/config/environment.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'dioptra-engine-folder-')), 'engine');
  makeFolder(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777;
const engineUrl = 'http://127.0.0.1:4300';

describe('the folder of an engine', () => {
  it('has secrets that are created once, are long enough and readable by the owner only', () => {
    const key = secretOf(folder, 'shop-key');
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(secretOf(folder, 'shop-key')).toBe(key);
    expect(secretOf(folder, 'webhook-secret')).not.toBe(key);
    expect(modeOf('shop-key')).toBe(0o600);
  });

  it('has settings that start the shop on the engine, as a demonstration with its own data', () => {
    const shopKey = secretOf(folder, 'shop-key');
    const webhookSecret = secretOf(folder, 'webhook-secret');
    expect(writeSettings(folder, engineUrl, undefined)).toEqual({ port: 3000 });
    expect(modeOf('settings.json')).toBe(0o600);
    expect(readEnvironment({ DIOPTRA_CONFIG: settingsFileOf(folder), NODE_ENV: 'production' })).toMatchObject(
      {
        right: {
          backend: 'vendure',
          engineUrl,
          engineKey: shopKey,
          engineWebhookSecret: webhookSecret,
          dataDir: join(folder, 'shop'),
          isSelling: false,
          port: 3000,
        },
      },
    );
  });

  it('keeps edited settings, and updates the addresses of engine and shop', () => {
    writeSettings(folder, engineUrl, 4000);
    const file = settingsFileOf(folder);
    writeFileSync(
      file,
      JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), accessLog: true, demonstration: false }),
    );
    expect(writeSettings(folder, 'http://127.0.0.1:4400', undefined)).toEqual({ port: 4000 });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      accessLog: true,
      demonstration: false,
      engineUrl: 'http://127.0.0.1:4400',
      port: 4000,
    });
  });

  it('gets new settings if the old ones cannot be read', () => {
    writeFileSync(settingsFileOf(folder), '{');
    expect(writeSettings(folder, engineUrl, 3100)).toEqual({ port: 3100 });
    expect(JSON.parse(readFileSync(settingsFileOf(folder), 'utf8'))).toMatchObject({ engineUrl, port: 3100 });
  });
});
