type Cells = (column: string) => string;

/** `a|b` is two lines. */
const linesOf = (text: string): readonly string[] =>
  text
    .split('|')
    .map((line) => line.trim())
    .filter(Boolean);

/** An object without its empty fields; undefined if all are empty. */
const said = <A extends object>(fields: A): A | undefined => {
  const there = Object.entries(fields).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  );
  return there.length > 0 ? (Object.fromEntries(there) as A) : undefined;
};

const partyOf = (cell: Cells, who: string) =>
  cell(`${who}:name`) === ''
    ? undefined
    : {
        name: cell(`${who}:name`),
        address: linesOf(cell(`${who}:address`)),
        email: cell(`${who}:email`),
      };

const isYes = (text: string): boolean => /^(1|x|yes|true|ja|si|oui)$/i.test(text);

/**
 * Legally required product data of a row: `safetyKind`, `manufacturer:name`, `manufacturer:address`,
 * `manufacturer:email`, `manufacturer:country`, the same without country for `eu` and `ch` (responsible there), `ce`,
 * `deviceClass`, `notifiedBody`, `udiDi`, `gtin`, `guaranteeYears`, and by language `warnings:de`, `instructions:de`
 * and `batch:de`, whose lines are separated by `|`. Null if all are empty.
 */
export const passportEntry = (cell: Cells, languages: readonly string[]): object | null => {
  const inLanguages = (column: string) =>
    said(
      Object.fromEntries(
        languages.flatMap((language) => {
          const lines = linesOf(cell(`${column}:${language}`));
          return lines.length > 0 ? [[language, lines] as const] : [];
        }),
      ),
    );
  const party = partyOf(cell, 'manufacturer');
  const passport = said({
    kind: cell('safetyKind'),
    maker:
      party &&
      said({
        country: cell('manufacturer:country').toUpperCase(),
        party,
        inEu: partyOf(cell, 'eu'),
        inCh: partyOf(cell, 'ch'),
      }),
    ceMarked: isYes(cell('ce')),
    deviceClass: cell('deviceClass'),
    notifiedBody: cell('notifiedBody'),
    udiDi: cell('udiDi'),
    gtin: cell('gtin'),
    guaranteeYears: Number(cell('guaranteeYears')) || undefined,
    batch: inLanguages('batch'),
    warnings: inLanguages('warnings'),
    instructions: inLanguages('instructions'),
  });
  return passport ?? null;
};
