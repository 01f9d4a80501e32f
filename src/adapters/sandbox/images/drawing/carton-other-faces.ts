import { darker, ground, lighter, readable } from '../../../shared/svg/colour.ts';
import { ACROSS, DIAGONAL, DOWN, n } from '../../../shared/svg/ink.ts';
import { paragraph, text } from '../../../shared/svg/text.ts';
import { accentOf, type CartonSheet, clipped } from './carton-sheet.ts';
import { barCode, digits, packSigns, parameterLabel } from './print.ts';

/** Right side of a carton, flat: name, label with the parameters, bar code. */
export const sideFace = ({ ink, solid: { height, depth }, art, random }: CartonSheet): string => {
  const deep = ground(art.colours.main);
  const rows = Object.entries(art.params);
  const base = ink.linear(ACROSS, [
    [0, darker(deep, 0.22)],
    [1, darker(deep, 0.44)],
  ]);
  const foot = ink.linear(DOWN, [
    [0.7, '#ffffff', 0],
    [1, '#ffffff', 0.14],
  ]);
  const pad = depth * 0.12;
  const wide = depth - 2 * pad;
  const row = Math.min(depth * 0.145, (height * 0.36) / (rows.length + 0.5));
  const code = Math.min(height * 0.15, depth * 0.3);
  const top = Math.min(height * 0.13, depth * 0.3);
  return clipped(
    ink,
    depth,
    height,
    `<rect width="${depth}" height="${height}" fill="${base}"/>
<path d="M0 ${n(height * 0.68)}Q${n(depth * 0.5)} ${n(height * 0.56)} ${depth} ${n(height * 0.62)}V${height}H0Z" fill="${art.colours.second}" opacity=".32"/>
${text(art.name, pad, top, { size: Math.min(depth * 0.15, height * 0.1), fill: '#fff', maxWidth: wide })}
${text(art.line, pad, top + row * 0.62, { size: row * 0.42, weight: 400, fill: '#fff', opacity: 0.88, maxWidth: wide })}
${parameterLabel(rows, { x: pad, y: top + row * 1.1, width: wide, row })}
<rect x="${n(pad)}" y="${n(height - pad - code)}" width="${n(wide)}" height="${n(code)}" rx="4" fill="#fff"/>
${barCode(pad + wide * 0.08, height - pad - code * 0.86, wide * 0.84, code * 0.72, random)}
<rect width="${depth}" height="${height}" fill="${foot}"/>`,
  );
};

/** Top of a carton, flat: the maker's name and the tuck of the lid. */
export const topFace = ({ ink, solid: { width, depth }, art }: CartonSheet): string => {
  const deep = ground(art.colours.main);
  const lid = ink.linear({ from: [0, 1], to: [1, 0] }, [
    [0, lighter(deep, 0.3)],
    [1, lighter(deep, 0.15)],
  ]);
  const tuck = `M${n(width * 0.36)} ${depth}Q${n(width * 0.5)} ${n(depth * 0.8)} ${n(width * 0.64)} ${depth}`;
  return `<rect width="${width}" height="${depth}" fill="${lid}"/>
<path d="M0 ${n(depth * 0.5)}Q${n(width * 0.5)} ${n(depth * 0.25)} ${width} ${n(depth * 0.62)}V${depth}H0Z" fill="#fff" opacity=".1"/>
${text(art.manufacturer.toUpperCase(), width / 2, depth * 0.62, { size: Math.min(depth * 0.22, width * 0.09), track: 0.18, fill: '#fff', anchor: 'middle', opacity: 0.95, maxWidth: width * 0.7 })}
<path d="${tuck}" fill="${darker(deep, 0.2)}" fill-opacity=".25" stroke="${darker(deep, 0.3)}" stroke-opacity=".4" stroke-width="2"/>`;
};

const ABOUT =
  'Soft contact lenses for the correction of ametropia. Sterile in buffered saline while the blister is closed. ' +
  'Do not use when the blister is damaged. Wash your hands before you touch the lenses. ' +
  'Have your eyes checked by a specialist at least once a year.';

/** Back of a carton, flat: description, parameters, maker, signs and bar code. */
export const backFace = ({ ink, solid: { width, height }, art, random }: CartonSheet): string => {
  const deep = ground(art.colours.main);
  const rows = Object.entries(art.params);
  const margin = width * 0.07;
  const unit = Math.min(width * 0.1, height * 0.11);
  const band = unit * 1.75;
  const column = width * 0.5;
  const small = { size: unit * 0.25, family: 'inter', weight: 400, fill: '#39434f' } as const;
  const paper = ink.linear(DIAGONAL, [
    [0, '#ffffff'],
    [1, '#eef1f5'],
  ]);
  const labelX = width * 0.64;
  const labelWidth = width - margin - labelX;
  const row = Math.min(unit * 0.62, (height * 0.4) / (rows.length + 0.5));
  const code = Math.min(height * 0.16, unit * 1.3);
  return clipped(
    ink,
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${paper}"/>
<rect width="${width}" height="${n(band)}" fill="${ink.linear(ACROSS, [
      [0, deep],
      [1, darker(deep, 0.25)],
    ])}"/>
<rect y="${n(band)}" width="${width}" height="${n(unit * 0.09)}" fill="${accentOf(art)}"/>
${text(art.manufacturer.toUpperCase(), margin, band * 0.42, { size: unit * 0.3, track: 0.16, fill: '#fff', maxWidth: width * 0.5 })}
${text(art.name, margin, band * 0.8, { size: unit * 0.6, weight: 700, fill: '#fff', maxWidth: width * 0.62 })}
${text(`${art.lenses} ${art.lenses === 1 ? 'lens' : 'lenses'}`, width - margin, band * 0.66, { size: unit * 0.4, fill: '#fff', anchor: 'end' })}
${text(art.line, margin, band + unit * 0.85, { size: unit * 0.36, fill: readable(art.colours.main), maxWidth: column })}
${paragraph(ABOUT, margin, band + unit * 1.45, { ...small, width: column, leading: unit * 0.4, lines: Math.max(2, Math.floor((height - band - margin - unit * 2.9) / (unit * 0.4))) })}
${packSigns(margin, height - margin - unit * 0.62, unit * 0.62, '#39434f')}
<rect x="${n(labelX)}" y="${n(band + unit * 0.45)}" width="${n(labelWidth)}" height="${n(row * (rows.length + 0.5))}" rx="6" fill="none" stroke="#c3cad3" stroke-width="2"/>
${parameterLabel(rows, { x: labelX, y: band + unit * 0.45, width: labelWidth, row })}
${barCode(labelX, height - margin - code, labelWidth, code * 0.78, random)}
${text(digits(random), labelX + labelWidth / 2, height - margin, { size: code * 0.16, family: 'inter', weight: 500, fill: '#14171c', anchor: 'middle', maxWidth: labelWidth })}
<rect width="${width}" height="${height}" fill="${ink.linear(DIAGONAL, [
      [0, '#ffffff', 0.2],
      [0.4, '#ffffff', 0],
      [1, '#000000', 0.09],
    ])}"/>`,
  );
};
