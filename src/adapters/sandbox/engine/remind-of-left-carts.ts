import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { brandIds } from '../../../domain/shared/brand-id.ts';
import { placeOfError } from '../../shared/place-of-error.ts';
import { cartWire } from '../../shop-server/cart/cart-wire.ts';
import { accountNumber } from '../../shop-server/engine/account-number.ts';
import type { LeftCart } from '../../shop-server/engine/order-engine.ts';
import { reminderTopic } from '../cart/reminder-topic.ts';
import { customerOfCart } from '../customers/customer-store.ts';
import { attempt } from '../jobs/attempt.ts';
import { postLetter } from '../mail/post-mails.ts';
import { letterAboutCart } from '../mail/remind-of-carts.ts';
import { cartConsent } from '../mail-consent/cart-reminders.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * Sends one reminder per cart, however often it is abandoned, and only with the owner's consent, which the shop knows
 * and the engine does not. A cart whose mailbox was asked waits for the answer. Carts without consent are marked as
 * done. Source: REO-5, LAW-32.
 */
const remind = async (sandbox: Sandbox, brand: BrandId, left: LeftCart): Promise<void> => {
  const { token, locale, email, account } = left;
  const number = accountNumber(account);
  const owner = await customerOfCart(sandbox.db, number === undefined ? null : String(number));
  const consent = await cartConsent(sandbox.db, sandbox, { brand, token, email, owner });
  if (consent === 'waiting') return;
  if (consent === 'none') return sandbox.engine?.carts.reminded(brand, token);
  const cart = await sandbox.engine?.carts.look(brand, left);
  // Only the engine knows where the goods go, and the law there may ask for more.
  const reminded = { brand, token, email, owner, country: cart?.shippingAddress?.country_code };
  if ((await cartConsent(sandbox.db, sandbox, reminded)) === 'waiting') return;
  const now = new Date(sandbox.clock.now());
  await sandbox.db.transaction().execute(async (trx) => {
    const message = await trx
      .insertInto('outbox')
      .values({ topic: reminderTopic, subject_id: token, created_at: now })
      .onConflict((known) => known.columns(['topic', 'subject_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!message) return;
    const letter =
      cart && cart.lines.length > 0
        ? await letterAboutCart(
            trx,
            sandbox,
            { ...reminded, locale },
            cartWire(sandbox, { brand_channel: brand, locale }, cart),
          )
        : undefined;
    await postLetter(trx, sandbox, message.id, letter, now);
  });
  await sandbox.engine?.carts.reminded(brand, token);
};

/**
 * Reminds owners of carts at the engine that were untouched for the configured time. Never rejects: failures are
 * reported and retried the next time. Does nothing on a server that leaves due work to others.
 */
export const remindOfLeftCarts = async (sandbox: Sandbox): Promise<void> => {
  const { engine, clock, cartLeftAfterMs } = sandbox;
  if (!engine || sandbox.leavesDueWork) return;
  const before = new Date(clock.now() - cartLeftAfterMs);
  try {
    for (const brand of brandIds)
      for (const left of await engine.carts.left(brand, before))
        await attempt(sandbox, 'carts.left', () => remind(sandbox, brand, left));
  } catch (error) {
    sandbox.report({ operation: 'carts.left', kind: 'job-failed', detail: placeOfError(error) });
  }
};
