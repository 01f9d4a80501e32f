import * as E from 'fp-ts/Either';
import type { Address } from '../../customer/address.ts';
import { splitHouseNumber } from '../../customer/house-number.ts';
import type { CountryCode } from '../../shared/country.ts';

/** An address as a wallet gives it: lines of text, and whatever was left empty is not there. */
export interface WalletAddress {
  readonly firstName?: string;
  readonly lastName?: string;
  /** Street and house number in one. */
  readonly line1?: string;
  readonly line2?: string;
  readonly postcode?: string;
  readonly city?: string;
  readonly province?: string;
  /** Two letters, or three as the provider writes them. */
  readonly country?: string;
  readonly phone?: string;
}

/** Why a wallet's address cannot be sent to. Source: EXP-4. */
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

/** Parcels end at doors and machines. Source: EXP-4. */
export const isPoBox = (line: string): boolean => boxes.test(line);

const said = (text: string | undefined): string => text?.trim() ?? '';

/**
 * The address as the shop's own form would have it, or what speaks against it: first that the shop does not send there,
 * then that it is a box, then that something is missing. What else an address has to be, the shop's own rules say.
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
  // A number on a line of its own, as some wallets write it.
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
