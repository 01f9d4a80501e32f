import { points } from '../../../shared/svg/curve.ts';
import { n } from '../../../shared/svg/ink.ts';
import { personOf } from '../../cast.ts';
import { onSheet } from './drawing.ts';
import { bottle, lensCut, pair } from './objects.ts';
import { bust } from './person/person.ts';
import {
  circle,
  GLASS,
  HAIR,
  INK,
  LINE,
  line,
  MAGENTA,
  measure,
  PAPER,
  rect,
  shape,
  ticks,
  WASH,
} from './sheet.ts';

const floor = `${line('M0 372H600', 2.6)}<path d="M0 372H600V386H0z" fill="url(#h)"/>`;

const shelf = (x: number, y: number, w: number, each: (at: number) => string, count: number): string =>
  `${Array.from({ length: count }, (_, i) => each(x + ((i + 0.5) * w) / count)).join('')}${shape(rect(x, y, w, 7), WASH, LINE)}`;

/** The counter with an optician behind it. */
const counter = (): string => {
  const { person } = personOf('optician-1');
  return onSheet(
    `${[60, 122, 184].map((y, row) => shelf(26, y + 34, 190, (x) => pair(x, y + 16, 0.17, row === 1 ? INK : GLASS, 9), 3) + shelf(402, y + 34, 172, (x) => (row === 1 ? bottle(x, y + 34, 50, 1) : pair(x, y + 16, 0.17, row ? GLASS : INK, 9)), row === 1 ? 6 : 3)).join('')}${shape(rect(18, 30, 206, 214), 'none', LINE)}${shape(rect(394, 30, 188, 214), 'none', LINE)}
<g transform="translate(308 150) scale(.54)">${bust(person, true)}</g>
${shape('M40 276H560V372H40Z', PAPER, 2)}<path d="M40 276H560V288H40z" fill="${INK}"/>${line('M170 288V372M300 288V372M430 288V372', HAIR)}<path d="M432 290H560V371H432z" fill="url(#h)" opacity=".45"/>
${shape('M84 276v-8h72v8zM116 268v-52h8v52z', WASH, LINE)}${circle(120, 204, 17, GLASS, 2)}${line(ticks(120, 204, 22, [-180, 0, 30], 5), HAIR)}${pair(470, 262, 0.36, GLASS, 9)}${shape('M356 276v-12h64v12z', PAPER, LINE)}${line('M364 270h26', LINE, MAGENTA)}${floor}`,
  );
};

const gapRing = (x: number, y: number, r: number, turn: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${INK}" stroke-width="${n(r * 0.5)}" stroke-dasharray="${n(r * 5.7)} ${n(r * 0.58)}" transform="rotate(${turn} ${x} ${y})"/>`;

/** The chair, the instrument in front of it and the chart, on one common axis. */
const exam = (): string => {
  const chart = points('15,1 10,2 7,3 5,4')
    .map(([r = 1, count = 1], row) =>
      Array.from({ length: count }, (_, i) =>
        gapRing(82 + (i - (count - 1) / 2) * r * 3.6, 104 + row * 40, r, (i * 3 + row * 5) * 45),
      ).join(''),
    )
    .join('');
  const dials = (x: number) =>
    `${circle(x, 168, 40, PAPER, 2.2)}${circle(x, 168, 31, 'none', HAIR)}${line(ticks(x, 168, 31, [0, 350, 10], 6), HAIR)}${circle(x, 168, 15, GLASS, LINE)}${[0, 72, 144, 216, 288].map((a) => circle(x + 24 * Math.cos((a * Math.PI) / 180), 168 + 24 * Math.sin((a * Math.PI) / 180), 3.4, WASH, HAIR)).join('')}`;
  return onSheet(
    `${shape(rect(28, 68, 108, 190), PAPER, 2.2)}${chart}${floor}
${shape('M428 372V352H556V372ZM480 352V306H504V352Z', WASH, LINE)}${shape('M404 306C404 292 412 286 424 286H520L548 128C552 112 580 116 576 134L552 296C550 306 546 310 536 310H420C408 312 404 310 404 306Z', INK, 2)}${shape('M546 92c4-14 30-12 30 4l-4 22c-10 6-24 4-30-4z', INK, 2)}${line('M424 300H538', HAIR, '#8b95a3')}${shape('M440 286V250H512l4-10h14v14h-8l-4 10H452V286', PAPER, LINE)}${line('M404 312L372 360H352', 4)}
${line('M330 30V92M230 30H560M330 92V128', 5)}${line('M330 30V128', HAIR, '#8b95a3')}${dials(288)}${dials(374)}${line('M328 160h6M331 128V150', 4)}${shape('M296 214h20v-6h-20z', INK, HAIR)}
${line('M82 168H560', LINE, MAGENTA, ' stroke-dasharray="24 5 3 5"')}${line('M82 262V340M556 262V340', HAIR, '#8b95a3')}${measure([82, 332], [400, 332], INK, 10)}${line('M400 320V344M82 320V344', HAIR)}`,
  );
};

/** The symbol of the shop's logo as on its dark header, around its centre. */
const sign = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${n(x - 77 * scale)} ${n(y - 86 * scale)}) scale(${scale})"><path d="M40 14c72 40 72 104 0 144c26-48 26-96 0-144z" fill="#f06bb4"/><path d="M4 82h42v8H4zM102 82h48v8h-48z" fill="#fff"/></g>`;

/** The shop from the street: door, window, display. */
const shopWindow = (): string => {
  const bricks = Array.from({ length: 26 }, (_, row) =>
    Array.from({ length: 4 }, (__, i) => {
      const x = 20 + i * 16 + (row % 2) * 8;
      return `M${x} ${40 + row * 13}h13`;
    }).join(''),
  ).join('');
  return onSheet(
    `${shape(rect(16, 28, 568, 344), '#f1ddd3', 2)}${line(bricks + bricks.replace(/M(\d+)/g, (_, x: string) => `M${Number(x) + 492}`), HAIR, INK, ' opacity=".5"')}${shape(rect(84, 52, 432, 44), INK, 2)}${sign(300, 74, 0.24)}
${shape(rect(100, 110, 272, 216), GLASS, 2.6)}${line('M236 110V326', 2)}${line('M116 300L214 124M136 316L226 156', 5, '#ffffff', ' opacity=".6"')}${shelf(112, 176, 116, (x) => pair(x, 158, 0.15, INK, 9), 2)}${shelf(112, 236, 116, (x) => pair(x, 218, 0.15, '#f3f9fc', 9), 2)}${shelf(112, 300, 116, (x) => bottle(x, 300, 46, 1), 4)}
${lensCut(296, 204, 66, 2)}${line('M250 204H362', LINE, MAGENTA, ' stroke-dasharray="16 4 2 4"')}${line('M330 138H350M330 270H350', HAIR)}${measure([346, 138], [346, 270], INK, 9)}${shape(rect(250, 290, 110, 24), PAPER, HAIR)}${line('M258 298h60M258 306h40', LINE)}
${shape(rect(398, 110, 104, 262), INK, 2.6)}${shape(rect(410, 124, 80, 150), GLASS, LINE)}${line('M424 256L470 140M440 262L480 164', 4, '#ffffff', ' opacity=".6"')}${line('M486 290v22', 4, '#fff')}${shape(rect(428, 176, 44, 30), PAPER, LINE)}${line('M436 186h28M436 194h20', LINE)}${shape(rect(100, 326, 272, 46), '#dcae99', LINE)}${line('M100 342H372M100 357H372M150 326v16M220 342v15M300 326v16', HAIR)}
${line('M540 372V150M528 150h24', 3)}${circle(540, 132, 17, '#fff6dc', LINE)}${floor}`,
  );
};

export const rooms = { 'room-counter': counter, 'room-exam': exam, 'room-window': shopWindow };
