import { darker, ground, lighter, mix, readable } from '../../../shared/svg/colour.ts';
import { DIAGONAL, n } from '../../../shared/svg/ink.ts';
import { hash } from '../../../shared/svg/random.ts';
import { paragraph, text, textWidth } from '../../../shared/svg/text.ts';
import { accentOf, type CartonSheet, clipped, layoutOf } from './carton-sheet.ts';
import { lensDisc, lensTypeOf } from './lens.ts';
import { patterns } from './patterns.ts';

/** Ground of the front: all colour, all white, or white above a colour field. */
const frontGround = (
  { ink, solid: { width, height }, art, random }: CartonSheet,
  field: { readonly top: number },
): string => {
  const { main, second, accent } = art.colours;
  const layout = layoutOf(art);
  const deep = ground(main);
  const rich = ink.linear(DIAGONAL, [
    [0, lighter(deep, 0.07)],
    [0.45, deep],
    [1, darker(deep, 0.22)],
  ]);
  const print = patterns[art.pattern]({
    ink,
    width,
    height,
    colours: { main: deep, second, accent },
    random,
  });
  if (layout === 'full') return `<rect width="${width}" height="${height}" fill="${rich}"/>${print}`;
  const paper = ink.linear(DIAGONAL, [
    [0, '#ffffff'],
    [1, lighter(second, 0.88)],
  ]);
  const sheet = `<rect width="${width}" height="${height}" fill="${paper}"/>`;
  const outline = `<rect width="${width}" height="${height}" fill="none" stroke="#0a1826" stroke-opacity=".14" stroke-width="3"/>`;
  if (layout === 'white') {
    return `${sheet}${print}<rect width="${n(width * 0.028)}" height="${height}" fill="${rich}"/>${outline}`;
  }
  const sway = height * 0.05;
  const crest = `M0 ${n(field.top)}C${n(width * 0.3)} ${n(field.top - sway)} ${n(width * 0.6)} ${n(field.top + sway)} ${width} ${n(field.top - sway * 2)}`;
  const area = `${crest}V${height}H0Z`;
  const inside = `<g clip-path="${ink.clip(`<path d="${area}"/>`)}">${print}</g>`;
  return `${sheet}${outline}<path d="${area}" fill="${rich}"/>${inside}<path d="${crest}" transform="translate(0 -3)" fill="none" stroke="${accentOf(art)}" stroke-width="7"/>`;
};

const emblem = (x: number, y: number, r: number, colour: string, name: string): string => {
  const kind = hash(name) % 4;
  const at = `cx="${n(x)}" cy="${n(y)}"`;
  if (kind === 0)
    return `<circle ${at} r="${n(r * 0.82)}" fill="none" stroke="${colour}" stroke-width="${n(r * 0.34)}"/>`;
  if (kind === 1)
    return `<path d="M${n(x - r)} ${n(y)}Q${n(x)} ${n(y - r * 1.3)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y + r * 1.3)} ${n(x - r)} ${n(y)}Z" fill="${colour}"/>`;
  if (kind === 2)
    return `<path d="M${n(x)} ${n(y - r)}L${n(x + r)} ${n(y)}L${n(x)} ${n(y + r)}L${n(x - r)} ${n(y)}Z" fill="${colour}"/>`;
  return `<path d="M${n(x - r)} ${n(y - r * 0.9)}h${n(r * 0.7)}v${n(r * 1.8)}h${n(-r * 0.7)}zM${n(x + r * 0.1)} ${n(y - r * 0.9)}a${n(r * 0.9)} ${n(r * 0.9)} 0 0 1 0 ${n(r * 1.8)}z" fill="${colour}"/>`;
};

const packBadge = (sheet: CartonSheet, x: number, bottom: number, size: number): string => {
  const { art } = sheet;
  const inverse = layoutOf(art) === 'white';
  const paper = inverse ? ground(art.colours.main) : '#ffffff';
  const letters = inverse ? '#ffffff' : readable(art.colours.main);
  const width = size * 1.34;
  const middle = x + width / 2;
  return `<rect x="${n(x)}" y="${n(bottom - size)}" width="${n(width)}" height="${n(size)}" rx="${n(size * 0.15)}" fill="${paper}"/>
${text(String(art.lenses), middle, bottom - size * 0.4, { size: size * 0.58, weight: 700, fill: letters, anchor: 'middle', maxWidth: width * 0.8 })}
${text(art.lenses === 1 ? 'LENS' : 'LENSES', middle, bottom - size * 0.15, { size: size * 0.17, weight: 600, fill: letters, anchor: 'middle', track: 0.1 })}`;
};

/** Front of a carton, flat: maker, name, claim, print, lens and pack size. */
export const frontFace = (sheet: CartonSheet): string => {
  const { ink, art, random } = sheet;
  const { width, height } = sheet.solid;
  const onColour = layoutOf(art) === 'full';
  const strong = onColour ? '#ffffff' : readable(art.colours.main);
  const mark = onColour ? lighter(art.colours.accent, 0.2) : accentOf(art);
  const margin = width * 0.075;
  const unit = Math.min(width * 0.17, height * 0.185);
  const first = margin * 0.95 + unit * 0.36;
  const named = { size: unit, weight: 700, fill: strong, maxWidth: width - 2 * margin } as const;
  const shrink = Math.min(1, named.maxWidth / textWidth(art.name, named));
  const base = first + unit * 0.42 + unit * 0.62 * Math.max(0.62, shrink);
  const r = Math.min(width * 0.225, height * 0.26, (height - margin * 0.8 - base - unit * 0.3) / 2);
  const lensX = width - margin * 0.85 - r;
  const lensY = height - margin * 0.8 - r;
  const line = { size: unit * 0.27, weight: 500, fill: onColour ? '#ffffff' : '#39434f' } as const;
  const claim = base + unit * 0.8;
  const above = lensY - claim - unit * 0.36;
  const chord = Math.sqrt(Math.max(0, (r * 1.06) ** 2 - Math.max(0, above) ** 2));
  const free = (chord > 0 ? lensX - chord : width - margin) - margin;
  const halo = ink.radial([
    [0, '#ffffff', 0.62],
    [0.62, '#ffffff', 0.3],
    [1, '#ffffff', 0],
  ]);
  const sheen = ink.linear(DIAGONAL, [
    [0, '#ffffff', 0.22],
    [0.28, '#ffffff', 0.05],
    [0.46, '#ffffff', 0],
    [1, '#000000', 0.1],
  ]);
  const lens = lensDisc(ink, lensX, lensY, r, {
    type: lensTypeOf(art),
    tint: art.colours.second,
    iris: art.iris ?? mix(art.colours.second, art.colours.main, 0.3),
    random,
  });
  return clipped(
    ink,
    width,
    height,
    `${frontGround(sheet, { top: claim + unit * 0.72 })}
<circle cx="${n(lensX)}" cy="${n(lensY)}" r="${n(r * 1.5)}" fill="${halo}"/>${lens}
${emblem(margin + unit * 0.16, first - unit * 0.13, unit * 0.17, mark, art.manufacturer)}
${text(art.manufacturer.toUpperCase(), margin + unit * 0.48, first, { size: unit * 0.36, track: 0.16, fill: strong, maxWidth: width * 0.6 })}
${text(art.name, margin, base, named)}
<rect x="${n(margin)}" y="${n(base + unit * 0.34)}" width="${n(width * 0.15)}" height="${n(unit * 0.055)}" rx="2" fill="${mark}"/>
${paragraph(art.line, margin, claim, { ...line, width: free, leading: unit * 0.36, lines: 2 })}
${packBadge(sheet, margin, height - margin, unit * 0.98)}
<rect width="${width}" height="${height}" fill="${sheen}"/>`,
  );
};
