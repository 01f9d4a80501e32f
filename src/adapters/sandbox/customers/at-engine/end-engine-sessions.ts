import * as E from 'fp-ts/Either';
import { type BrandId, isBrandId } from '../../../../domain/shared/brand-id.ts';
import { sessionJob } from '../../jobs/engine-jobs.ts';
import type { OutsideWork } from '../../jobs/run-due.ts';
import { schedule } from '../../jobs/schedule.ts';
import type { Sandbox } from '../../sandbox.ts';

type Ending = Pick<Sandbox, 'db' | 'engine' | 'clock'>;

/**
 * Ends sessions at the engine, named by ids that give no access. If the engine is unavailable, jobs do it later.
 * Source: AUTH-24.
 */
export const endEngineSessions = async (
  { db, engine, clock }: Ending,
  brand: BrandId,
  sessions: readonly (string | null)[],
): Promise<void> => {
  const ids = sessions.flatMap((id) => id ?? []);
  if (!engine?.accounts || ids.length === 0) return;
  if (E.isRight(await engine.accounts.end(brand, ids))) return;
  const now = new Date(clock.now());
  for (const id of ids) await schedule(db, { kind: sessionJob, subjectId: `${brand} ${id}` }, now);
};

export const endEngineSessionLater: OutsideWork = {
  outside: async ({ engine }, { subject_id: subject }) => {
    const [brand = '', id = ''] = subject.split(' ');
    if (isBrandId(brand) && engine?.accounts && E.isLeft(await engine.accounts.end(brand, [id])))
      throw Object.assign(new Error('The engine does not answer'), { code: 'Away' });
    return async () => undefined;
  },
};
