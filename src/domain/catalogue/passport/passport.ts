import type { Locale } from '../../shared/locale.ts';
import type { CeMark, DeviceClass, Party } from '../product-safety.ts';
import { kindDuties, type PassportKind } from './kind-duties.ts';

/** Lines of a text in the languages that it is there in. */
export type Lines = Readonly<Partial<Record<Locale, readonly string[]>>>;

/** Who made a product, and who answers for it where the maker is not. */
export interface Maker {
  /** Two letters: where it sits. */
  readonly country: string;
  readonly party: Party;
  readonly inEu?: Party;
  readonly inCh?: Party;
}

/** What a merchant knows of a product that the law of products asks. All of it may be missing. Source: LAW-20. */
export interface Passport {
  readonly kind?: PassportKind;
  readonly maker?: Maker;
  /** Whether the CE marking is on it. */
  readonly ceMarked?: boolean;
  readonly deviceClass?: DeviceClass;
  /** Number of the body that looked at it, four digits. */
  readonly notifiedBody?: string;
  readonly udiDi?: string;
  readonly gtin?: string;
  readonly batch?: Lines;
  readonly warnings?: Lines;
  /** A first line that is an address leads to them. */
  readonly instructions?: Lines;
  /** Units: years. */
  readonly guaranteeYears?: number;
}

/** The marking of a product that carries one. */
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

/** A text in the language that is asked, else in the first of `others` that it is there in. */
export const linesIn = (
  lines: Lines | undefined,
  locale: Locale,
  others: readonly Locale[],
): readonly string[] => {
  const found = [locale, ...others].find((language) => (lines?.[language] ?? []).length > 0);
  return (found && lines?.[found]) ?? [];
};
