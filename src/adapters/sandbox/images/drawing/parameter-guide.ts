import { outlineOf, shapeOf } from '../../../shared/glasses/frame-shapes.ts';
import { lighter, readable } from '../../../shared/svg/colour.ts';
import { makeInk, n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { softShadow } from '../../../shared/svg/shadow.ts';
import { type Sprite, sprite } from '../../../shared/svg/sprite.ts';
import { text } from '../../../shared/svg/text.ts';
import type { BoxArt, GlassesArt } from '../../seed/range/art-type.ts';
import { lensDisc, lensTypeOf } from './lens.ts';

/** Icons beside the rows of the label. Icons need no translation. */
const signs: Readonly<Record<string, string>> = {
  BC: 'M-24 14Q0-30 24 14M-24 14L0 0M24 14L0 0',
  DIA: 'M-24 0H24M-24-10V10M24-10V10M-18-4L-24 0L-18 4M18-4L24 0L18 4',
  PWR: 'M-20-8H-6M8-8H22M15-15V-1M-22 16L22-22',
  CYL: 'M-18-16Q0-24 18-16V14Q0 22-18 14ZM-18-16Q0-8 18-16',
  AX: 'M-24 12H24M0 12L18-16M10 12A10 10 0 0 0 5.4 3.6',
  ADD: 'M-20-14H0M-20 0H8M-20 14H20M18-20V-6M11-13H25',
  COL: 'M-20 0A20 20 0 1 0 20 0A20 20 0 1 0-20 0M-8 0A8 8 0 1 0 8 0A8 8 0 1 0-8 0',
};

const tone = (index: number): string =>
  ['#0b5cad', '#0f7a55', '#b3460f', '#7a2f9a', '#a3125f', '#0d6d7a'][index % 6] ?? '#0b5cad';

/** How to read a lens carton: its enlarged label, with a number and an icon for each row, below a lens with its dimensions. */
export const lensGuide = (art: BoxArt): Sprite => {
  const ink = makeInk('g');
  const rows = Object.entries(art.params);
  const main = readable(art.colours.main);
  const row = 118;
  const head = 430;
  const height = head + rows.length * row + 70;
  const lens = lensDisc(ink, 450, 190, 150, {
    type: lensTypeOf(art),
    tint: art.colours.second,
    iris: art.iris ?? lighter(art.colours.second, 0.25),
    random: randomFrom(`${art.name}guide`),
  });
  const measure = `<g fill="none" stroke="${tone(1)}" stroke-width="4" stroke-linecap="round"><path d="M300 376H600M300 362v28M600 362v28M312 368l-12 8l12 8M588 368l12 8l-12 8"/></g>${text('DIA', 450, 420, { size: 30, fill: tone(1), anchor: 'middle' })}
<g fill="none" stroke="${tone(0)}" stroke-width="4" stroke-linecap="round"><path d="M640 60Q724 190 640 320"/><path d="M640 60L574 190L640 320" stroke-dasharray="9 9" stroke-opacity=".6"/></g>${text('BC', 712, 200, { size: 30, fill: tone(0) })}`;
  const line = ([label, value]: readonly [string, string], index: number) => {
    const y = head + 30 + index * row;
    const colour = tone(index);
    const sign = signs[label];
    return `<rect x="60" y="${y}" width="780" height="${row - 18}" rx="14" fill="#f5f7f9"/><rect x="60" y="${y}" width="12" height="${row - 18}" rx="6" fill="${colour}"/>
<circle cx="126" cy="${y + 50}" r="28" fill="${colour}"/>${text(String(index + 1), 126, y + 61, { size: 32, fill: '#fff', anchor: 'middle' })}
${sign ? `<path d="${sign}" transform="translate(226 ${y + 50}) scale(1.25)" fill="none" stroke="${colour}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>` : ''}
${text(label, 310, y + 67, { size: 46, weight: 600, family: 'inter', fill: '#3b4653' })}${text(value, 806, y + 69, { size: 54, weight: 700, family: 'inter', fill: '#141b24', anchor: 'end', maxWidth: 300 })}`;
  };
  const frame = `<rect x="30" y="${head}" width="840" height="${n(rows.length * row + 42)}" rx="26" fill="#fff" stroke="${main}" stroke-width="5"/>`;
  return sprite(
    ink,
    900,
    height - 10,
    `${softShadow(ink, 450, height - 22, 440, 24, 0.28)}${lens}${measure}${frame}${rows.map(line).join('')}`,
  );
};

/** The dimensions of a frame as a line drawing: lens width, bridge, and height. */
export const frameGuide = (art: GlassesArt): Sprite => {
  const ink = makeInk('g');
  const shape = shapeOf(art);
  const right = shape.outline.reduce((most, [x]) => Math.max(most, x), 0);
  const left = shape.outline.reduce((least, [x]) => Math.min(least, x), 0);
  const low = shape.outline.reduce((most, [, y]) => Math.max(most, y), 0);
  const high = shape.outline.reduce((least, [, y]) => Math.min(least, y), 0);
  const c = shape.centre;
  const lens = `<g transform="translate(${c} 0)"><path d="${outlineOf(shape, art.finish === 'metal' ? 9 : 24, 6)}"/><path d="${outlineOf(shape)}" fill="${lighter(art.tints[0], 0.85)}"/></g>`;
  const y = low + 76;
  const over = Math.min(shape.bridge - 40, high + 24) - 40;
  const ruler = (from: number, to: number, at: number, colour: string) =>
    `<path d="M${n(from)} ${at}H${n(to)}M${n(from)} ${at - 14}v28M${n(to)} ${at - 14}v28" stroke="${colour}" stroke-width="4"/>`;
  const millimetres = (units: number) => Math.round(units / 6.9);
  const label = (value: number, x: number, at: number, colour: string) =>
    text(`${value} mm`, x, at, { size: 30, family: 'inter', weight: 600, fill: colour, anchor: 'middle' });
  return sprite(
    ink,
    900,
    560,
    `<g transform="translate(450 250)"><g fill="none" stroke="#26303b" stroke-width="4.5" stroke-linejoin="round">${lens}<g transform="scale(-1 1)">${lens}</g><path d="M${n(left + c)} ${shape.bridge}Q0 ${shape.bridge - 30} ${n(-left - c)} ${shape.bridge}"/></g>
${ruler(c + left, c + right, y, tone(0))}${label(millimetres(right - left), c + (left + right) / 2, y + 52, tone(0))}
${ruler(-(c + left), c + left, over, tone(2))}${label(Math.max(14, millimetres(2 * (c + left))), 0, over - 24, tone(2))}
<path d="M${n(-c)} ${n(high + 6)}V${n(low - 6)}M${n(-c - 14)} ${n(high + 6)}h28M${n(-c - 14)} ${n(low - 6)}h28" stroke="${tone(1)}" stroke-width="4"/>${label(millimetres(low - high), -c + 76, 10, tone(1))}</g>`,
  );
};
