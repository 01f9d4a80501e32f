import { n } from '../../../shared/svg/ink.ts';
import { text } from '../../../shared/svg/text.ts';

/** The rows of a label, in the manufacturer's order. */
export type ParameterRows = ReadonlyArray<readonly [label: string, value: string]>;

/** A bar code of bars only, with the given width and height. It differs for each product. */
export const barCode = (
  x: number,
  y: number,
  width: number,
  height: number,
  random: () => number,
): string => {
  const bars: string[] = [];
  const unit = width / 95;
  for (let at = 0; at < 95; ) {
    const bar = 1 + Math.floor(random() * 3);
    bars.push(
      `M${n(x + at * unit)} ${n(y)}h${n(Math.min(bar, 95 - at) * unit)}v${n(height)}h${n(-Math.min(bar, 95 - at) * unit)}z`,
    );
    at += bar + 1 + Math.floor(random() * 3);
  }
  return `<path d="${bars.join('')}" fill="#14171c"/>`;
};

/** Thirteen digits in the format of a bar code's footer. */
export const digits = (random: () => number): string => {
  const figure = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  return `7 ${figure(6)} ${figure(6)}`;
};

/** A white label with one row for each parameter. */
export const parameterLabel = (
  rows: ParameterRows,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly row: number },
): string => {
  const height = box.row * (rows.length + 0.5);
  const left = box.x + box.width * 0.09;
  const right = box.x + box.width * 0.91;
  const line = ([label, value]: readonly [string, string], index: number) => {
    const base = box.y + box.row * (index + 0.92);
    const rule =
      index > 0 ? `<path d="M${n(left)} ${n(base - box.row * 0.7)}H${n(right)}" stroke="#d5dae1"/>` : '';
    return (
      rule +
      text(label, left, base, { size: box.row * 0.44, family: 'inter', weight: 500, fill: '#59626f' }) +
      text(value, right, base, {
        size: box.row * 0.5,
        family: 'inter',
        weight: 700,
        fill: '#1b2430',
        anchor: 'end',
        maxWidth: box.width * 0.5,
      })
    );
  };
  return `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(height)}" rx="${n(box.row * 0.2)}" fill="#fff" fill-opacity=".97"/>${rows.map(line).join('')}`;
};

/** Small icons on a carton's back: sterile, use-by, single use, recycling. */
export const packSigns = (x: number, y: number, size: number, colour: string): string => {
  const step = size * 1.55;
  const frame = (index: number) =>
    `translate(${n(x + index * step)} ${n(y)}) scale(${(size / 24).toFixed(3)})`;
  const signs = [
    '<rect x="1" y="6" width="22" height="12" rx="1.5"/><path d="M5 12h4m2 0h4m2 0h2"/>',
    '<path d="M6 3h12M6 21h12M7.5 3c0 9 9 9 9 18M16.5 3c0 9-9 9-9 18"/>',
    '<circle cx="12" cy="12" r="10"/><path d="M5 19 19 5M10.5 8.5 13 7v10"/>',
    '<path d="M12 3 17 11M12 3 7 11M4.5 14 3 19h8M19.5 14 21 19h-8M5 11.500l2.5-.5 1 2.500M14 16.500l-1.5 2.5 1.5 2"/>',
    '<path d="M3 21V9l9-6 9 6v12zM9 21v-7h6v7"/>',
  ];
  const drawn = signs.map((sign, index) => `<g transform="${frame(index)}">${sign}</g>`).join('');
  return `<g fill="none" stroke="${colour}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">${drawn}</g>`;
};
