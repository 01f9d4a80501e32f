import { darker, ground, lighter } from '../../../shared/svg/colour.ts';
import { ACROSS, DIAGONAL, type Ink, makeInk, n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { softShadow } from '../../../shared/svg/shadow.ts';
import { type Sprite, sprite } from '../../../shared/svg/sprite.ts';
import { text } from '../../../shared/svg/text.ts';
import type { BoxArt } from '../../seed/range/art-type.ts';
import { lensDisc, lensTypeOf } from './lens.ts';

const CELL = 250;
const TALL = 430;

/** The foil of one blister, printed. */
const foil = (ink: Ink, art: BoxArt, x: number): string => {
  const deep = ground(art.colours.main);
  const silver = ink.linear(DIAGONAL, [
    [0, '#f7f9fb'],
    [0.3, '#dde3e8'],
    [0.45, '#fbfcfd'],
    [0.7, '#ccd4db'],
    [1, '#eef1f4'],
  ]);
  const rows = Object.entries(art.params).slice(0, 5);
  const row = ([label, value]: readonly [string, string], index: number) =>
    text(label, x + 40, 268 + index * 27, { size: 18, family: 'inter', weight: 500, fill: '#4a5563' }) +
    text(value, x + CELL - 40, 268 + index * 27, {
      size: 19,
      family: 'inter',
      weight: 700,
      fill: '#18212c',
      anchor: 'end',
    });
  return `<path d="M${x + 4} 30Q${x + 4} 6 ${x + 28} 6H${x + CELL - 28}Q${x + CELL - 4} 6 ${x + CELL - 4} 30V${TALL - 60}Q${x + CELL - 4} ${TALL - 6} ${x + CELL / 2} ${TALL - 4}Q${x + 4} ${TALL - 6} ${x + 4} ${TALL - 60}Z" fill="${silver}" stroke="#aab5bf" stroke-width="1.5"/>
<path d="M${x + 4} 30Q${x + 4} 6 ${x + 28} 6H${x + CELL - 28}Q${x + CELL - 4} 6 ${x + CELL - 4} 30V196Q${x + CELL / 2} 236 ${x + 4} 196Z" fill="${ink.linear(
    ACROSS,
    [
      [0, lighter(deep, 0.1)],
      [1, darker(deep, 0.18)],
    ],
  )}"/>
<path d="M${x + 4} 196Q${x + CELL / 2} 236 ${x + CELL - 4} 196" fill="none" stroke="${lighter(art.colours.second, 0.1)}" stroke-width="9"/>
${text(art.manufacturer.toUpperCase(), x + CELL / 2, 78, { size: 19, track: 0.14, fill: '#fff', anchor: 'middle', maxWidth: CELL - 60 })}
${text(art.name, x + CELL / 2, 126, { size: 40, weight: 700, fill: '#fff', anchor: 'middle', maxWidth: CELL - 50 })}
${text(art.line, x + CELL / 2, 160, { size: 16, weight: 500, fill: '#fff', anchor: 'middle', maxWidth: CELL - 54, opacity: 0.92 })}
${rows.map(row).join('')}<path d="M${x + 20} 24L${x + CELL - 60} 16L${x + 60} ${TALL - 60}L${x + 18} ${TALL - 90}Z" fill="#fff" opacity=".14"/>`;
};

/** The bowl of an open blister with its lens in saline. */
const bowl = (ink: Ink, art: BoxArt, x: number, y: number): string => {
  const shell = ink.linear(DIAGONAL, [
    [0, '#ffffff'],
    [0.5, '#eaf0f4'],
    [1, '#c9d3db'],
  ]);
  const hollow = ink.radial(
    [
      [0, lighter(art.colours.second, 0.86)],
      [0.75, lighter(art.colours.second, 0.7)],
      [1, '#b9c7d2'],
    ],
    [0.5, 0.55, 0.55],
  );
  const lens = lensDisc(ink, x + 150, y + 150, 96, {
    type: lensTypeOf(art),
    tint: art.colours.second,
    iris: art.iris ?? lighter(art.colours.second, 0.35),
    random: randomFrom(`${art.name}bowl`),
  });
  return `${softShadow(ink, x + 160, y + 318, 190, 40, 0.45)}${softShadow(ink, x + 150, y + 306, 140, 16, 0.5)}
<path d="M${x} ${y + 40}Q${x} ${y} ${x + 40} ${y}H${x + 260}Q${x + 300} ${y} ${x + 300} ${y + 40}V${y + 200}Q${x + 296} ${y + 308} ${x + 150} ${y + 312}Q${x + 4} ${y + 308} ${x} ${y + 200}Z" fill="${shell}" stroke="#b4c0ca" stroke-width="2"/>
<circle cx="${x + 150}" cy="${y + 150}" r="128" fill="${hollow}" stroke="#fff" stroke-width="5"/><circle cx="${x + 150}" cy="${y + 150}" r="131" fill="none" stroke="#9fb0bd" stroke-opacity=".6" stroke-width="1.5"/>${lens}
<path d="M${n(x + 62)} ${n(y + 92)}Q${n(x + 92)} ${n(y + 44)} ${n(x + 146)} ${n(y + 38)}" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".9"/>`;
};

/** A strip of `count` closed blisters with an open one before it. */
export const blisterStrip = (prefix: string, art: BoxArt, count: number): Sprite => {
  const ink = makeInk(prefix);
  const width = count * CELL;
  const seams = Array.from(
    { length: count - 1 },
    (_, index) => `M${(index + 1) * CELL} 12V${TALL - 40}`,
  ).join('');
  const strip = Array.from({ length: count }, (_, index) => foil(ink, art, index * CELL)).join('');
  const body = `${softShadow(ink, width / 2, TALL + 4, width * 0.54, 42, 0.42)}${softShadow(ink, width / 2, TALL - 4, width * 0.5, 14, 0.6)}${strip}
<path d="${seams}" stroke="#7d8a96" stroke-opacity=".55" stroke-width="2" stroke-dasharray="7 6"/>${bowl(ink, art, width * 0.5 - 64, TALL - 90)}`;
  return sprite(ink, width, TALL + 226, body);
};

/** One open blister with its lens. */
export const openBlister = (art: BoxArt): Sprite => {
  const ink = makeInk('o');
  const body = bowl(ink, art, 0, 0);
  return sprite(ink, 300, 316, body);
};
