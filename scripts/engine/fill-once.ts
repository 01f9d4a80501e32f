import type { ChildProcess } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Range from '../engine-export/range.ts';
import { loadModule } from '../load-module.ts';
import { isEmpty } from './postgres.ts';
import { type EngineVariables, fillEngine } from './program.ts';

/** Fills in the demonstration if the database is empty, or continues a fill that was interrupted. */
export const fillOnce = async (
  folder: string,
  url: string,
  variables: EngineVariables,
  onStart: (child: ChildProcess) => void,
): Promise<void> => {
  /** This file exists while a fill has begun and not finished. */
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
