import type { Locale } from '../../shared/locale.ts';
import type { CeMark, DeviceClass, Party } from '../product-safety.ts';
import { kindDuties, type PassportKind } from './kind-duties.ts';

/** The lines of a text, in the languages it exists in. */
export type Lines = Readonly<Partial<Record<Locale, readonly string[]>>>;

/** The maker of a product, and the responsible parties in markets outside the maker's own. */
export interface Maker {
  /** The two-letter code of the maker's country. */
  readonly country: string;
  readonly party: Party;
  readonly inEu?: Party;
  readonly inCh?: Party;
}

/** The information that product law requires, as far as the merchant has it. All of it may be missing. Source: LAW-20. */
export interface Passport {
  readonly kind?: PassportKind;
  readonly maker?: Maker;
  /** Whether the product has the CE marking. */
  readonly ceMarked?: boolean;
  readonly deviceClass?: DeviceClass;
  /** The number of the notified body, four digits. */
  readonly notifiedBody?: string;
  readonly udiDi?: string;
  readonly gtin?: string;
  readonly batch?: Lines;
  readonly warnings?: Lines;
  /** If the first line is a URL, it links to the instructions. */
  readonly instructions?: Lines;
  /** Units: years. */
  readonly guaranteeYears?: number;
}

/** Returns the CE marking of a product that has one. */
export const ceMarkOf = ({ kind, ceMarked, deviceClass, notifiedBody }: Passport): CeMark | undefined => {
  const law = kind && kindDuties[kind].ce;
  return law && ceMarked
    ? {
        kind: law,
        ...(deviceClass && { deviceClass }),
        ...(notifiedBody !== undefined && { body: notifiedBody }),
      }
    : undefined;
};

/** Returns a text in the requested language, otherwise in the first of `others` that it exists in. */
export const linesIn = (
  lines: Lines | undefined,
  locale: Locale,
  others: readonly Locale[],
): readonly string[] => {
  const found = [locale, ...others].find((language) => (lines?.[language] ?? []).length > 0);
  return (found && lines?.[found]) ?? [];
};
