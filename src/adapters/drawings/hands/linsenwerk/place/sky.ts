import { n } from '../../../../shared/svg/ink.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import { circle, HAIR, line, ticks } from '../sheet.ts';
import type { Air } from './air.ts';

/** The height of the sun at noon in each season. Units: drawing units. */
const heights = { spring: 300, summer: 360, autumn: 260, winter: 190 } as const;
const hours = { morning: 2.62, day: 1.2, evening: 0.62, night: 2.2 } as const;

/** Returns the position of the sun or moon. */
export const sunAt = ({ season, part }: Air): readonly [number, number] => {
  const angle = hours[part];
  const rise = part === 'night' ? 300 : heights[season];
  return [600 + Math.cos(angle) * 540, 400 - Math.sin(angle) * rise];
};

const arc = (air: Air): string => {
  const h = heights[air.season];
  const marks = Array.from({ length: 37 }, (_, i) => {
    const a = (i / 36) * Math.PI;
    const [x, y] = [600 + Math.cos(a) * 540, 400 - Math.sin(a) * h];
    return `M${n(x)} ${n(y)}l${n(Math.cos(a) * (i % 6 ? 5 : 11))} ${n(-Math.sin(a) * (i % 6 ? 5 : 11))}`;
  }).join('');
  return line(`M60 400A540 ${h} 0 0 1 1140 400${marks}`, HAIR, air.far, ' opacity=".75"');
};

const stars = ({ season, ink }: Air): string => {
  const random = randomFrom(`stars${season}`);
  const points = Array.from({ length: 60 }, () => [random() * 1200, random() * 250] as const);
  const figure = points.slice(0, 7).map(([x, y], i) => [120 + i * 74 + x * 0.03, 40 + y * 0.5] as const);
  return `${line(figure.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join(''), HAIR, ink, ' stroke-dasharray="2 4" opacity=".7"')}${figure.map(([x, y]) => circle(x, y, 3, ink, HAIR, ink)).join('')}${line(points.map(([x, y]) => `M${n(x)} ${n(y)}h.01`).join(''), 2.2, ink, ' opacity=".8"')}`;
};

const sun = (air: Air): string => {
  const [x, y] = sunAt(air);
  if (air.part === 'night')
    return `${circle(x, y, 30, '#e8eef6', 1.2, air.ink)}<path d="M${n(x + 8)} ${n(y - 29)}a30 30 0 0 1 0 58a46 46 0 0 0 0-58z" fill="#9db3cf"/>${line(ticks(x, y, 36, [0, 345, 15], 7), HAIR, air.ink)}`;
  const paint = { morning: '#fff3dc', day: '#fffaf0', evening: '#f0906c' }[air.part];
  return `${circle(x, y, 26, paint, 1.5, air.ink)}${line(ticks(x, y, 33, [0, 345, 15], 10), HAIR, air.ink)}`;
};

const clouds = ({ season, part, ink, wall }: Air): string => {
  if (part === 'night') return '';
  const random = randomFrom(`clouds${season}${part}`);
  const count = { spring: 3, summer: 2, autumn: 4, winter: 4 }[season];
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [90 + ((i + random() * 0.7) * 1040) / count, 60 + random() * 90];
    const w = 60 + random() * 70;
    return `<path d="M${n(x)} ${n(y)}h${n(w * 1.7)}a18 18 0 0 0-8-34a30 30 0 0 0-52-14a26 26 0 0 0-${n(w * 0.5)} 16a18 18 0 0 0-26 32z" fill="${wall}" stroke="${ink}" stroke-width=".8" opacity=".92"/>${line(`M${n(x + 16)} ${n(y - 7)}h${n(w)}m-${n(w * 0.6)}-7h${n(w * 0.8)}`, 0.6, ink)}`;
  }).join('');
};

export const sky = (air: Air): string => {
  const night = air.part === 'night';
  return `<linearGradient id="y" x2="0" y2="1"><stop stop-color="${air.top}"/><stop offset=".85" stop-color="${air.low}"/></linearGradient><path d="M0 0H1200V500H0z" fill="url(#y)"/><path d="M0 0H1200V500H0z" fill="url(#g)" opacity="${night ? 1 : 0.055}"/>${night ? stars(air) : ''}${arc(air)}${sun(air)}${clouds(air)}`;
};
