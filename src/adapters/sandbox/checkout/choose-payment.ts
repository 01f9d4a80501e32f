import type { PaymentMethod } from '../../../domain/checkout/payment.ts';
import type { Buyer } from '../../../domain/orders/known-customer.ts';
import type { Minor, Money } from '../../../domain/shared/money.ts';
import type { CartTotals } from '../../shop-server/cart/cart-facts.ts';
import { isPaidLater, paymentMethodsOf } from '../../shop-server/checkout/payment-methods.ts';
import type { RefusalCode } from '../../shop-server/refusal.ts';
import type { CartRow } from '../db/commerce-tables.ts';
import type { Db } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { adviseInvoice } from './credit.ts';
import { isKnown } from './is-known.ts';

/** Returns the payment methods for a buyer. All buyers whom the shop does not know get the same ones. Source: CHK-19. */
export const paymentMethodsFor = async (
  db: Db,
  sandbox: Sandbox,
  buyer: Buyer,
): Promise<readonly PaymentMethod[]> =>
  paymentMethodsOf(sandbox.shops[buyer.brand].country, !(await isKnown(db, buyer)));

/** Why one of these payment methods cannot be chosen. Undefined if it can. */
export const refusePayment = (methods: readonly PaymentMethod[], code: string): RefusalCode | undefined => {
  const method = methods.find((candidate) => candidate.code === code);
  if (method?.unavailable === 'new_customer') return 'payment.invoice_new_customer';
  return !method || method.unavailable ? 'payment.not_available' : undefined;
};

/** Why a buyer cannot pay this sum with this method. Undefined if they can. Source: CHK-10, CHK-16. */
export const refuseWayToPay = async (
  db: Db,
  sandbox: Sandbox,
  buyer: Buyer,
  code: string,
  sum: Money,
): Promise<RefusalCode | undefined> => {
  const refusal = refusePayment(await paymentMethodsFor(db, sandbox, buyer), code);
  if (refusal !== undefined || !isPaidLater(code)) return refusal;
  if (!buyer.person) return 'payment.invoice_refused';
  return (await adviseInvoice(db, buyer.person, sum)) === 'refused' ? 'payment.invoice_refused' : undefined;
};

/** Returns the current total of a cart. */
export const sumOf = (
  { shops }: Pick<Sandbox, 'shops'>,
  { brand }: Pick<CartRow, 'brand'>,
  { total }: Pick<CartTotals, 'total'>,
): Money => ({ minor: total as Minor, currency: shops[brand].currency });
