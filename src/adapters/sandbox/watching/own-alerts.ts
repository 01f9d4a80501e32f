import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { AnswerOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { ownAlerts } from '../alerts/alert-store.ts';
import { policyOf } from '../consents/mail-policy.ts';
import type { AlertRow } from '../db/alert-tables.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * Whether a customer's mailbox needs no confirmation link: it has been confirmed, or no law requires one. Source: ACC-3,
 * LAW-10, STOCK-9.
 */
export const hasAgreed = async (
  sandbox: Pick<Sandbox, 'db' | 'shops'>,
  customer: Pick<CustomerRow, 'id' | 'brand' | 'mails_confirmed_at'>,
): Promise<boolean> =>
  customer.mails_confirmed_at !== null || (await policyOf(sandbox.db, sandbox, customer)) === 'word';

const stateOf = ({ outcome, confirmed_at }: AlertRow) => {
  if (outcome === 'over') return 'over';
  return confirmed_at === null ? 'waiting' : 'given';
};

/** Returns them in wire format. */
export const ownAlertsWire = async (
  sandbox: Sandbox,
  customer: CustomerRow,
  locale: Locale,
): Promise<AnswerOf<ShopApi['getProductAlerts']>> => {
  const alerts = await ownAlerts(sandbox.db, customer);
  const ids = [...new Set(alerts.map(({ product_id }) => String(product_id) as ProductId))];
  const products = await readProducts(sandbox.db, sandbox, { brand_channel: customer.brand, locale }, ids);
  return alerts.map((alert) => {
    const product_id = String(alert.product_id) as ProductId;
    const title = products.get(product_id)?.title;
    return {
      ...{ id: alert.id, kind: alert.kind, product_id, option: alert.options, email: alert.email },
      asked_at: alert.created_at.toISOString(),
      state: stateOf(alert),
      ...(title !== undefined && { title }),
    };
  });
};
