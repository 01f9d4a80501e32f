import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { patience } from '../pace.ts';
import type { Children } from './children.ts';
import { settingsFileOf } from './folder.ts';
import { isOpen, startShop } from './shop.ts';

/** An engine and the built shop on it. */
export interface WholePlace {
  readonly shop: string;
  /** The engine's Admin API, with name and password. */
  readonly admin: string;
  readonly engine: ChildProcess;
  readonly shopProcess: ChildProcess;
}

export interface PlaceOfIts {
  readonly folder: string;
  readonly enginePort: number;
  readonly shopPort: number;
}

/** The port on which the shop of a folder is opened. */
export const shopPortIn = (folder: string): number => {
  const { port } = JSON.parse(readFileSync(settingsFileOf(folder), 'utf8'));
  return Number(port);
};

/** Waits until the output of a process contains a word. */
const said = (child: ChildProcess, word: string, within: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`did not print in time: ${word}`)), within);
    child.once('exit', () => reject(new Error(`exited before it printed: ${word}`)));
    child.stdout?.on('data', (text: Buffer) => {
      process.stdout.write(text);
      if (!text.toString().includes(word)) return;
      clearTimeout(late);
      resolve();
    });
  });

/** Starts the engine as `npm run engine` does: with its packages, its own database, filled. */
export const startEngine = async (
  children: Children,
  { folder, enginePort, shopPort }: PlaceOfIts,
): Promise<ChildProcess> => {
  const engine = children.start('node', ['scripts/engine.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      DIOPTRA_ENGINE_FOLDER: folder,
      DIOPTRA_ENGINE_PORT: String(enginePort),
      PORT: String(shopPort),
    },
  });
  await said(engine, 'The engine is open', patience(600_000));
  return engine;
};

/** The shop must be built before. */
export const openShop = async (
  children: Children,
  { folder, enginePort, shopPort }: PlaceOfIts,
  engine: ChildProcess,
): Promise<WholePlace> => {
  const { engineKey } = JSON.parse(readFileSync(settingsFileOf(folder), 'utf8'));
  if (!engineKey) throw new Error('The settings of the shop name no engine');
  const shop = `http://localhost:${shopPort}`;
  // Two tasks run on every core: late answers are the machine's here, no reason to send visitors away.
  const shopProcess = children.keep(startShop(folder, { DIOPTRA_MOST_REQUESTS: '0' }));
  await isOpen(`${shop}/robots.txt`);
  const admin = `http://superadmin:demonstration@127.0.0.1:${enginePort}/admin-api`;
  return { shop, admin, engine, shopProcess };
};
