import type { Kysely } from 'kysely';
import type { PaymentMethod } from '../../../domain/checkout/payment.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { isNewCustomer } from '../coupons/coupon-store.ts';
import type { Tables } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import type { MessageCode } from '../words/messages.ts';
import { paymentMethodsOf } from './payment-methods.ts';

/** The ways to pay for whoever this is; without an e-mail, somebody new. */
export const paymentMethodsFor = async (
  db: Kysely<Tables>,
  sandbox: Sandbox,
  brand: BrandId,
  email: string | null,
): Promise<readonly PaymentMethod[]> =>
  paymentMethodsOf(sandbox.shops[brand].country, email === null || (await isNewCustomer(db, email)));

/** Why a method cannot be chosen; undefined where it can. */
export const refusePayment = (methods: readonly PaymentMethod[], code: string): MessageCode | undefined => {
  const method = methods.find((candidate) => candidate.code === code);
  if (method?.unavailable === 'new_customer') return 'payment.invoice_new_customer';
  return !method || method.unavailable ? 'payment.not_available' : undefined;
};
