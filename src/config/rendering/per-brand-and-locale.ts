import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';

/** Creates a value on first use, once per shop and language. */
export const perBrandAndLocale = <A>(make: (brand: BrandId, locale: Locale) => A) => {
  const made = new Map<string, A>();
  return (brand: BrandId, locale: Locale): A => {
    const key = `${brand}/${locale}`;
    const value = made.get(key) ?? make(brand, locale);
    made.set(key, value);
    return value;
  };
};
