import * as E from 'fp-ts/Either';
import { sql } from 'kysely';
import { outcomeOfStatus } from '../../../domain/checkout/provider-status.ts';
import type { ProviderStatus } from '../db/commerce-tables.ts';
import { attempt } from '../jobs/attempt.ts';
import type { Sandbox } from '../sandbox.ts';
import { settlePayment } from './settle-payment.ts';
import { takeStanding } from './take-standing.ts';

/** How often the provider is asked about a payment: while somebody waits for it, and otherwise. Units: ms. */
const every = { waiting: 2000, alone: 60_000 } as const;
/** How long after its start a payment is still asked about: longer than a provider's payment page stays valid. Units: ms. */
const askedFor = 3 * 60 * 60_000;

interface Due {
  readonly id: string;
  readonly reference: string | null;
  readonly status: ProviderStatus;
}

/** Claims the payments that are due to be asked about, so that only one server asks about each. */
const claim = async ({ db, clock }: Sandbox, waiting: string | undefined): Promise<readonly Due[]> => {
  const now = clock.now();
  const before = new Date(now - (waiting === undefined ? every.alone : every.waiting));
  const { rows } = await sql<Due>`update provider_payment p set asked_at = ${new Date(now)}
    from payment where payment.id = p.id and not p.heard
      and (${waiting ?? null}::text is null or p.id = ${waiting ?? null}::text)
      and (p.status <> 'initialized' or (p.reference is not null
        and (p.asked_at is null or p.asked_at <= ${before}) and payment.created_at > ${new Date(now - askedFor)}))
    returning p.id, p.reference, p.status`.execute(db);
  return rows;
};

/** Returns false if the provider gave no answer. */
const ask = async (sandbox: Sandbox, { id, reference, status }: Due): Promise<boolean> => {
  if (reference === null) {
    await settlePayment(sandbox, id, outcomeOfStatus(status));
    return true;
  }
  const standing = await sandbox.provider?.standing(reference)();
  if (standing && E.isRight(standing)) await takeStanding(sandbox, standing.right);
  return !standing || E.isRight(standing) || standing.left._tag !== 'Unreachable';
};

/**
 * Asks another provider about payments it has not reported: its notice may be lost or still on its way. `waiting`: the
 * payment that somebody is waiting for. The rest waits a minute if one gets no answer, since each request to a silent
 * provider takes seconds. Source: CHK-11.
 */
export const askStandings = async (sandbox: Sandbox, waiting?: string): Promise<void> => {
  let isThere = true;
  for (const due of await claim(sandbox, waiting)) {
    if (!isThere) return;
    await attempt(sandbox, 'payments.ask', async () => {
      isThere = await ask(sandbox, due);
    });
  }
};
