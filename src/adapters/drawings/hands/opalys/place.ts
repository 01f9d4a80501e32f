import type { DayPart, Season } from '../../../../domain/content/drawing.ts';
import { points } from '../../../shared/svg/curve.ts';
import { plate } from './engraving/plate.ts';
import { box, type Points } from './engraving/shape.ts';
import { bridgeOf, pavingOf } from './place/bridge.ts';
import { farShore } from './place/far-shore.ts';
import { houseOf } from './place/houses.ts';
import { lampOf, lamps } from './place/lamps.ts';
import { shopOf } from './place/shop-front.ts';
import { birds, fallOf, skyOf } from './place/sky.ts';
import type { Street } from './place/street.ts';
import { treeOf } from './place/trees.ts';
import { hours, LAMP, snowy } from './place/weather.ts';
import { dots, sheet, tinted } from './sheet.ts';

const [WIDTH, HEIGHT] = [1200, 500];

/** The shop's street by the river: its front, zinc roofs, plane trees and a bridge. */
export const place = (season: Season, part: DayPart): string => {
  const hour = hours[part];
  const drawn = plate(WIDTH, HEIGHT, true);
  const [lit, white]: [Points[], Points[]] = [[], []];
  const street: Street = { drawn, hour, snow: snowy(season), lit, white };
  skyOf(drawn, hour, season, part === 'night', hour.lamps ? lamps : []);
  farShore(street);
  bridgeOf(street);
  houseOf(street, { x: 452, width: 140, top: 196, floors: 2, columns: 2, ground: 400 });
  houseOf(street, { x: -60, width: 120, top: 150, floors: 3, columns: 2, ground: 400 });
  houseOf(street, { x: 60, width: 400, top: 110, floors: 2, columns: 6, ground: 288 });
  shopOf(street, 76, 368, 286);
  pavingOf(street);
  for (const [x, foot, high] of [
    [650, 468, 290],
    [1150, 474, 330],
  ] as const)
    white.push(...treeOf(drawn, season, hour, x, foot, high));
  for (const lamp of lamps) lampOf(drawn, lamp, lit, hour.lamps);
  if (part === 'morning' || (part === 'day' && season !== 'winter'))
    birds(drawn, points('760,150 800,128 842,160'));
  const flakes = fallOf(drawn, season);
  const [top, low] = hour.tint;
  const ground = `${tinted(box(0, 0, WIDTH, HEIGHT), 'url(#s)')}${lit.map((pane) => tinted(pane, LAMP)).join('')}`;
  const glow = hour.lamps
    ? lamps.map(([x, y]) => `<circle cx="${x}" cy="${y + 8}" r="80" fill="url(#h)"/>`).join('')
    : '';
  return sheet(WIDTH, HEIGHT, ground + glow, drawn, {
    defs: `<linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".7" stop-color="${low}"/><stop offset="1" stop-color="#f4f2f4"/></linearGradient><radialGradient id="h"><stop offset="0" stop-color="${LAMP}"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient>`,
    over:
      white.map((shape) => tinted(shape, '#fff')).join('') +
      (flakes.length > 0 ? dots(flakes.slice(0, 40), 3.4) + dots(flakes.slice(40), 6) : ''),
  });
};
