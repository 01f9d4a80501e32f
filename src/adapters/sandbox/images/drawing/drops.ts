import { darker, ground, lighter, readable } from '../../../shared/svg/colour.ts';
import { ACROSS, DIAGONAL, type Ink, makeInk, n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { softShadow } from '../../../shared/svg/shadow.ts';
import { type Sprite, sprite } from '../../../shared/svg/sprite.ts';
import { paragraph, text } from '../../../shared/svg/text.ts';
import type { DropsArt } from '../../seed/range/art-type.ts';
import { careLabel, labelBack } from './care-label.ts';
import { clipped } from './carton-sheet.ts';
import { bend, gloss, plastic } from './cylinder.ts';
import { barCode } from './print.ts';
import { projectionOf, type Solid } from './projection.ts';
import { standing } from './solid.ts';

type Face = 'front' | 'back';

const STEPS = ['Tilt your head', 'Pull the lower lid', 'One drop per eye', 'Blink slowly'] as const;

const labelOf = (art: DropsArt) => ({
  ...art,
  contents: art.count > 1 ? `${art.count} × ${art.ml} ml` : `${art.ml} ml`,
});

const pack = (ink: Ink, art: DropsArt, solid: Solid, face: Face) => {
  const { width, height, depth } = solid;
  const deep = ground(art.colours.main);
  const box = { x: 0, y: 0, width, height };
  const words = labelOf(art);
  const print =
    face === 'front'
      ? careLabel(ink, box, words)
      : `${labelBack(ink, box, words, STEPS)}${barCode(width * 0.2, height * 0.76, width * 0.6, height * 0.12, randomFrom(art.name))}`;
  const sheen = ink.linear(DIAGONAL, [
    [0, '#ffffff', 0.16],
    [0.5, '#ffffff', 0],
    [1, '#000000', 0.08],
  ]);
  const side = ink.linear(ACROSS, [
    [0, darker(deep, 0.2)],
    [1, darker(deep, 0.42)],
  ]);
  return standing(ink, solid, {
    front: clipped(ink, width, height, `${print}<rect width="${width}" height="${height}" fill="${sheen}"/>`),
    side: `<rect width="${depth}" height="${height}" fill="${side}"/><g transform="translate(${n(depth * 0.62)} ${n(height * 0.9)}) rotate(-90)">${text(art.name, 0, 0, { size: depth * 0.3, fill: '#fff', maxWidth: height * 0.8 })}</g>`,
    top: `<rect width="${width}" height="${depth}" fill="${ink.linear(ACROSS, [
      [0, lighter(deep, 0.32)],
      [1, lighter(deep, 0.16)],
    ])}"/>`,
  });
};

/** A small bottle with a long tip or a spray head. Its left edge is at `x`, its base at `bottom`. */
const flask = (ink: Ink, art: DropsArt, x: number, bottom: number): string => {
  const deep = ground(art.colours.main);
  const spray = art.form === 'spray';
  const wide = spray ? 120 : 150;
  const tall = spray ? 300 : 210;
  const middle = x + wide / 2;
  const top = bottom - tall;
  const body = `M${x} ${top + 26}Q${x} ${top} ${x + 30} ${top}H${x + wide - 30}Q${x + wide} ${top} ${x + wide} ${top + 26}V${bottom - 18}Q${x + wide} ${bottom} ${x + wide - 22} ${bottom + 2}Q${middle} ${bottom + 8} ${x + 22} ${bottom + 2}Q${x} ${bottom} ${x} ${bottom - 18}Z`;
  const label = { x, y: top + 44, width: wide, height: tall - 62 };
  const band = ink.linear(ACROSS, [
    [0, deep],
    [1, darker(deep, 0.2)],
  ]);
  const cap = spray
    ? `<path d="M${middle - 42} ${top + 2}V${top - 40}Q${middle - 40} ${top - 104} ${middle} ${top - 106}Q${middle + 40} ${top - 104} ${middle + 42} ${top - 40}V${top + 2}Z" fill="${gloss(ink, middle - 42, middle + 42, deep)}"/>`
    : `<path d="M${middle - 46} ${top + 2}V${top - 26}Q${middle - 44} ${top - 38} ${middle - 28} ${top - 42}L${middle - 16} ${top - 124}Q${middle} ${top - 136} ${middle + 16} ${top - 124}L${middle + 28} ${top - 42}Q${middle + 44} ${top - 38} ${middle + 46} ${top - 26}V${top + 2}Q${middle} ${top + 10} ${middle - 46} ${top + 2}Z" fill="${gloss(ink, middle - 46, middle + 46, deep)}"/><path d="M${middle - 40} ${top - 28}v26M${middle - 20} ${top - 30}v32M${middle} ${top - 30}v34M${middle + 20} ${top - 30}v32M${middle + 40} ${top - 28}v26" stroke="#000" stroke-opacity=".16" stroke-width="3"/>`;
  return `${softShadow(ink, middle + 14, bottom + 2, wide * 0.95, 26, 0.45)}${softShadow(ink, middle, bottom, wide * 0.62, 12, 0.8)}
<path d="${body}" fill="${plastic(ink, x, x + wide)}"/>
<rect x="${x}" y="${label.y}" width="${wide}" height="${label.height}" fill="#fff"/><rect x="${x}" y="${n(label.y + label.height * 0.62)}" width="${wide}" height="${n(label.height * 0.38)}" fill="${band}"/>
${text(art.name, middle, label.y + label.height * 0.26, { size: 30, weight: 700, fill: readable(art.colours.main), anchor: 'middle', maxWidth: wide * 0.8 })}
${paragraph(art.line, middle, label.y + label.height * 0.42, { size: 13, weight: 500, fill: '#3c4853', anchor: 'middle', width: wide * 0.8, leading: 16, lines: 2 })}
${text(`${art.ml} ml`, middle, label.y + label.height * 0.87, { size: 24, fill: '#fff', anchor: 'middle' })}
<rect x="${x}" y="${label.y}" width="${wide}" height="${label.height}" fill="${bend(ink, x, x + wide)}"/>${cap}`;
};

/** Single-dose vials in a strip, to be broken off one by one. */
const vials = (ink: Ink, art: DropsArt, x: number, bottom: number): string => {
  const glass = ink.linear(ACROSS, [
    [0, '#9db2c2', 0.75],
    [0.25, '#ffffff', 0.95],
    [0.6, lighter(art.colours.second, 0.75), 0.85],
    [1, '#8ba3b5', 0.8],
  ]);
  const fill = ink.linear(ACROSS, [
    [0, art.colours.second, 0.55],
    [0.3, lighter(art.colours.second, 0.7), 0.5],
    [1, art.colours.second, 0.6],
  ]);
  const vial = (index: number) => {
    const left = x + index * 58;
    return `<path d="M${left} ${bottom - 118}Q${left} ${bottom - 136} ${left + 12} ${bottom - 142}L${left + 18} ${bottom - 168}H${left + 34}L${left + 40} ${bottom - 142}Q${left + 52} ${bottom - 136} ${left + 52} ${bottom - 118}V${bottom - 34}H${left}Z" fill="${glass}" stroke="#8fa3b3" stroke-opacity=".5"/><path d="M${left + 4} ${bottom - 104}q22 7 44 0V${bottom - 38}H${left + 4}Z" fill="${fill}"/><path d="M${left + 14} ${bottom - 168}q-6-22 12-24q18 2 12 24z" fill="${lighter(art.colours.second, 0.3)}"/><rect x="${left}" y="${bottom - 36}" width="52" height="36" rx="4" fill="${lighter(art.colours.second, 0.5)}" stroke="#8fa3b3" stroke-opacity=".5"/><path d="M${left + 10} ${bottom - 112}v66" stroke="#fff" stroke-width="5" stroke-opacity=".8" stroke-linecap="round"/>`;
  };
  return `${softShadow(ink, x + 150, bottom + 2, 190, 20, 0.6)}${Array.from({ length: 5 }, (_, index) => vial(index)).join('')}`;
};

const group = (art: DropsArt, face: Face): Sprite => {
  const ink = makeInk('d');
  const solid: Solid =
    art.form === 'vials'
      ? { width: 480, height: 300, depth: 150 }
      : { width: 230 + Math.min(2, art.count - 1) * 70, height: 430, depth: 120 };
  const box = pack(ink, art, solid, face);
  if (face === 'back') return sprite(ink, box.width, box.height, box.body);
  const floor = box.height + 6;
  const from = projectionOf(solid).at(solid.width, 0, 0)[0] * (art.form === 'vials' ? 0.36 : 0.86);
  const single = art.form === 'vials' ? 290 : art.form === 'spray' ? 120 : 150;
  const many = art.form === 'vials' ? 1 : Math.min(3, Math.max(1, art.count));
  const front = Array.from({ length: many }, (_, index) => {
    const x = Math.round(from + index * (single + 8));
    return art.form === 'vials' ? vials(ink, art, x, floor + 44) : flask(ink, art, x, floor + 10);
  });
  const right = from + many * (single + 8) - 8;
  return sprite(
    ink,
    Math.max(box.width, right),
    floor + (art.form === 'vials' ? 48 : 16),
    box.body + front.join(''),
  );
};

export const dropsFront = (art: DropsArt): Sprite => group(art, 'front');
export const dropsBack = (art: DropsArt): Sprite => group(art, 'back');
