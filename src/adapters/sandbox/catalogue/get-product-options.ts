import * as E from 'fp-ts/Either';
import type { Say } from '../../../application/shared/texts.ts';
import { optionCodes, type ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
import type { ProductOptionWire } from '../../contract/catalogue/product.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { notFound } from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';
import { itemOf, optionsAt } from '../seed/range/gtins.ts';

/** Returns the options in the order in which they are asked, each with its label. Source: CAT-7. */
export const labelled = (options: readonly ProductOption[], say: Say): readonly ProductOptionWire[] =>
  options
    .toSorted((a, b) => optionCodes.indexOf(a.code) - optionCodes.indexOf(b.code))
    .map(({ code, values }) => ({ code, values, label: say(`server:option.${code}`) }));

/**
 * Returns the options that remain once axis and colour are chosen. A value that is not made narrows nothing. For the
 * GTIN of a box, returns the values of that box. Source: CAT-9, PHOTO-5.
 */
export const makeGetProductOptions =
  (sandbox: Sandbox): Handler<ShopApi['getProductOptions']> =>
  async ({ channel, params, query }) => {
    const say = sandbox.texts(channel.brand_channel, channel.locale);
    const products = await readProducts(sandbox.db, sandbox, channel, [params.id]);
    const product = products.get(params.id);
    if (!product) return notFound('product');
    if (query.gtin !== undefined) {
      const all = product.optionsFor({});
      const item = itemOf(query.gtin);
      const made = item && String(item.id) === params.id ? optionsAt(all, item.variant) : undefined;
      return E.right(labelled(made ?? all.map(({ code }) => ({ code, values: [] })), say));
    }
    const options = product.optionsFor({
      ...(query.axis !== undefined && { axis: String(query.axis) }),
      ...(query.color !== undefined && { color: query.color }),
    });
    return E.right(labelled(options, say));
  };
