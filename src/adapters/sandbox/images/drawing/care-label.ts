import { darker, ground, lighter, luminance, readable } from '../../../shared/svg/colour.ts';
import { ACROSS, DIAGONAL, type Ink, n } from '../../../shared/svg/ink.ts';
import { pick } from '../../../shared/svg/random.ts';
import { paragraph, text } from '../../../shared/svg/text.ts';
import type { ArtColours } from '../../seed/range/art-type.ts';

/** The texts on a label of lens care. */
export interface LabelText {
  readonly manufacturer: string;
  readonly name: string;
  readonly line: string;
  readonly contents: string;
  readonly colours: ArtColours;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const swing = ({ x, y, width, height }: Box, from: number, amount: number): string =>
  `M${n(x)} ${n(y + height * from)}C${n(x + width * 0.35)} ${n(y + height * (from - amount))} ${n(x + width * 0.6)} ${n(y + height * (from + amount))} ${n(x + width)} ${n(y + height * (from - amount * 0.6))}V${n(y + height * 1.1)}H${n(x)}Z`;

const drop = (ink: Ink, x: number, y: number, size: number, colours: ArtColours): string => {
  const water = ink.radial(
    [
      [0, '#ffffff', 0.92],
      [0.7, colours.second, 0.35],
      [1, darker(colours.main, 0.1), 0.55],
    ],
    [0.38, 0.3, 0.8],
  );
  const shape = `M${n(x)} ${n(y - size * 1.5)}C${n(x + size * 0.5)} ${n(y - size * 0.7)} ${n(x + size)} ${n(y - size * 0.2)} ${n(x + size)} ${n(y + size * 0.35)}A${n(size)} ${n(size)} 0 0 1 ${n(x - size)} ${n(y + size * 0.35)}C${n(x - size)} ${n(y - size * 0.2)} ${n(x - size * 0.5)} ${n(y - size * 0.7)} ${n(x)} ${n(y - size * 1.5)}Z`;
  return `<path d="${shape}" fill="${water}" stroke="#fff" stroke-opacity=".8" stroke-width="2"/>`;
};

const motifs = {
  swing: (ink: Ink, box: Box, colours: ArtColours) =>
    drop(ink, box.x + box.width * 0.7, box.y + box.height * 0.66, box.width * 0.11, colours) +
    drop(ink, box.x + box.width * 0.52, box.y + box.height * 0.72, box.width * 0.055, colours),
  rings: (_: Ink, box: Box, colours: ArtColours) =>
    `<g fill="none" stroke="${lighter(colours.second, 0.4)}" stroke-width="${n(box.width * 0.022)}">${[
      0.1, 0.19, 0.28,
    ]
      .map(
        (r) =>
          `<circle cx="${n(box.x + box.width * 0.66)}" cy="${n(box.y + box.height * 0.69)}" r="${n(box.width * r)}" stroke-opacity="${n(1 - r * 2)}"/>`,
      )
      .join('')}</g>`,
  bubbles: (ink: Ink, box: Box, colours: ArtColours) => {
    const bead = ink.radial(
      [
        [0, '#ffffff', 0.8],
        [0.5, '#ffffff', 0.2],
        [1, lighter(colours.second, 0.5), 0.8],
      ],
      [0.36, 0.3, 0.75],
    );
    const spots = [
      [0.66, 0.66, 0.13],
      [0.47, 0.74, 0.06],
      [0.82, 0.76, 0.07],
      [0.55, 0.6, 0.035],
      [0.78, 0.6, 0.04],
    ] as const;
    return spots
      .map(
        ([x, y, r]) =>
          `<circle cx="${n(box.x + box.width * x)}" cy="${n(box.y + box.height * y)}" r="${n(box.width * r)}" fill="${bead}"/>`,
      )
      .join('');
  },
} as const;

/** A printed label, flat: white above a field of the line's colours. */
export const careLabel = (
  ink: Ink,
  box: Box,
  { manufacturer, name, line, contents, colours }: LabelText,
): string => {
  const { x, y, width, height } = box;
  const deep = ground(colours.main);
  const accent = luminance(colours.accent) > 0.6 ? colours.second : colours.accent;
  const middle = x + width / 2;
  const field = ink.linear(DIAGONAL, [
    [0, lighter(deep, 0.08)],
    [0.6, deep],
    [1, darker(deep, 0.2)],
  ]);
  const veil = ink.linear(ACROSS, [
    [0, colours.second, 0.2],
    [1, lighter(colours.second, 0.2), 0.95],
  ]);
  const motif = motifs[pick(['swing', 'rings', 'bubbles'] as const, name)];
  const unit = Math.min(width * 0.2, height * 0.14);
  const inner = width * 0.8;
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height * 1.1)}" fill="#fff"/>
<path d="${swing(box, 0.47, 0.09)}" fill="${veil}"/><path d="${swing(box, 0.52, 0.1)}" fill="${field}"/>
${motif(ink, box, colours)}
${text(manufacturer.toUpperCase(), middle, y + height * 0.118, { size: unit * 0.4, track: 0.18, fill: readable(colours.main), anchor: 'middle', maxWidth: inner })}
${text(name, middle, y + height * 0.25, { size: unit * 0.92, weight: 700, fill: readable(darker(colours.main, 0.1)), anchor: 'middle', maxWidth: inner })}
<rect x="${n(middle - width * 0.08)}" y="${n(y + height * 0.285)}" width="${n(width * 0.16)}" height="${n(unit * 0.07)}" fill="${accent}"/>
${paragraph(line, middle, y + height * 0.355, { size: unit * 0.29, weight: 500, fill: '#3c4853', anchor: 'middle', width: inner, leading: unit * 0.36, lines: 2 })}
${text(contents, middle, y + height * 0.945, { size: unit * 0.48, weight: 700, fill: '#fff', anchor: 'middle', maxWidth: inner })}`;
};

/** The back of a label, flat. The caller supplies instructions, signs and bar code. */
export const labelBack = (
  ink: Ink,
  box: Box,
  { name, contents, colours }: LabelText,
  steps: readonly string[],
): string => {
  const { x, y, width, height } = box;
  const deep = ground(colours.main);
  const unit = Math.min(width * 0.2, height * 0.16);
  const left = x + width * 0.14;
  const inner = width * 0.72;
  const row = (step: string, index: number) =>
    `<circle cx="${n(left + unit * 0.16)}" cy="${n(y + height * (0.3 + index * 0.115) - unit * 0.1)}" r="${n(unit * 0.2)}" fill="${deep}"/>${text(String(index + 1), left + unit * 0.16, y + height * (0.3 + index * 0.115), { size: unit * 0.27, fill: '#fff', anchor: 'middle' })}${text(step, left + unit * 0.56, y + height * (0.3 + index * 0.115), { size: unit * 0.25, weight: 500, family: 'inter', fill: '#39434f', maxWidth: inner - unit * 0.56 })}`;
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height * 1.1)}" fill="#fff"/>
<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height * 0.17)}" fill="${ink.linear(ACROSS, [
    [0, deep],
    [1, darker(deep, 0.25)],
  ])}"/>
${text(name, x + width / 2, y + height * 0.115, { size: unit * 0.5, fill: '#fff', anchor: 'middle', maxWidth: inner })}
${steps.map(row).join('')}
${text(contents, x + width / 2, y + height * 0.97, { size: unit * 0.3, fill: readable(colours.main), anchor: 'middle' })}`;
};
