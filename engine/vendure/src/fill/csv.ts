import { optionEntries } from './csv-options';
import { passportEntry } from './csv-passport';
import type { ProductEntry, RangeFile } from './range-file';

/**
 * Rows of cells, separated by commas, or by semicolons as some office programs write them. Cells that contain either
 * are quoted, and quotes in them doubled.
 */
export const parseCsv = (text: string): readonly (readonly string[])[] => {
  const separator = (text.split('\n', 1)[0] ?? '').includes(';') ? ';' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one.trim() !== '')) rows.push(row);
    row = [];
  };
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
};

/** `12.90`, `12,90` → 1290. */
const amountOf = (text: string): number => {
  if (!/^\d+([.,]\d{1,2})?$/.test(text.trim())) return Number.NaN;
  return Math.round(Number(text.trim().replace(',', '.')) * 100);
};

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

const isYes = (text: string): boolean => /^(1|x|yes|true|ja|si|oui)$/i.test(text.trim());
const spaces: Readonly<Record<string, number>> = { lens: 1, lenscare: 6, sunglasses: 5, reading_glasses: 3 };

type Cells = (column: string) => string;

const productOf = (
  cell: Cells,
  { languages, channels }: RangeFile,
  row: number,
  problems: string[],
): ProductEntry => {
  const shopId = cell('id');
  const kind = cell('kind') || 'lens';
  if (shopId === '') problems.push(`row ${row} has no id`);
  const prices = channels.flatMap(({ code }) => {
    const text = cell(`price:${code}`) || cell('price');
    if (text === '') return [];
    const price = amountOf(text);
    if (Number.isNaN(price)) problems.push(`row ${row}: ${text} is no price`);
    return [[code, { price, steps: [], partners: [] }] as const];
  });
  const said = (column: string) => cell(column) || null;
  const fallback = languages.map((language) => cell(`name:${language}`)).find(Boolean) ?? cell('name');
  return {
    shopId,
    sku: cell('sku') || shopId,
    enabled: cell('enabled') === '' || isYes(cell('enabled')),
    texts: Object.fromEntries(
      languages.map((language) => {
        const name = cell(`name:${language}`) || fallback;
        const slug = cell(`slug:${language}`) || slugOf(`${name} ${shopId}`);
        return [
          language,
          { name, slug, description: cell(`description:${language}`) || cell('description') },
        ];
      }),
    ),
    fields: {
      kind,
      maker: said('maker'),
      brandName: said('brand'),
      lensType: said('lensType'),
      lensUsage: said('lensUsage'),
      unitAmount: Number(cell('pieces')) || null,
      unitName: said('unit') ?? (kind === 'lens' ? 'lenses' : 'piece'),
      space: spaces[kind] ?? 1,
      partNumber: said('partNumber'),
      trial: isYes(cell('trial')),
      discontinued: isYes(cell('discontinued')),
      groupId: said('group') ?? shopId,
      soldSince: new Date().toISOString().slice(0, 10),
      lensOptions: optionEntries(cell),
      narrowings: [],
      facts: [],
      passport: passportEntry(cell, languages),
      related: [],
      views: [],
    },
    prices: Object.fromEntries(prices),
    stock: { onHand: Number(cell('stock')) || 0, stopOrder: isYes(cell('stopOrder')) },
  };
};

/**
 * Replaces the products of a range by a merchant's table, sold by the shops of the range; everything else stays. Throws
 * the errors by row.
 */
export const withCsv = (range: RangeFile, csv: string): RangeFile => {
  const [head = [], ...rows] = parseCsv(csv);
  const columns = head.map((name) => name.trim());
  const problems = ['id', 'kind']
    .filter((name) => !columns.includes(name))
    .map((name) => `there is no column ${name}`);
  const products = rows.map((row, index) =>
    productOf((column) => row[columns.indexOf(column)]?.trim() ?? '', range, index + 2, problems),
  );
  if (problems.length > 0)
    throw new Error(
      `This table cannot be read in:\n${problems
        .slice(0, 20)
        .map((one) => `- ${one}`)
        .join('\n')}`,
    );
  return { ...range, products, categories: [] };
};
