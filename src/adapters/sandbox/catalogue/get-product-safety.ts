import * as E from 'fp-ts/Either';
import type { Shop } from '../../../application/shared/shop.ts';
import { ceMarkOf, linesIn, type Maker, type Passport } from '../../../domain/catalogue/passport/passport.ts';
import { isInstructionsAddress, representedIn } from '../../../domain/catalogue/product-safety.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { spellingOf } from '../../../domain/shared/spelling.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { notFound } from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import { readPassports } from '../passports/read-passports.ts';
import { productNumber } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';

const representativesOf = (
  { countries, country }: Shop,
  { country: maker, inEu, inCh }: Maker,
  passport: Passport,
) => {
  const kind = ceMarkOf(passport)?.kind;
  const asking = [country, ...countries.map(({ code }) => code)].flatMap(
    (soldIn) => representedIn(maker, soldIn, kind) ?? [],
  );
  return [...new Set(asking)].flatMap((market) => {
    const party = market === 'EU' ? inEu : inCh;
    return party ? [{ market, party }] : [];
  });
};

const instructionsOf = (lines: readonly string[]) => {
  const [first] = lines;
  if (first === undefined) return {};
  return { instructions: isInstructionsAddress(first) ? { url: first } : { text: lines } };
};

const textsOf = (shop: Shop, locale: Locale, { warnings, instructions, batch }: Passport) => {
  const spelling = spellingOf(shop.country, locale);
  const others = shop.countries.map(({ language }) => language);
  const told = (lines: Passport['warnings']) => linesIn(lines, locale, others).map(spelling);
  return { warnings: told(warnings), batch: told(batch), ...instructionsOf(told(instructions)) };
};

/**
 * Returns the manufacturer of a product, who is responsible for it, and how it is used. Not found if the manufacturer
 * is unknown. Source: LAW-6, LAW-20.
 */
export const makeGetProductSafety =
  ({ db, shops }: Sandbox): Handler<ShopApi['getProductSafety']> =>
  async ({ channel, params }) => {
    const number = productNumber(params.id);
    const passport = (await readPassports(db, number === undefined ? [] : [number])).get(number ?? 0);
    if (!passport?.maker) return notFound('product');
    const shop = shops[channel.brand_channel];
    const mark = ceMarkOf(passport);
    const { udiDi, gtin, guaranteeYears } = passport;
    return E.right({
      manufacturer: passport.maker.party,
      representatives: representativesOf(shop, passport.maker, passport),
      ...textsOf(shop, channel.locale, passport),
      ...(mark && {
        ce_mark: {
          kind: mark.kind,
          ...(mark.deviceClass && { device_class: mark.deviceClass }),
          ...(mark.body !== undefined && { notified_body: mark.body }),
        },
      }),
      ...(udiDi !== undefined && { udi_di: udiDi }),
      ...(gtin !== undefined && { gtin }),
      ...(guaranteeYears !== undefined && { guarantee_years: guaranteeYears }),
    });
  };
