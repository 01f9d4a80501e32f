import * as E from 'fp-ts/Either';
import type { PaymentId } from '../../../domain/checkout/payment.ts';
import { seesOrder } from '../../../domain/orders/order-owner.ts';
import type { AnswerOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { type Handler, notFound, type Refusal } from '../call.ts';
import { paymentMethodsFor, refusePayment } from '../checkout/choose-payment.ts';
import { refuseOnAccount } from '../checkout/credit.ts';
import { isPaidLater } from '../checkout/payment-methods.ts';
import { newToken } from '../db/new-token.ts';
import { say, violate } from '../http/refusals.ts';
import { askForMail } from '../mail/ask-for-mail.ts';
import { postMails } from '../mail/post-mails.ts';
import { closePayments } from '../orders/close-payments.ts';
import { readOrder } from '../orders/order-store.ts';
import { initialize } from '../provider/provider-payments.ts';
import type { Sandbox } from '../sandbox.ts';
import { lightboxPath } from './lightbox-script.ts';
import { isReturnPath } from './return-path.ts';

type Answer = AnswerOf<ShopApi['startPayment']>;

const redirect = (id: string): E.Either<Refusal, Answer> =>
  E.right({
    status: 'redirect',
    payment_id: id as PaymentId,
    redirect_url: `/pay/${id}`,
    lightbox_script: lightboxPath,
  });

const settled: E.Either<Refusal, Answer> = E.right({ status: 'settled' });

/** Pressed twice, a payment that is still open is the same one. Another method is another payment. Source: CHK-11. */
export const makeStartPayment =
  (sandbox: Sandbox): Handler<ShopApi['startPayment']> =>
  async ({ channel, params: { token }, body, session }) => {
    const { locale, brand_channel: brand } = channel;
    const visitor = (await session.customer())?.id;
    if (!isReturnPath(body.return_path))
      return violate(locale, [{ path: 'return_path', code: 'validation.invalid' }]);
    const started = await sandbox.db.transaction().execute(async (trx) => {
      const order = await readOrder(trx, brand, token, true);
      if (!order || !seesOrder(order.customer_id ?? undefined, visitor)) return notFound('order.not_found');
      if (order.state === 'cancelled') return say(409, 'payment.order_closed', locale);
      if (order.state !== 'payment_pending') return settled;
      const method = body.method ?? order.payment_method ?? '';
      const methods = await paymentMethodsFor(trx, sandbox, brand, order.email);
      const { email, total, basket } = order;
      const billing = basket.billing_address;
      const refusal =
        refusePayment(methods, method) ??
        (await refuseOnAccount(trx, method, billing && { email, billing, total }));
      if (refusal) return violate(locale, [{ path: 'method', code: refusal }]);
      const now = new Date(sandbox.clock.now());
      if (isPaidLater(method)) {
        await trx
          .updateTable('shop_order')
          .set({ state: 'new', expires_at: null, payment_method: method })
          .where('token', '=', token)
          .execute();
        await closePayments(trx, token);
        await askForMail(trx, token, now);
        return settled;
      }
      const open = await trx
        .selectFrom('payment')
        .select('id')
        .where('order_token', '=', token)
        .where('status', '=', 'pending')
        .where('method', '=', method)
        .where('return_path', '=', body.return_path)
        .executeTakeFirst();
      if (open) return redirect(open.id);
      const id = newToken();
      const sum = { amount: order.total, currency: order.currency };
      await trx
        .insertInto('payment')
        .values({
          id,
          order_token: token,
          method,
          ...sum,
          status: 'pending',
          return_path: body.return_path,
          created_at: now,
        })
        .execute();
      await initialize(trx, { id, order_number: order.number, ...sum });
      await trx
        .updateTable('shop_order')
        .set({ payment_method: method })
        .where('token', '=', token)
        .execute();
      return redirect(id);
    });
    await postMails(sandbox);
    return started;
  };
