import { type cast, personOf } from '../../../cast.ts';
import { ink } from '../kit/palette.ts';
import { box, clipped, disc, grain, named, shape, sheet } from '../kit/sheet.ts';
import { type Face, faceOf } from '../person/faces.ts';
import { sitter } from '../person/person.ts';

type Name = keyof typeof cast;
interface Guest {
  readonly name: Name;
  readonly at: readonly [number, number];
  readonly scale: number;
  readonly tilt: number;
  readonly sun: readonly [rim: string, glass: string];
  readonly wear?: Partial<Face>;
}

const guest = ({ name, at, scale, tilt, sun, wear }: Guest): string => {
  const { person } = personOf(name);
  return named(
    name.replace('person-', 'p'),
    sitter(person, { ...faceOf(person, false), at, scale, tilt, ...wear }, false, sun),
  );
};

/** Five in one row, each in a frame of their own. */
const five: readonly Guest[] = [
  {
    name: 'person-9',
    at: [236, 296],
    scale: 1,
    tilt: -3,
    sun: ['#3b1a12', ink.moss],
    wear: { cloth: [ink.plum, ink.sky], turn: 9 },
  },
  {
    name: 'person-5',
    at: [452, 262],
    scale: 0.98,
    tilt: 3,
    sun: [ink.orange, '#6b2417'],
    wear: { cloth: [ink.cream, ink.cream] },
  },
  { name: 'person-6', at: [1128, 236], scale: 1.06, tilt: 3, sun: [ink.cream, ink.forest] },
  {
    name: 'person-4',
    at: [934, 304],
    scale: 0.98,
    tilt: -4,
    sun: [ink.night, '#7a4a12'],
    wear: { wear: 'turtle', cloth: [ink.plum, ink.plum] },
  },
  { name: 'person-2', at: [672, 300], scale: 1.1, tilt: -5, sun: [ink.cream, '#8e2f1e'] },
];

/** The arcade as a poster shows it: arches, sun, one long slant of shade. */
const stage = (width: number): string =>
  `${box(0, 0, width, 500, ink.sky)}${disc(width * 0.31, 210, 150, ink.butter)}${shape(`M${width * 0.31 + 106} 104A150 150 0 0 1 ${width * 0.31 - 106} 316Z`, ink.ochre)}`;

export const hero = (): string =>
  sheet(
    1200,
    500,
    clipped(
      'a',
      'M0 0H1200V500H0Z',
      `${stage(1200)}${shape('M0 0H250V500H0Z', ink.terracotta)}${shape('M250 0L310 40V500H250Z', ink.brick)}${shape('M36 500V270A80 80 0 0 1 196 270V500Z', ink.brick)}${shape('M60 500V276A58 58 0 0 1 176 276V500Z', '#7c2a15')}${shape('M60 500L176 330V500Z', '#8f3319')}${box(0, 128, 250, 12, ink.cream)}${shape('M56 22H116V108H56ZM150 22H210V108H150Z', ink.forest)}${shape('M116 22V108H56ZM210 22V108H150Z', ink.pine)}${box(760, 0, 440, 500, ink.sage)}${shape('M760 0H1200L760 330Z', '#b3c7a2')}${[0, 1, 2, 3, 4, 5, 6].map((i) => shape(`M${748 + i * 66} 0H${814 + i * 66}V84A33 30 0 0 1 ${748 + i * 66} 84Z`, i % 2 ? ink.cream : ink.orange)).join('')}${shape('M760 116L1200 116V190L760 130Z', ink.moss)}${shape('M250 500L640 190L760 260V500Z', ink.lagoon)}${shape('M820 500L1200 210V500Z', ink.moss)}${grain('hero', ink.lagoon, [250, 500, 640, 190], { reach: -60, count: 170, size: 2.4 })}${grain('hero2', ink.moss, [820, 500, 1200, 210], { reach: -60, count: 170, size: 2.4 })}${five.map(guest).join('')}`,
    ),
  );

export const heroTall = (): string =>
  sheet(
    400,
    500,
    clipped(
      'a',
      'M0 0H400V500H0Z',
      `${box(0, 0, 400, 500, ink.sky)}${disc(120, 150, 118, ink.butter)}${shape('M204 66A118 118 0 0 1 36 234Z', ink.ochre)}${shape('M300 0H400V500H300Z', ink.terracotta)}${shape('M300 0L262 30V500H300Z', ink.brick)}${shape('M322 240A44 44 0 0 1 410 240V420H322Z', ink.brick)}${box(300, 116, 100, 9, ink.cream)}${shape('M0 500L400 170V500Z', ink.lagoon)}${grain('tall', ink.lagoon, [0, 500, 400, 170], { reach: -50, count: 150, size: 2.2 })}${guest({ name: 'person-6', at: [296, 246], scale: 0.92, tilt: 4, sun: [ink.cream, ink.forest] })}${guest({ name: 'person-5', at: [116, 336], scale: 1.16, tilt: -5, sun: [ink.orange, '#6b2417'], wear: { turn: 8, cloth: [ink.cream, ink.cream] } })}`,
    ),
  );
