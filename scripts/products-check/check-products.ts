import * as E from 'fp-ts/Either';
import { type DatabasePlace, openDatabase } from '../../src/adapters/sandbox/db/connect.ts';
import { migrate } from '../../src/adapters/sandbox/db/migrations.ts';
import { judgeRange } from '../../src/adapters/sandbox/judge-range.ts';
import { factName } from '../../src/adapters/sandbox/passports/fact-names.ts';
import { type Gap, listGaps } from '../../src/adapters/sandbox/passports/gap-list.ts';
import type { Shop } from '../../src/application/shared/shop.ts';
import { shopsOf } from '../../src/config/brands/shops-of.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import type { BrandId } from '../../src/domain/shared/brand-id.ts';

interface Checked {
  readonly lines: readonly string[];
  /** Exit code of the process. */
  readonly code: 0 | 1;
}

const lineOf = ({ brand, id, title, missing }: Gap): string =>
  `${brand} ${id} ${title}: ${missing.map(factName).join('; ')}`;

const checkAt = async (place: DatabasePlace, shops: Readonly<Record<BrandId, Shop>>): Promise<Checked> => {
  const opened = await openDatabase(place).catch((error: Error) => error.message);
  if (typeof opened === 'string') return { lines: [opened], code: 1 };
  const { db, alone, close } = opened;
  try {
    await alone(() => migrate(db));
    const any = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
    if (!any) return { lines: ['There are no products yet: start the shop once.'], code: 1 };
    // Includes what was written into the database since the shop last checked.
    await alone(() => judgeRange(db, shops));
    const gaps = await listGaps(db, shops);
    return gaps.length === 0
      ? { lines: ['Every product may be sold in every shop that has a price for it.'], code: 0 }
      : { lines: gaps.map(lineOf), code: 1 };
  } finally {
    await close();
  }
};

export const checkProducts = async (
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Checked> => {
  const environment = readEnvironment(variables);
  if (E.isLeft(environment)) return { lines: environment.left, code: 1 };
  const { dataDir, databaseUrl } = environment.right;
  if (!databaseUrl && dataDir === 'memory')
    return { lines: ['DIOPTRA_DATA is memory: there is no stored database.'], code: 1 };
  return checkAt(databaseUrl ? { url: databaseUrl } : { dataDir }, shopsOf(environment.right));
};
