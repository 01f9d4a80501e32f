import type { ProductId } from '../../../domain/catalogue/product.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { deleteAlert, dueAlert, resetAlert } from '../alerts/alert-store.ts';
import { findRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { stopAddress } from '../mail-consent/stop-links.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';
import { buttonLetter } from './button-letter.ts';
import type { Letter } from './letter.ts';

/**
 * Builds the letter about a product that somebody asked to be notified of. It is sent once, and the request is then
 * deleted. It names no eye values and no amount. Undefined if the request was ended, or if nobody can buy the product
 * any more: then it waits again. Source: STOCK-7, STOCK-8, STOCK-9.
 */
export const productAlertLetter = async (
  trx: Trx,
  sandbox: Sandbox,
  subject: string,
): Promise<Letter | undefined> => {
  const [id = ''] = subject.split(' ');
  const alert = await dueAlert(trx, id);
  if (!alert) return undefined;
  const { brand, locale, email, kind, outcome } = alert;
  const channel = { brand_channel: brand, locale };
  const asked = String(alert.product_id) as ProductId;
  const before = (await readProducts(trx, sandbox, channel, [asked])).get(asked);
  const instead = before?.replacement;
  const named = outcome === 'replaced' ? instead : asked;
  const product = named && (await readProducts(trx, sandbox, channel, [named])).get(named);
  if (!before || !product?.orderable) {
    await resetAlert(trx, id);
    return undefined;
  }
  await deleteAlert(trx, id);
  const customer =
    alert.customer_id === null
      ? undefined
      : await findRow(trx, 'customer', { id: alert.customer_id }, ['first_name', 'last_name']);
  const t = sandbox.texts(brand, locale);
  const said = `mails:productAlert.${outcome === 'replaced' ? 'replaced' : kind}` as const;
  const titles = { title: before.title, successor: product.title };
  return buttonLetter(sandbox, {
    ...{ brand, locale, email, first_name: '', last_name: '' },
    ...customer,
    words: {
      subject: t(`${said}.subject`, titles),
      text: t(`${said}.text`, titles),
      open: t(`${said}.open`),
      note: t('mails:productAlert.note'),
    },
    url: `${sandbox.publicUrl(brand)}${pathTo.product(locale, product.id, product.slug)}`,
    ...(product.image !== undefined && { image: product.image }),
    stop: await stopAddress(trx, sandbox, { brand, email, group: 'product_alert' }, locale),
  });
};
