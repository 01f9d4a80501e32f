import type { CreateAddressInput, OrderAddress } from '@vendure/common/lib/generated-types';
import { addressFieldsOf } from '../fields/typed-fields';

/** An address in the shop's format. */
export interface ShopAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly postcode: string;
  readonly city: string;
  readonly countryCode: string;
  readonly phoneNumber?: string | null;
  readonly email?: string | null;
  readonly provinceCode?: string | null;
  readonly provinceName?: string | null;
  readonly company?: string | null;
  readonly taxNumber?: string | null;
  readonly apartment?: string | null;
  readonly additionalInfo?: string | null;
  readonly recipient?: string | null;
  readonly studioId?: string | null;
  readonly salutation?: number | null;
  readonly birthday?: string | null;
  readonly isDefault?: boolean | null;
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ').trim();

/** The engine's columns for staff and labels, with the complete address beside them. */
export const engineAddress = (address: ShopAddress): CreateAddressInput => ({
  fullName: joined(address.firstName, address.lastName),
  company: address.company ?? '',
  streetLine1: joined(address.street, address.streetNumber),
  streetLine2: address.additionalInfo ?? '',
  city: address.city,
  province: address.provinceName ?? address.provinceCode ?? '',
  postalCode: address.postcode,
  countryCode: address.countryCode,
  phoneNumber: address.phoneNumber ?? '',
  customFields: { more: JSON.stringify(address) },
});

const wholeOf = (json: string | null | undefined): Partial<ShopAddress> => {
  try {
    const read: unknown = JSON.parse(json ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Partial<ShopAddress>) : {};
  } catch {
    return {};
  }
};

/** Splits off the last word: for a name, or a street with its number, that staff entered in one field. */
const lastWordApart = (text: string): readonly [string, string] => {
  const at = text.trim().lastIndexOf(' ');
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 1)];
};

const nameOf = (more: Partial<ShopAddress>, fullName: string) => {
  const [firstName, lastName] =
    joined(more.firstName ?? '', more.lastName ?? '') === fullName
      ? [more.firstName ?? '', more.lastName ?? '']
      : lastWordApart(fullName);
  return { firstName, lastName };
};

const streetOf = (more: Partial<ShopAddress>, line: string) => {
  const [street, streetNumber] =
    joined(more.street ?? '', more.streetNumber ?? '') === line
      ? [more.street ?? '', more.streetNumber ?? '']
      : lastWordApart(line);
  return { street, streetNumber };
};

/** Changes by staff in the engine's own columns take precedence over what the buyer entered. */
export const shopAddress = (kept: OrderAddress | undefined | null): ShopAddress | null => {
  if (!kept?.countryCode) return null;
  const more = wholeOf(addressFieldsOf(kept as { customFields?: unknown }).more);
  const changed = (column: string | undefined | null, written: string | null | undefined) =>
    (column ?? '') === (written ?? '') ? written : (column ?? '');
  return {
    ...more,
    ...nameOf(more, kept.fullName ?? ''),
    ...streetOf(more, kept.streetLine1 ?? ''),
    postcode: kept.postalCode ?? '',
    city: kept.city ?? '',
    countryCode: kept.countryCode,
    company: changed(kept.company, more.company),
    phoneNumber: changed(kept.phoneNumber, more.phoneNumber),
    additionalInfo: changed(kept.streetLine2, more.additionalInfo),
  };
};
