import { accounts } from './journeys/account.ts';
import { faults } from './journeys/faults.ts';
import { languages } from './journeys/languages.ts';
import { oldEngine } from './journeys/old-engine.ts';
import { purchases } from './journeys/purchase.ts';
import { looks } from './looks.ts';
import type { Journey } from './stage.ts';

/** All journeys, in the same order for each browser. */
export const journeys: readonly Journey[] = [
  ...purchases,
  ...accounts,
  ...languages,
  ...faults,
  oldEngine,
  ...looks,
];
