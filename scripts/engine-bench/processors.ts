import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchSpent } from '../engine/spent.ts';

/** Processor time of a call. Units: ms. */
export interface Shares {
  readonly shop: number;
  readonly engine: number;
  readonly database: number;
}
export const sumOf = ({ shop, engine, database }: Shares): number => shop + engine + database;

const firstNumber = (file: string): number =>
  existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;

/** The processes of a place, found by the files about them in its folder. */
export const makeShares = (folder: string, shop: number): (() => Shares) => {
  const { engine = 0 } = JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8'));
  const database = firstNumber(join(folder, 'postgres', 'postmaster.pid'));
  const spent = watchSpent();
  return () => {
    spent.look();
    return {
      shop: spent.of(shop) * 1000,
      engine: spent.of(Number(engine)) * 1000,
      database: spent.of(database) * 1000,
    };
  };
};

export const between = (before: Shares, after: Shares, calls: number): Shares => ({
  shop: (after.shop - before.shop) / calls,
  engine: (after.engine - before.engine) / calls,
  database: (after.database - before.database) / calls,
});
