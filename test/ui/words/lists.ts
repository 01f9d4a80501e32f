import { readdirSync, readFileSync } from 'node:fs';
import { styleOf } from '../../../src/config/brands/style.ts';
import { type AddressStyle, type BrandId, brandIds } from '../../../src/domain/shared/brand-id.ts';

const root = 'src/ui/words';

/** Lists of a language by name, without `.json`: `cart`, `cart.formal`, `brands/okulino.home`. */
export const listsOf = (locale: string): readonly string[] =>
  readdirSync(`${root}/${locale}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/').replace('.json', ''));

export const textsIn = (locale: string, list: string): string =>
  readFileSync(`${root}/${locale}/${list}.json`, 'utf8');

const brandOf = (list: string): BrandId | undefined =>
  brandIds.find((id) => list.startsWith(`brands/${id}.`));

/** The style in which a list addresses its reader; undefined if it addresses nobody. */
export const speaks = (list: string): AddressStyle | undefined => {
  const brand = brandOf(list);
  if (brand) return styleOf[brand];
  return list.endsWith('.informal') ? 'informal' : list.endsWith('.formal') ? 'formal' : undefined;
};
