import type { ChildProcess } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Range from '../engine-export/range.ts';
import { loadModule } from '../load-module.ts';
import { isEmpty } from './postgres.ts';
import { type EngineVariables, fillEngine } from './program.ts';

/** Fills the demonstration in, where nothing was, or goes on where a filling was cut off. */
export const fillOnce = async (
  folder: string,
  url: string,
  variables: EngineVariables,
  onStart: (child: ChildProcess) => void,
): Promise<void> => {
  /** While this file is there, a filling has begun that did not come to its end. */
  const filling = join(folder, 'filling');
  if (!existsSync(filling) && !(await isEmpty(url))) return;
  console.log('Filling the engine with demonstration data …');
  writeFileSync(filling, '');
  const { engineRange } = await loadModule<typeof Range>('/scripts/engine-export/range.ts');
  const file = join(folder, 'demonstration.json');
  writeFileSync(file, JSON.stringify(engineRange({ currencies: process.env.DIOPTRA_CURRENCIES })));
  await fillEngine(file, variables, onStart);
  rmSync(filling);
};
