import { n } from '../../../../shared/svg/ink.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import { HAIR, LINE, line, rect, shape } from '../sheet.ts';
import type { Air } from './air.ts';

export const BASE = 412;

/** The panes of a window; some are lit in the dark. */
export const panes = (
  air: Air,
  x: number,
  y: number,
  w: number,
  h: number,
  [across, down]: readonly [number, number],
): string => {
  const random = randomFrom(`${x}${y}${air.part === 'night' ? 'n' : 'e'}`);
  const on = air.lit && random() < (air.part === 'night' ? 0.55 : 0.75);
  const bars = `${Array.from({ length: across - 1 }, (_, i) => `M${n(x + ((i + 1) * w) / across)} ${y}v${h}`).join('')}${Array.from({ length: down - 1 }, (_, i) => `M${x} ${n(y + ((i + 1) * h) / down)}h${w}`).join('')}`;
  return `${shape(rect(x, y, w, h), on ? air.light : air.glass, 1.1, air.ink)}${line(bars, HAIR, on && air.part === 'night' ? '#5b4a20' : air.ink)}`;
};

export const snow = (air: Air, d: string): string =>
  air.season === 'winter'
    ? line(d, 9, air.ink) + line(d, 7, air.part === 'night' ? '#dbe6f3' : '#ffffff')
    : '';

const bricks = (air: Air, x: number, y: number, w: number, h: number): string => {
  const random = randomFrom(`b${x}${y}`);
  const rows = Array.from({ length: Math.floor(h / 6) }, (_, i) => {
    const from = x + random() * w * 0.5;
    return random() < 0.7
      ? `M${n(from)} ${y + 6 + i * 6}h${n(Math.min(x + w - from, 14 + random() * 60))}`
      : '';
  });
  return line(rows.join(''), 0.7, air.ink, ' opacity=".4"');
};

const hall = (air: Air): string => {
  const saw = Array.from({ length: 5 }, (_, i) => `L${40 + i * 76} 262L${40 + i * 76 + 22} 214`).join('');
  const roof = `M40 262${saw}L${40 + 5 * 76} 262Z`;
  const skylights = Array.from({ length: 5 }, (_, i) => {
    const x = 40 + i * 76;
    return `${shape(`M${x + 2} 260L${x + 22} 216V260Z`, air.lit ? air.light : air.glass, 1, air.ink)}${line(`M${x + 9} 260V246M${x + 15} 260V232`, HAIR, air.ink)}`;
  }).join('');
  const windows = Array.from({ length: 6 }, (_, i) => {
    const x = 56 + i * 61;
    return `<path d="M${x} 302q22-18 44 0" fill="none" stroke="${air.ink}" stroke-width="1"/>${panes(air, x, 302, 44, 80, [4, 6])}`;
  }).join('');
  return `${shape(rect(40, 262, 380, 150), air.brick, LINE, air.ink)}${bricks(air, 40, 264, 380, 146)}${shape(roof, air.slate, LINE, air.ink)}${skylights}${windows}${line('M40 276H420M40 394H420', HAIR, air.ink)}${snow(air, Array.from({ length: 5 }, (_, i) => `M${64 + i * 76} 213L${114 + i * 76} 259`).join(''))}`;
};

const chimney = (air: Air): string =>
  `${shape('M446 412L452 96H474L480 412Z', air.brick, LINE, air.ink)}${bricks(air, 450, 110, 26, 300)}${shape('M448 88h30v10h-30z', air.slate, LINE, air.ink)}${line('M451 150h24M450 156h26M449 250h28', 1, air.ink)}${air.season === 'winter' || air.part === 'morning' ? line('M463 84C456 66 474 58 466 42C460 28 480 22 474 6M468 80C464 66 482 60 478 44', HAIR, air.far) : ''}`;

/** The tower with the dome where instruments are tested. */
const dome = (air: Air): string => {
  const ribs = [-0.86, -0.6, -0.3, 0, 0.3, 0.6, 0.86]
    .map(
      (u) => `M${n(590 + u * 84)} 232Q${n(590 + u * 80)} ${n(232 - 76 * Math.sqrt(1 - u * u * 0.6))} 590 148`,
    )
    .join('');
  const windows = [0, 1, 2, 3]
    .flatMap((col) => [0, 1].map((row) => panes(air, 520 + col * 38, 270 + row * 58, 24, 40, [2, 3])))
    .join('');
  return `${shape(rect(504, 250, 172, 162), air.wall, LINE, air.ink)}${shape(rect(498, 232, 184, 18), air.slate, LINE, air.ink)}${shape('M506 232A84 84 0 0 1 674 232Z', air.slate, LINE, air.ink)}${line(ribs, HAIR, air.ink)}${shape('M596 232V149A84 84 0 0 1 622 154V232Z', air.part === 'night' ? air.light : air.ink, 1, air.ink)}${windows}${shape('M572 412v-28a18 18 0 0 1 36 0v28z', air.lit ? air.light : air.glass, LINE, air.ink)}${line('M590 366v46', HAIR, air.ink)}${snow(air, 'M512 204A84 84 0 0 1 590 148A84 84 0 0 1 640 166')}`;
};

export const works = (air: Air): string => chimney(air) + hall(air) + dome(air);
