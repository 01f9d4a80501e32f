import { darker, ground, lighter } from '../../../shared/svg/colour.ts';
import { ACROSS, DIAGONAL, type Ink, makeInk, n } from '../../../shared/svg/ink.ts';
import { softShadow } from '../../../shared/svg/shadow.ts';
import { type Sprite, sprite } from '../../../shared/svg/sprite.ts';
import { text } from '../../../shared/svg/text.ts';
import type { CaseArt } from '../../seed/range/art-type.ts';
import { gloss, plastic } from './cylinder.ts';

interface Shades {
  /** Colour of the left lid. */
  readonly top: string;
  /** Colour of the letters on the white lid. */
  readonly letters: string;
}

/** An object beside another, and its right edge. */
interface Beside {
  readonly right: number;
  readonly body: string;
}

const lid = (ink: Ink, x: number, y: number, letter: 'L' | 'R', colour: string, letters: string): string => {
  const white = letter === 'R';
  const wall = white ? plastic(ink, x - 96, x + 96) : gloss(ink, x - 96, x + 96, colour);
  const light: readonly [string, string, string] = white
    ? ['#ffffff', '#eef2f5', '#b9c4cd']
    : [lighter(colour, 0.55), lighter(colour, 0.12), darker(colour, 0.22)];
  const top = ink.radial(
    [
      [0, light[0]],
      [0.72, light[1]],
      [1, light[2]],
    ],
    [0.42, 0.32, 0.75],
  );
  const ribs = Array.from({ length: 21 }, (_, index) => {
    const angle = (Math.PI * (index + 0.5)) / 21;
    const at = x + 96 * Math.cos(angle);
    return `M${n(at)} ${n(y + 36 * Math.sin(angle) + 6)}V${n(y + 40 + 34 * Math.sin(angle))}`;
  }).join('');
  return `<path d="M${x - 96} ${y}V${y + 46}A96 34 0 0 0 ${x + 96} ${y + 46}V${y}Z" fill="${wall}"/>
<ellipse cx="${x}" cy="${y}" rx="96" ry="36" fill="${top}"/><g fill="none"><ellipse cx="${x}" cy="${y}" rx="94" ry="34.5" stroke="#fff" stroke-opacity=".8" stroke-width="2"/><ellipse cx="${x}" cy="${y}" rx="76" ry="27" stroke="#0a1826" stroke-opacity=".14" stroke-width="2"/>
<path d="${ribs}" stroke="#0a1826" stroke-opacity=".1" stroke-width="3"/><path d="M${x - 70} ${y - 12}Q${x - 30} ${y - 32} ${x + 20} ${y - 31}" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/></g>
<g transform="translate(${x} ${y}) scale(1 .4)">${text(letter, 0, 26, { size: 74, weight: 700, anchor: 'middle', fill: white ? letters : '#fff' })}</g>`;
};

/** A case with two lids, its left end at `left` and its base at `bottom`. */
export const flatCase = (
  ink: Ink,
  left: number,
  bottom: number,
  scale: number,
  { top, letters }: Shades,
): Beside => {
  const body = `${softShadow(ink, 204, 80, 260, 40, 0.5)}${softShadow(ink, 96, 84, 120, 24, 0.5)}${softShadow(ink, 308, 84, 120, 24, 0.5)}
<rect x="114" y="18" width="180" height="40" rx="14" fill="${plastic(ink, 114, 294)}"/>${lid(ink, 96, 4, 'L', top, letters)}${lid(ink, 308, 4, 'R', top, letters)}`;
  return {
    right: left + 404 * scale,
    body: `<g transform="translate(${n(left)} ${n(bottom - 86 * scale)}) scale(${scale})">${body}</g>`,
  };
};

/** A clear barrel with a coloured screw top, in which lenses are cleaned in peroxide. */
export const barrel = (ink: Ink, left: number, bottom: number, { top, letters }: Shades): Beside => {
  const glass = ink.linear(ACROSS, [
    [0, '#8fa3b3', 0.55],
    [0.12, '#dfe9f0', 0.5],
    [0.3, '#ffffff', 0.75],
    [0.6, '#e7eff5', 0.45],
    [0.9, '#9fb2c2', 0.5],
    [1, '#7f94a6', 0.6],
  ]);
  const water = ink.linear(ACROSS, [
    [0, lighter(top, 0.2), 0.5],
    [0.3, lighter(top, 0.75), 0.55],
    [1, lighter(top, 0.1), 0.55],
  ]);
  const y = bottom - 300;
  const x = left;
  const basket = `<g fill="none" stroke="${darker(letters, 0.1)}" stroke-opacity=".45" stroke-width="5"><path d="M${x + 90} ${y + 84}v130"/><circle cx="${x + 62}" cy="${y + 160}" r="30"/><circle cx="${x + 118}" cy="${y + 160}" r="30"/><path d="M${x + 36} ${y + 160}h52M${x + 92} ${y + 160}h52" stroke-opacity=".3" stroke-width="3"/></g>`;
  return {
    right: x + 184,
    body: `${softShadow(ink, x + 104, bottom, 140, 30, 0.5)}${softShadow(ink, x + 94, bottom - 4, 98, 16, 0.7)}
<path d="M${x + 6} ${y + 70}V${bottom - 20}Q${x + 6} ${bottom} ${x + 30} ${bottom + 2}Q${x + 90} ${bottom + 10} ${x + 150} ${bottom + 2}Q${x + 174} ${bottom} ${x + 174} ${bottom - 20}V${y + 70}Z" fill="${glass}"/>
<path d="M${x + 12} ${y + 112}Q${x + 90} ${y + 124} ${x + 168} ${y + 112}V${bottom - 22}Q${x + 168} ${bottom - 6} ${x + 148} ${bottom - 4}Q${x + 90} ${bottom + 4} ${x + 32} ${bottom - 4}Q${x + 12} ${bottom - 6} ${x + 12} ${bottom - 22}Z" fill="${water}"/>${basket}
<path d="M${x + 24} ${y + 90}V${bottom - 30}" stroke="#fff" stroke-width="9" stroke-opacity=".75" stroke-linecap="round"/>
<path d="M${x} ${y + 78}V${y + 12}Q${x + 2} ${y} ${x + 22} ${y - 3}Q${x + 90} ${y - 12} ${x + 158} ${y - 3}Q${x + 178} ${y} ${x + 180} ${y + 12}V${y + 78}Q${x + 90} ${y + 92} ${x} ${y + 78}Z" fill="${gloss(ink, x, x + 180, letters)}"/>
<path d="${Array.from({ length: 17 }, (_, index) => `M${n(x + 90 + 86 * Math.sin(((index - 8) / 8) * 1.45))} ${y + 18}v62`).join('')}" stroke="#000" stroke-opacity=".14" stroke-width="3"/>`,
  };
};

const pouch = (ink: Ink, art: CaseArt): string => {
  const deep = ground(art.colours.main);
  const shell = ink.linear(DIAGONAL, [
    [0, lighter(deep, 0.28)],
    [0.4, deep],
    [1, darker(deep, 0.3)],
  ]);
  return `${softShadow(ink, 310, 430, 350, 46, 0.45)}${softShadow(ink, 300, 424, 300, 18, 0.8)}
<rect x="10" y="60" width="580" height="364" rx="92" fill="${shell}"/><rect x="24" y="74" width="552" height="336" rx="80" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3" stroke-dasharray="14 9"/>
<path d="M12 236Q300 262 588 236" fill="none" stroke="#04070f" stroke-opacity=".45" stroke-width="7"/><path d="M12 242Q300 268 588 242" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2.5"/>
<rect x="540" y="226" width="64" height="26" rx="13" fill="${lighter(art.colours.second, 0.2)}"/>
${text(art.name, 300, 170, { size: 58, weight: 700, fill: '#fff', anchor: 'middle', maxWidth: 440 })}${text(art.line, 300, 340, { size: 27, weight: 500, fill: '#fff', anchor: 'middle', maxWidth: 420, opacity: 0.9 })}
<path d="M70 130Q100 78 190 78" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".35"/>`;
};

/** Lens cases: a flat one, several in a row behind it, a barrel, or a travel kit's pouch with a case in front. */
export const caseFront = (prefix: string, art: CaseArt): Sprite => {
  const ink = makeInk(prefix);
  const shades = { top: art.colours.second, letters: ground(art.colours.main) };
  if (art.form === 'travel_kit') {
    const kit = flatCase(ink, 250, 500, 0.95, shades);
    return sprite(ink, Math.max(600, kit.right), 504, pouch(ink, art) + kit.body);
  }
  if (art.form === 'barrel') {
    const barrels = Array.from({ length: Math.min(3, art.count) }, (_, index) =>
      barrel(ink, 4 + index * 200, 312, shades),
    );
    return sprite(ink, barrels.at(-1)?.right ?? 184, 322, barrels.map(({ body }) => body).join(''));
  }
  const count = Math.min(4, Math.max(1, art.count));
  const tones = [art.colours.second, art.colours.main, art.colours.accent, lighter(art.colours.main, 0.4)];
  const height = 40 + 92 * count;
  const rows = Array.from({ length: count }, (_, index) => {
    const tone = tones[(count - 1 - index) % tones.length] ?? art.colours.second;
    const shift = count > 1 ? ((count - 1 - index) % 2) * 46 : 0;
    return flatCase(ink, shift, height - (count - 1 - index) * 92, 1, {
      ...shades,
      top: darker(tone, tone === '#ffffff' ? 0.2 : 0),
    });
  });
  return sprite(ink, count > 1 ? 450 : 404, height, rows.map(({ body }) => body).join(''));
};

/** The same case from behind, so its right lid comes first. */
export const caseBack = (prefix: string, art: CaseArt): Sprite => {
  const { width, height, defs, body } = caseFront(prefix, { ...art, count: 1 });
  return {
    width,
    height,
    defs,
    body: `<g transform="rotate(-4 ${n(width / 2)} ${n(height / 2)})">${body}</g>`,
  };
};
