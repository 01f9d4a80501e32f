import * as E from 'fp-ts/Either';
import { mayAskFor, mostAlerts } from '../../../domain/catalogue/product-alert.ts';
import { isComplete, variantId } from '../../../domain/catalogue/variant.ts';
import { checkEmail } from '../../../domain/customer/email.ts';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import { notFound, violate } from '../../shop-server/refusal.ts';
import { dropAlerts, keepAlert, ownAlerts } from '../alerts/alert-store.ts';
import type { Handlers } from '../call.ts';
import { forCustomer } from '../customers/signed-in.ts';
import { makeTries } from '../customers/tries.ts';
import { askMailbox } from '../mail-consent/consent-links.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';
import { hasAgreed, ownAlertsWire } from './own-alerts.ts';
import { watchedGoods } from './watched-goods.ts';

/** Source: STOCK-7, STOCK-8, STOCK-9. */
export const makeProductAlertHandlers = (sandbox: Sandbox) => {
  const { db, shops, clock } = sandbox;
  const asking = makeTries(sandbox, 'product alerts');
  return {
    askForProductAlert: async (call) => {
      const { body, channel } = call;
      const { brand_channel: brand, locale } = channel;
      const email = checkEmail(body.email, shops[brand].emailPattern);
      if (E.isLeft(email)) return violate([{ path: 'email', code: 'validation.invalid_email' }]);
      const { kind, product_id: id, words } = body;
      // A price applies to all values of a product.
      const options = kind === 'stock' ? body.option : {};
      return asking(call, email.right, async () => {
        const product = (await readProducts(db, sandbox, channel, [id])).get(id);
        if (!product) return notFound('product');
        if (kind === 'stock' && !isComplete(product.optionsFor(options), options))
          return violate([{ path: 'option', code: 'product.variant_does_not_exist' }]);
        const variant_id = variantId(id, options);
        const goods = (await watchedGoods(sandbox, channel, [{ product: id, options }])).get(variant_id);
        if (!goods || !mayAskFor(kind, goods))
          return violate([{ path: 'product_id', code: 'alert.pointless' }]);
        const customer = await call.session.customer();
        const own =
          customer && matchingEmail(customer.email) === matchingEmail(email.right) ? customer : undefined;
        const isProven = own !== undefined && (await hasAgreed(sandbox, own));
        const at = new Date(clock.now());
        const consent = await db.transaction().execute(async (trx) => {
          const kept = await keepAlert(trx, {
            ...{ brand, email: email.right, locale, kind, variant_id, options, isProven, words, at },
            product_id: Number(id),
            below: kind === 'price' ? goods.price : null,
            customerId: own?.id,
          });
          if (kept === 'waiting')
            await askMailbox(trx, { brand, email: email.right, purpose: 'product_alert' }, locale, at);
          return kept;
        });
        // The response does not reveal to strangers that the mailbox has too many alerts.
        if (consent === 'full' && isProven)
          return violate([{ path: 'email', code: 'alert.too_many', values: { max: mostAlerts } }]);
        return E.right({ consent: isProven ? 'given' : 'waiting' } as const);
      });
    },

    getProductAlerts: forCustomer(async (call, customer) => {
      return E.right(await ownAlertsWire(sandbox, customer, call.channel.locale));
    }),

    stopProductAlert: forCustomer(async (call, customer) => {
      const said = { locale: call.channel.locale, at: new Date(clock.now()) };
      return db.transaction().execute(async (trx) => {
        const own = await ownAlerts(trx, customer);
        if (!own.some(({ id }) => id === call.params.id)) return notFound('product_alert');
        await dropAlerts(trx, { id: call.params.id }, said);
        return E.right({ done: true } as const);
      });
    }),
  } satisfies Partial<Handlers>;
};
