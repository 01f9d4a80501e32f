import { personOf } from '../../../cast.ts';
import { cup, sunglasses } from '../kit/objects.ts';
import { ink } from '../kit/palette.ts';
import { box, clipped, disc, grain, line, named, oval, shape, sheet } from '../kit/sheet.ts';
import { type Face, faceOf } from '../person/faces.ts';
import { sitter } from '../person/person.ts';

export const scene = (body: string): string => sheet(600, 400, clipped('a', 'M0 0H600V400H0Z', body));

/** A person of the cast in a scene. */
export const somebody = (
  name: Parameters<typeof personOf>[0],
  at: readonly [number, number],
  scale: number,
  more: Partial<Face> = {},
  sun?: readonly [rim: string, glass: string],
): string => {
  const { person, atWork } = personOf(name);
  return named(
    name.replace('-', ''),
    sitter(person, { ...faceOf(person, atWork), at, scale, ...more }, atWork, sun),
  );
};

const shelf = (y: number, from: number, to: number, pairs: readonly (readonly [string, string])[]): string =>
  `${box(from, y, to - from, 9, ink.forest)}${pairs.map(([rim, glass], i) => sunglasses(from + 44 + i * 84, y - 17, 0.3, rim, glass)).join('')}${shape(`M${from} ${y + 9}H${to}L${to} ${y + 22}H${from + 20}Z`, ink.moss)}`;

/** The counter: shelves of frames, and an optician behind it. */
export const counter = (): string =>
  scene(
    `${box(0, 0, 600, 400, ink.sage)}${shape('M0 0H360L0 300Z', '#b5c8a4')}${grain('counter', '#b5c8a4', [360, 0, 0, 300], { reach: 44, count: 120, size: 2.2 })}${shelf(
      92,
      30,
      290,
      [
        [ink.orange, ink.forest],
        [ink.cream, ink.night],
        [ink.dark, ink.ochre],
      ],
    )}${shelf(188, 30, 290, [
      [ink.night, ink.plum],
      [ink.butter, ink.brick],
      [ink.forest, ink.ochre],
    ])}${shape('M520 0H528V70H520Z', ink.dark)}${shape('M524 62C484 66 470 96 466 118H582C578 96 564 66 524 62Z', ink.orange)}${shape('M524 62C564 66 578 96 582 118H540C540 96 536 76 524 62Z', ink.brick)}${shape('M466 118H582L600 200V330H400Z', ink.butter, ' opacity=".28"')}${somebody('optician-1', [416, 158], 0.78)}${shape('M0 316H600V400H0Z', ink.terracotta)}${box(0, 306, 600, 16, ink.cream)}${shape('M330 322H600V400H420Z', ink.brick)}${shape('M60 306L190 306L300 322H120Z', '#d8c3b4')}${oval(126, 300, 84, 12, ink.forest)}${sunglasses(126, 268, 0.66, ink.dark, ink.orange, -3)}${cup(268, 304, 0.56, ink.cream)}`,
  );

/** The eye exam: a face behind the phoropter, and a chart of rings. */
export const exam = (): string => {
  const rings = [
    [96, 76, 40],
    [64, 160, 25],
    [128, 160, 25],
    [56, 216, 15],
    [96, 216, 15],
    [136, 216, 15],
    [60, 254, 9],
    [84, 254, 9],
    [108, 254, 9],
    [132, 254, 9],
  ] as const;
  const gap = (x: number, y: number, r: number, i: number) =>
    `<circle cx="${x}" cy="${y}" r="${r * 0.76}" fill="none" stroke="${ink.dark}" stroke-width="${r * 0.44}" stroke-dasharray="${r * 4.1} ${r}" transform="rotate(${i * 90} ${x} ${y})"/>`;
  const dial = (x: number, s: 1 | -1) =>
    `${disc(x, 190, 66, ink.night)}${shape(`M${x + 46} 144A66 66 0 0 1 ${x - 46} 236Z`, '#122440')}${disc(x, 190, 50, '#37567a')}${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => disc(x + Math.cos((i * Math.PI) / 4) * 40, 190 + Math.sin((i * Math.PI) / 4) * 40, 6, i === 2 ? ink.orange : ink.night)).join('')}${disc(x, 190, 25, ink.sky)}${shape(`M${x - 18} 198L${x + 6} 168H${x + 16}L${x - 8} 208Z`, '#ffffff', ' opacity=".7"')}${disc(x + s * 66, 176, 15, ink.ochre)}${disc(x + s * 66, 176, 7, ink.brick)}`;
  return scene(
    `${box(0, 0, 600, 400, ink.terracotta)}${shape('M210 400L600 90V400Z', ink.brick)}${grain('exam', ink.brick, [210, 400, 600, 90], { reach: -60, count: 160, size: 2.2 })}${box(26, 22, 142, 258, ink.brick)}${box(20, 14, 142, 258, ink.cream)}${rings.map(([x, y, r], i) => gap(x - 5, y - 2, r, i)).join('')}${somebody('person-3', [392, 190], 1.02, { tilt: 0, turn: 0 })}${line('M392 0V96', ink.dark, 16)}${box(330, 84, 124, 30, ink.night)}${dial(328, -1)}${dial(456, 1)}${box(378, 160, 28, 24, '#37567a')}`,
  );
};

/** The shop's window from the street in evening light, with a person looking in. */
export const shopWindow = (): string =>
  scene(
    `${box(0, 0, 600, 400, ink.forest)}${box(40, 86, 520, 274, ink.butter)}${shape('M40 86H420L120 360H40Z', '#fbe3ae')}${box(30, 360, 540, 22, ink.pine)}${box(0, 382, 600, 18, ink.sand)}${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => shape(`M${12 + i * 64} 0H${76 + i * 64}V70A32 28 0 0 1 ${12 + i * 64} 70Z`, i % 2 ? ink.cream : ink.orange)).join('')}${shape('M40 104L560 104V134L300 104Z', ink.ochre, ' opacity=".6"')}${[
      [92, 170],
      [92, 250],
      [92, 330],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          `${line(`M${x} 90V${y - 20}`, ink.brick, 2)}${i === 0 ? sunglasses(x + 60, 196, 0.44, ink.orange, ink.forest, 4) : ''}`,
      )
      .join(
        '',
      )}${box(64, 300, 250, 8, ink.terracotta)}${sunglasses(120, 280, 0.42, ink.night, ink.ochre)}${sunglasses(242, 280, 0.42, ink.plum, ink.lagoon)}${box(64, 352, 250, 8, ink.terracotta)}${sunglasses(180, 330, 0.48, ink.dark, ink.forest)}${sunglasses(252, 178, 0.4, ink.forest, ink.butter, -4)}${shape('M300 400L440 230L600 300V400Z', ink.pine, ' opacity=".5"')}${somebody('person-11', [438, 226], 1.06, { turn: -12, tilt: -7, cloth: [ink.brick, ink.cream] })}`,
  );
