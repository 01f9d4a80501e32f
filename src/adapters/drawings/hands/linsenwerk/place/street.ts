import { n } from '../../../../shared/svg/ink.ts';
import { circle, HAIR, LINE, line, rect, shape } from '../sheet.ts';
import type { Air } from './air.ts';
import { BASE } from './works.ts';

const pole = (air: Air, x: number): string =>
  `${line(`M${x} ${BASE + 20}V286M${x} 292h40M${x} 300l36-8`, 2.2, air.ink)}${circle(x + 40, 296, 2, air.ink, HAIR, air.ink)}`;
const wires = (air: Air): string =>
  line(`${[0, 1, 2].map((i) => `M${i * 500 - 80} 292q250 26 500 0`).join('')}M0 306H1200`, HAIR, air.ink);

const lamp = (air: Air, x: number): string =>
  `${air.lit ? `<circle cx="${x}" cy="338" r="34" fill="${air.light}" opacity=".28"/>` : ''}${line(`M${x} 432V350`, 2.2, air.ink)}${shape(`M${x - 7} 350L${x - 10} 330H${x + 10}L${x + 7} 350Z`, air.lit ? air.light : air.wall, 1.1, air.ink)}${line(`M${x - 12} 330h24M${x} 330v-6`, 1.4, air.ink)}`;

const car = (air: Air, x: number): string => {
  const windows = [0, 1, 2, 3, 4]
    .map((i) => shape(rect(x + 40 + i * 34, 352, 28, 30), air.lit ? air.light : air.glass, 1, air.ink))
    .join('');
  return `${shape(`M${x + 6} 428V362q2-20 20-22h176q18 2 20 22v66z`, air.wall, LINE, air.ink)}<path d="M${x + 6} 392h216v20h-216z" fill="${air.accent}"/>${windows}${shape(`M${x + 12} 384v-20q2-12 14-12h8v32z`, air.lit ? air.light : air.glass, 1, air.ink)}${line(`M${x + 6} 392h216M${x + 6} 412h216M${x + 108} 344v84`, HAIR, air.ink)}${[44, 72, 156, 184].map((dx) => circle(x + dx, 430, 8, air.wall, LINE, air.ink) + circle(x + dx, 430, 2, air.ink, HAIR, air.ink)).join('')}`;
};

/** The position of the tram: it comes from the left in the morning and goes back there in the evening. */
const stops = { morning: 110, day: 640, evening: 760, night: 330 } as const;

const tram = (air: Air): string => {
  const x = stops[air.part];
  return `${line(`M${x + 90} 340l22-34l22 34M${x + 96} 306h32`, 1.4, air.ink)}${car(air, x)}${car(air, x + 226)}${line(`M${x + 222} 420h10`, 3, air.ink)}`;
};

/** The ground in section: track bed, and hatched earth. */
const ground = (air: Air): string =>
  `${shape(`M-4 ${BASE}H1204V${BASE + 26}H-4Z`, air.ground, LINE, air.ink)}<path d="M0 438H1200V500H0z" fill="${air.part === 'night' ? '#0d1c33' : '#ffffff'}"/><pattern id="e" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0H9" stroke="${air.ink}" stroke-width="1.4"/></pattern><path d="M0 450H1200V${470}H0z" fill="url(#e)" opacity=".75"/>${line('M0 438H1200', 2.6, air.ink)}${line('M0 450H1200M0 470H1200', HAIR, air.ink)}${line(Array.from({ length: 40 }, (_, i) => `M${n(i * 30 + 6)} 444h16`).join(''), 3.4, air.ink)}`;

const figure = (air: Air, x: number, coat: string): string =>
  `${circle(x, 393, 4.6, air.wall, 1.1, air.ink)}${shape(`M${x - 6} 436L${x - 5} 402q5-5 10 0L${x + 6} 424H${x + 3}L${x + 5} 436H${x + 1}L${x} 424L${x - 2} 436Z`, coat, 1, air.ink)}`;

export const street = (air: Air): string =>
  `${ground(air)}${wires(air)}${pole(air, 380)}${pole(air, 880)}${lamp(air, 486)}${lamp(air, 690)}${lamp(air, 1176)}${figure(air, 1062, air.slate)}${air.part === 'night' ? '' : figure(air, 1078, air.brick) + figure(air, 560, air.slate)}${tram(air)}`;
