import {
  type Channel,
  Channel as ChannelEntity,
  ChannelService,
  Country,
  CountryService,
  CurrencyCode,
  GlobalSettingsService,
  isGraphQlErrorResult,
  LanguageCode,
  Seller,
  StockLocation,
  StockLocationService,
  TaxCategory,
  TaxCategoryService,
  TaxRateService,
  Zone,
  ZoneService,
} from '@vendure/core';
import type { ChannelFields } from '../fields/typed-fields';
import type { Filler } from './filler';
import type { ChannelEntry, RangeFile } from './range-file';

const zoneName = 'Everywhere';

const makeZone = async (
  { app, connection, contextOf }: Filler,
  { countries, languages }: RangeFile,
): Promise<Zone> => {
  const ctx = await contextOf();
  const known = await connection.getRepository(ctx, Country).find();
  const ids = [];
  for (const { code, name } of countries) {
    const there = known.find((one) => one.code === code);
    const translations = languages.map((languageCode) => ({
      languageCode: languageCode as LanguageCode,
      name,
    }));
    const country =
      there ?? (await app.get(CountryService).create(ctx, { code, enabled: true, translations }));
    ids.push(country.id);
  }
  const zone = await connection.getRepository(ctx, Zone).findOneBy({ name: zoneName });
  return zone ?? app.get(ZoneService).create(ctx, { name: zoneName, memberIds: ids });
};

/** Every price includes tax, whatever the destination country: the shop states each country's tax. */
const makeTax = async (
  { app, connection, contextOf }: Filler,
  zone: Zone,
  value: number,
): Promise<TaxCategory> => {
  const ctx = await contextOf();
  const known = await connection.getRepository(ctx, TaxCategory).findOneBy({ isDefault: true });
  if (known) return known;
  const category = await app.get(TaxCategoryService).create(ctx, { name: 'Goods', isDefault: true });
  await app
    .get(TaxRateService)
    .create(ctx, { name: 'Goods', enabled: true, value, categoryId: category.id, zoneId: zone.id });
  return category;
};

export interface Shops {
  readonly taxCategory: TaxCategory;
  readonly channels: ReadonlyMap<string, Channel>;
}

const fieldsOf = ({ gift, priceChannel, couponByPriceChannel }: ChannelEntry): ChannelFields => ({
  giftProduct: gift?.product,
  giftFrom: gift?.from,
  priceChannel,
  couponByPriceChannel: couponByPriceChannel && JSON.stringify(couponByPriceChannel),
});

/**
 * Fills countries, tax, languages, and a channel for each shop. Runs before anything is priced: an engine starts in US
 * dollars without tax.
 */
export const fillShops = async (filler: Filler, file: RangeFile): Promise<Shops> => {
  const { app, connection, contextOf } = filler;
  const zone = await makeZone(filler, file);
  const taxCategory = await makeTax(filler, zone, file.taxRate);
  const languages = file.languages as LanguageCode[];
  const ctx = await contextOf();
  await app
    .get(GlobalSettingsService)
    .updateSettings(ctx, { availableLanguages: languages, trackInventory: true, outOfStockThreshold: 0 });
  const service = app.get(ChannelService);
  const sellsIn = (currency: string) => ({
    defaultCurrencyCode: currency as CurrencyCode,
    availableCurrencyCodes: [currency as CurrencyCode],
  });
  const shared = {
    defaultLanguageCode: languages[0] ?? LanguageCode.de,
    availableLanguageCodes: languages,
    pricesIncludeTax: true,
    defaultTaxZoneId: zone.id,
    defaultShippingZoneId: zone.id,
  };
  const base = await service.getDefaultChannel(ctx);
  await service.update(ctx, { id: base.id, ...shared, ...sellsIn(file.currency) });
  const [seller] = await connection.getRepository(ctx, Seller).find({ order: { id: 'ASC' } });
  const location = await app.get(StockLocationService).defaultStockLocation(ctx);
  const channels = new Map<string, Channel>();
  for (const entry of file.channels) {
    const { code, currency } = entry;
    const known = await connection.getRepository(ctx, ChannelEntity).findOneBy({ code });
    const channel =
      known ??
      (await service.create(ctx, {
        code,
        token: code,
        ...(seller && { sellerId: seller.id }),
        ...shared,
        ...sellsIn(currency ?? file.currency),
        customFields: fieldsOf(entry),
      }));
    if (isGraphQlErrorResult(channel)) throw new Error(channel.message);
    await service.assignToChannels(ctx, StockLocation, location.id, [channel.id]);
    channels.set(code, channel as Channel);
  }
  // Loads the channels again: those loaded before have the old currency.
  const fresh = await connection
    .getRepository(ctx, ChannelEntity)
    .find({ relations: { defaultTaxZone: true, defaultShippingZone: true } });
  for (const channel of fresh) if (channels.has(channel.code)) channels.set(channel.code, channel);
  filler.say(`${channels.size} channels, ${file.countries.length} countries`);
  return { taxCategory, channels };
};
