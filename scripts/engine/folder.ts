import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the engine's keys, its database and the shop's settings lie. Others may go through it, for another user runs the database of root; what is in it is its owner's. */
export const makeFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
};

const ownersOnly = { mode: 0o600 };

/** Made once, and then the same. */
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

/** The shop's settings, for `DIOPTRA_CONFIG`. What somebody added stays; where engine and shop are is as it is now. */
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
