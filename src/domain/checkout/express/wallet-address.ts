import * as E from 'fp-ts/Either';
import type { Address } from '../../customer/address.ts';
import { splitHouseNumber } from '../../customer/house-number.ts';
import type { CountryCode } from '../../shared/country.ts';

/** An address as a wallet supplies it: lines of text. Empty fields are absent. */
export interface WalletAddress {
  readonly firstName?: string;
  readonly lastName?: string;
  /** Street and house number in one line. */
  readonly line1?: string;
  readonly line2?: string;
  readonly postcode?: string;
  readonly city?: string;
  readonly province?: string;
  /** The country code: two letters, or three as the provider writes it. */
  readonly country?: string;
  readonly phone?: string;
}

/** Why a parcel cannot be sent to a wallet's address. Source: EXP-4. */
export type WalletProblem = 'country' | 'po_box' | 'incomplete';

const threeLetters: Readonly<Record<string, string>> = {
  CHE: 'CH',
  LIE: 'LI',
  DEU: 'DE',
  AUT: 'AT',
  ITA: 'IT',
  FRA: 'FR',
  LTU: 'LT',
  BEL: 'BE',
  LUX: 'LU',
  NLD: 'NL',
};

const boxes =
  /(?:^|[^\p{L}])(?:post ?fach|p\.? ?o\.? ?box|casella postale|bo[iî]te postale|postbus|c\.? ?p\.? ?\d|b\.? ?p\.? ?\d)/iu;

/** Whether a line names a PO box. Parcels are only delivered to doors and parcel lockers. Source: EXP-4. */
export const isPoBox = (line: string): boolean => boxes.test(line);

const said = (text: string | undefined): string => text?.trim() ?? '';

/**
 * Converts a wallet's address to the fields of the shop's own form, or returns the first problem: the shop does not
 * ship to the country, it is a PO box, or something is missing. All other rules for addresses are checked elsewhere.
 * Source: EXP-3, EXP-4.
 */
export const addressOfWallet = (
  wallet: WalletAddress,
  countries: readonly CountryCode[],
): E.Either<WalletProblem, Address> => {
  const written = said(wallet.country).toUpperCase();
  const countryCode = countries.find((code) => code === (threeLetters[written] ?? written));
  if (countryCode === undefined) return E.left('country');
  const [line1, line2] = [said(wallet.line1), said(wallet.line2)];
  if (isPoBox(line1) || isPoBox(line2)) return E.left('po_box');
  // Some wallets put the house number on a line of its own.
  const inFirst = splitHouseNumber(line1);
  const parts = inFirst ?? splitHouseNumber(`${line1} ${line2}`);
  const [firstName, lastName] = [said(wallet.firstName), said(wallet.lastName)];
  const [postcode, city] = [said(wallet.postcode), said(wallet.city)];
  if (!parts || [firstName, lastName, postcode, city].includes('')) return E.left('incomplete');
  const [phone, provinceCode] = [said(wallet.phone), said(wallet.province)];
  return E.right({
    firstName,
    lastName,
    ...parts,
    postcode,
    city,
    countryCode,
    ...(line2 !== '' && inFirst && { additionalInfo: line2 }),
    ...(phone !== '' && { phone }),
    ...(countryCode === 'IT' && provinceCode !== '' && { provinceCode }),
  });
};
