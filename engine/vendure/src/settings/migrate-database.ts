import { runMigrations, type VendureConfig } from '@vendure/core';

/** Migrates the database to this version's tables. The engine itself only logs a failure. */
export const migrate = async (config: VendureConfig): Promise<readonly string[]> => {
  const before = process.exitCode;
  process.exitCode = undefined;
  const ran = await runMigrations(config);
  if (process.exitCode !== undefined)
    throw new Error('The tables of the engine could not be brought up to date.');
  process.exitCode = before;
  return ran;
};
