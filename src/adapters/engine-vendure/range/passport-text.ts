import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { passportKinds } from '../../../domain/catalogue/passport/kind-duties.ts';
import type { Passport } from '../../../domain/catalogue/passport/passport.ts';
import { deviceClasses } from '../../../domain/catalogue/product-safety.ts';
import { locales } from '../../../domain/shared/locale.ts';
import { oneOf } from '../../contract/scalars.ts';
import { parsedJson } from '../../shared/parsed-json.ts';

const Lines = t.readonlyArray(t.string);
const LinesC = t.partial(
  Object.fromEntries(locales.map((locale) => [locale, Lines])) as Record<
    (typeof locales)[number],
    typeof Lines
  >,
);
const PartyC = t.type({ name: t.string, address: Lines, email: t.string });
const MakerC = t.intersection([
  t.type({ country: t.string, party: PartyC }),
  t.partial({ inEu: PartyC, inCh: PartyC }),
]);

/** Each field is read separately: an unreadable field is missing, the others are kept. */
const fields = {
  kind: oneOf('PassportKind', passportKinds),
  maker: MakerC,
  ceMarked: t.boolean,
  deviceClass: oneOf('DeviceClass', deviceClasses),
  notifiedBody: t.string,
  udiDi: t.string,
  gtin: t.string,
  batch: LinesC,
  warnings: LinesC,
  instructions: LinesC,
  guaranteeYears: t.number,
} satisfies { readonly [K in keyof Passport]-?: t.Mixed };

/** Reads the legal product data that staff entered; unreadable parts count as missing. Source: LAW-20. */
export const passportIn = (text: string | null): Passport | undefined => {
  const said = parsedJson(text ?? '');
  if (typeof said !== 'object' || said === null) return undefined;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, codec]) => {
      const read = (codec as t.Mixed).decode((said as Readonly<Record<string, unknown>>)[name]);
      return E.isRight(read) ? [[name, read.right]] : [];
    }),
  );
};
