import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder with the engine's keys, its database and the shop's settings. Other users may traverse it, because another
 * user runs root's database; the files in it are readable by their owner only.
 */
export const makeFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
};

const ownersOnly = { mode: 0o600 };

/** Created once, then always the same. */
export const secretOf = (folder: string, name: string): string => {
  const path = join(folder, name);
  if (!existsSync(path)) writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, ownersOnly);
  return readFileSync(path, 'utf8').trim();
};

const readJson = (path: string): Readonly<Record<string, unknown>> => {
  try {
    return Object(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return {};
  }
};

export const settingsFileOf = (folder: string): string => join(folder, 'settings.json');

/** The shop's settings, for `DIOPTRA_CONFIG`. Added settings are kept; the addresses of engine and shop are updated. */
export const writeSettings = (
  folder: string,
  engineUrl: string,
  saidPort: number | undefined,
): { readonly port: number } => {
  const file = settingsFileOf(folder);
  const known = readJson(file);
  const port = saidPort ?? (typeof known.port === 'number' ? known.port : 3000);
  const settings = {
    demonstration: true,
    dataDir: join(folder, 'shop'),
    ...known,
    port,
    backend: 'vendure',
    engineUrl,
    engineKey: { file: 'shop-key' },
    engineWebhookSecret: { file: 'webhook-secret' },
  };
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`, ownersOnly);
  return { port };
};
