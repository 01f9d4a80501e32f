import type { DayPart, Season } from '../../../../../domain/content/drawing.ts';
import { mix } from '../../../../shared/svg/colour.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { ink } from '../kit/palette.ts';
import { box, clipped, disc, grain, line, shape, sheet } from '../kit/sheet.ts';
import { arcade, distance, shopHouse } from './houses.ts';
import { type Light, lightOf, snowOf } from './light.ts';
import { cypress, dusky, falling, tree, tub } from './nature.ts';
import { dog, type Walker, walker } from './people.ts';
import { tram } from './tram.ts';

const sky = (light: Light, part: DayPart, season: Season): string => {
  const [x, y, r] = light.at;
  const bands = `${box(0, 0, 1200, 420, light.sky)}${shape('M0 250C300 200 900 220 1200 190V420H0Z', light.low)}`;
  const cloud = (cx: number, cy: number, k: number) =>
    `<g transform="translate(${cx} ${cy}) scale(${k})">${shape('M-60 14C-64-4-40-14-28-8C-20-28 16-28 22-8C36-18 60-6 56 14Z', mix(light.low, '#ffffff', part === 'evening' ? 0.25 : 0.6))}</g>`;
  if (part === 'night')
    return `${bands}${disc(x, y, r, light.sun)}${season === 'winter' ? '' : disc(x + 15, y - 9, r * 0.86, light.sky)}${line('M560 60h0M612 120h0M590 30h0M736 40h0M760 160h0M640 40h0M580 170h0M720 190h0', '#f9efd2', 5)}`;
  const rays =
    part === 'day' || part === 'evening'
      ? disc(x, y, r * 1.45, mix(light.sky, light.sun, 0.32))
      : disc(x, y, r * 1.6, mix(light.low, light.sun, 0.4));
  return `${bands}${rays}${disc(x, y, r, light.sun)}${part === 'day' ? cloud(720, 130, 0.9) + (season === 'summer' ? '' : cloud(560, 190, 0.7)) : season === 'autumn' || season === 'winter' ? cloud(600, 120, 0.8) : ''}`;
};

/** Long shadows on the pavement, from the houses and from each pier. */
const pavement = (light: Light, season: Season): string => {
  const { reach } = light;
  const piers = [-10, 106, 222, 338, 454]
    .map((x) =>
      shape(`M${x} 404H${x + 26}L${n(x + 26 + reach * 96)} 500H${n(x + reach * 96)}Z`, light.shadow),
    )
    .join('');
  const wall =
    reach < 0
      ? shape(`M840 404H1210V500H${n(840 + reach * 60)}Z`, light.shadow)
      : shape(`M1010 404H1210V500H${n(1010 + reach * 60)}Z`, light.shadow);
  const rail = season === 'winter' ? mix(light.street, light.shadow, 0.5) : mix(light.shadow, '#3a2320', 0.3);
  return `${box(0, 404, 1200, 96, light.street)}${piers}${wall}${box(0, 400, 1200, 6, mix(light.street, light.trim, 0.5))}${line('M-10 428H1210M-10 440H1210', rail, 3)}`;
};

const lamp = (x: number, light: Light): string =>
  `${light.lamps ? `${shape(`M${x - 6} 252L${x - 84} 404H${x + 84}L${x + 6} 252Z`, light.pane, ' opacity=".2"')}${disc(x, 246, 34, light.pane).replace('/>', ' opacity=".25"/>')}` : ''}${line(`M${x} 404V262`, '#1f2a2a', 5)}${shape(`M${x - 9} 262H${x + 9}L${x + 13} 234H${x - 13}ZM${x - 15} 234H${x + 15}L${x} 220Z`, '#1f2a2a')}${shape(`M${x - 7} 259H${x + 7}L${x + 9} 238H${x - 9}Z`, light.lamps ? '#fff0c0' : '#f4ead2')}`;

const walkers: Readonly<Record<Season, readonly [Walker, Walker, Walker]>> = {
  spring: [
    { kind: 'coat', main: ink.butter, second: ink.orange, skin: '#f2cdb4', hair: '#8a4b2a' },
    { kind: 'suit', main: '#5f8060', second: ink.cream, skin: '#8d5a3b', hair: '#1d1512' },
    { kind: 'girl', main: '#e88f9f', second: ink.night, skin: '#edc39b', hair: '#15110f', facing: -1 },
  ],
  summer: [
    { kind: 'dress', main: ink.cream, second: ink.orange, skin: '#d99a70', hair: '#241914', hat: '#f3d389' },
    { kind: 'suit', main: '#e9dcc0', second: ink.sky, skin: '#e8b894', hair: '#2c2320' },
    { kind: 'dress', main: ink.orange, second: ink.cream, skin: '#6b432e', hair: '#120d0b', facing: -1 },
  ],
  autumn: [
    { kind: 'coat', main: '#b9521f', second: ink.forest, skin: '#f3cfb8', hair: '#a8432b', hat: '#5b2a22' },
    { kind: 'suit', main: '#4d4433', second: ink.ochre, skin: '#c98e66', hair: '#241914' },
    { kind: 'coat', main: ink.forest, second: ink.ochre, skin: '#e9bd93', hair: '#191413', facing: -1 },
  ],
  winter: [
    { kind: 'coat', main: '#b3261e', second: ink.cream, skin: '#f5d5bf', hair: '#d8a74e', hat: '#7c1812' },
    { kind: 'coat', main: ink.night, second: ink.ochre, skin: '#a46d49', hair: '#1d1512', hat: '#16263f' },
    { kind: 'coat', main: '#d9b47a', second: ink.plum, skin: '#edc39b', hair: '#15110f', facing: -1 },
  ],
};

const cafe = (light: Light, season: Season, part: DayPart): string => {
  const table = (x: number) =>
    `${line(`M${x} 404V366M${x - 12} 404L${x} 392L${x + 12} 404`, '#2b1a18', 4)}${box(x - 22, 362, 44, 5, dusky(ink.cream, part))}`;
  const shade =
    season === 'summer' && part !== 'night'
      ? `${line('M1172 404V250', '#5b3a2c', 4)}${shape('M1172 244L1092 292Q1132 282 1172 292Q1206 282 1230 292Z', dusky(ink.orange, part))}${shape('M1172 244L1150 287Q1160 288 1172 292Q1184 288 1196 287Z', dusky(ink.cream, part))}`
      : '';
  return season === 'winter'
    ? ''
    : `${table(1184)}${shade}${light.lamps ? disc(1184, 354, 5, light.pane) : ''}`;
};

const snowed = (snow: string): string =>
  `${shape('M-10 12C60-2 110 8 180 2C260-6 330 8 400 0C440-2 470 2 494 8L564 66L560 78L486 20H-10Z', snow)}${shape('M834 238C900 224 980 236 1060 228C1110 224 1160 232 1210 228V242H834Z', snow)}${shape('M846 250H1064C1060 240 1030 238 1000 242C950 236 900 238 846 246Z', snow)}${shape('M-10 236C80 222 160 234 240 226C330 222 420 232 486 228V240H-10Z', snow)}`;

/** The street of the shop. */
export const place = (season: Season, part: DayPart): string => {
  const light = lightOf(season, part);
  const snow = snowOf(part);
  const winter = season === 'winter';
  const [one, two, three] = walkers[season].map((who) => ({
    ...who,
    main: dusky(who.main, part),
    second: dusky(who.second, part),
    skin: dusky(who.skin, part),
    ...(who.hat ? { hat: dusky(who.hat, part) } : {}),
  })) as [Walker, Walker, Walker];
  const stripes = {
    spring: ['#3f7f5c', ink.cream],
    summer: [ink.orange, ink.cream],
    autumn: ['#8f3a2f', ink.butter],
    winter: ['#8f1f1a', ink.cream],
  }[season].map((c) => dusky(c, part)) as [string, string];
  const tramX = { morning: 470, day: 520, evening: 430, night: 505 }[part];
  const shadow = light.shadow;
  const reach = light.reach;
  const people = {
    morning: `${walker(330, 470, 0.96, two, shadow, reach)}${walker(880, 478, 1.02, one, shadow, reach)}`,
    day: `${walker(300, 472, 0.98, one, shadow, reach)}${dog(378, 478, 0.8, dusky('#7a3a1e', part), shadow)}${walker(900, 470, 0.95, two, shadow, reach)}${walker(1000, 480, 1.02, three, shadow, reach)}`,
    evening: `${walker(250, 474, 1, three, shadow, -reach)}${walker(860, 476, 1.02, one, shadow, reach)}${walker(930, 474, 1, two, shadow, reach)}`,
    night: `${walker(770, 474, 0.98, one, shadow, reach)}${walker(838, 472, 0.98, two, shadow, reach)}`,
  }[part];
  const lights =
    winter && light.lamps
      ? `${line('M480 150Q640 230 842 140', dusky('#2b1a18', part), 2)}${line('M510 161h0M545 172h0M580 180h0M615 185h0M650 187h0M685 184h0M720 179h0M755 170h0M790 160h0M820 149h0', '#ffe08a', 11)}`
      : '';
  return sheet(
    1200,
    500,
    clipped(
      'a',
      'M0 0H1200V500H0Z',
      `${sky(light, part, season)}${distance(light, winter ? snow : mix(snow, light.low, season === 'summer' ? 0.9 : 0.25))}${cypress(720, 404, 190, part, winter ? snow : undefined)}${cypress(752, 404, 140, part, winter ? snow : undefined)}${arcade(light)}${shopHouse(light, stripes, !winter)}${winter ? snowed(snow) : ''}${lights}${lamp(566, light)}${pavement(light, season)}${tub(1078, 410, season, part, light, snow)}${cafe(light, season, part)}${tram(tramX, 432, light, [dusky('#f0b048', part), dusky(winter ? '#b9b2a4' : '#fff3d8', part)], winter ? snow : undefined)}${grain(season + part, light.shadow, [0, 500, 1200, 452], { reach: 40, count: 220, size: 2 })}${people}${tree(season, part, snow)}${falling(season, part, snow)}`,
    ),
  );
};
