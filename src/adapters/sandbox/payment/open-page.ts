import * as E from 'fp-ts/Either';
import type { Failure } from '../../../application/shared/failure.ts';
import type { PaymentId } from '../../../domain/checkout/payment.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { AnswerOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { notFound, type Refusal, refuse } from '../../shop-server/refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { lightboxPath } from './lightbox-script.ts';
import { withPayment } from './return-path.ts';

type Answer = AnswerOf<ShopApi['startPayment']>;

const readOpen = ({ db }: Pick<Sandbox, 'db'>, id: string) =>
  db
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.token', 'payment.order_token')
    .leftJoin('provider_alias', 'provider_alias.alias', 'payment.alias')
    .select([
      'payment.method',
      'payment.amount',
      'payment.currency',
      'payment.return_path',
      'payment.alias',
      'payment.keep_alias',
      'shop_order.number',
      'shop_order.locale',
      'shop_order.brand',
      'provider_alias.expires_at',
    ])
    .where('payment.id', '=', id)
    .executeTakeFirstOrThrow();

const refusalOf = (failure: Failure): E.Either<Refusal, never> =>
  failure._tag === 'Refused' && failure.code === 'payment.alias_unusable'
    ? notFound('payment_alias')
    : refuse(503, 'payment.provider_unavailable');

/**
 * Returns where the shopper pays: the sandbox's own page, or the page of the provider, to which the payment is reported
 * now. Source: CHK-11.
 */
export const openPage = async (sandbox: Sandbox, id: string): Promise<E.Either<Refusal, Answer>> => {
  const payment_id = id as PaymentId;
  if (!sandbox.provider)
    return E.right({
      status: 'redirect',
      payment_id,
      redirect_url: `/pay/${id}`,
      lightbox_script: lightboxPath,
    });
  const { method, amount, currency, return_path, alias, keep_alias, number, locale, brand, expires_at } =
    await readOpen(sandbox, id);
  const shop = sandbox.publicUrl(brand);
  const opened = await sandbox.provider.open({
    payment: payment_id,
    order: number,
    method,
    amount: amount as Minor,
    currency,
    locale,
    keeps: keep_alias,
    ...(alias !== null && expires_at !== null && { alias: { alias, expires: expires_at } }),
    returnUrl: shop + withPayment(return_path, id),
    noticeUrl: `${shop}/pay/notices`,
  })();
  if (E.isLeft(opened)) return refusalOf(opened.left);
  const { reference, url, script } = opened.right;
  await sandbox.db
    .updateTable('provider_payment')
    .set({ reference, asked_at: new Date(sandbox.clock.now()) })
    .where('id', '=', id)
    .execute();
  return E.right({
    status: 'redirect',
    payment_id,
    redirect_url: url,
    lightbox_script: script,
    provider_reference: reference,
  });
};
