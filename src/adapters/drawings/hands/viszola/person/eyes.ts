import { darker, luminance, mix } from '../../../../shared/svg/colour.ts';
import { n } from '../../../../shared/svg/ink.ts';
import type { Person } from '../../../cast.ts';
import type { SkinTones } from '../kit/palette.ts';
import { clipped, disc, shape } from '../kit/sheet.ts';
import type { Face } from './faces.ts';

/** Upper and lower curve of an eye's opening, from the inner corner to the outer and back; the outer is on the right. */
const openings = {
  deep: ['M-18 4C-11-8 5-12 18-1', 'C11 8-6 10-18 4Z'],
  round: ['M-17.5 4C-11-12 8-15 17.5 0', 'C11 11-8 12-17.5 4Z'],
  hooded: ['M-18 3C-9-7 6-9 18 3', 'C9 9-8 10-18 3Z'],
  monolid: ['M-19 5.5C-11-4 5-10 20-3', 'C12 7-6 9-19 5.5Z'],
} as const;
/** From the outer tip of the lashes back to the inner corner, over the upper curve. */
const lashes = {
  deep: 'L25-7C16-12 10-13 6-14C-4-15-13-8-18 4Z',
  round: 'L23-7C17-13 9-18 2-17C-8-16-14-8-17.5 4Z',
  hooded: 'L23-1C15-8 8-11 2-11C-8-11-14-4-18 3Z',
  monolid: 'L27-9C18-13 10-14 4-13C-6-12-14-3-19 5.5Z',
} as const;
const bare = {
  deep: 'C10-12-8-15-18 4Z',
  round: 'C10-17-10-17-17.5 4Z',
  hooded: 'C10-11-9-10-18 3Z',
  monolid: 'C10-13-8-9-19 5.5Z',
} as const;
const lids = {
  deep: 'M-20 2C-15-15-2-21 8-20C16-19 23-13 26-5C18-12-6-18-20 2Z',
  round: 'M-19 0C-15-15-4-22 5-21C14-20 20-14 22-6C14-16-8-18-19 0Z',
  hooded: 'M-19-2C-10-15 8-17 20-11C26-7 27 0 25 5C20-4 8-12-2-11C-10-10-15-6-19-2Z',
  monolid: '',
} as const;

const shades = { light: '#6f9fb4', middle: '#7d8a3f', dark: '#3d2213' } as const;

const eye = (s: 1 | -1, person: Person, face: Face, tones: SkinTones): string => {
  const { lids: kind, age } = person;
  const [up, down] = openings[kind];
  const lid = face.paint && kind !== 'hooded' ? face.paint.lids : tones.shade;
  const id = s === 1 ? 'e' : 'd';
  const iris = person.lens ?? shades[person.eyes];
  const look = -s * 1;
  const r = kind === 'round' ? 9.6 : 9;
  const socket =
    kind === 'deep'
      ? shape('M-24 4C-22-16-8-26 12-24C24-22 30-12 28 0C20-16-8-20-24 4Z', tones.shade)
      : kind === 'monolid'
        ? shape('M-24 6C-20-10 0-22 27-11C20-16 0-12-24 6Z', tones.shade)
        : '';
  const bag =
    age === 'young'
      ? ''
      : shape(
          age === 'old'
            ? 'M-14 14C-4 20 10 19 20 9C13 24-6 25-14 14ZM26-2C32-3 35-5 38-9C36-2 32 0 26-2ZM26 4C32 5 36 5 40 3C36 9 31 8 26 4Z'
            : 'M-8 14C0 17 9 16 16 11C10 18-2 19-8 14Z',
          tones.shade,
        );
  const dark = darker(mix(person.hair, '#3a1a10', 0.4), luminance(person.hair) > 0.3 ? 0.55 : 0.3);
  return `<g transform="translate(${n(s * face.eyes + face.turn)} 0) scale(${n(s * (1 - (face.turn * s) / 90))} 1)">${socket}${bag}${lids[kind] ? shape(lids[kind], lid) : ''}${clipped(
    id,
    up + down,
    `${shape(up + down, '#fdf3e6')}${shape('M-22-16H24V-3C10-9-8-9-22 2Z', '#d8c3b4')}${disc(look, -1.5, r, darker(iris, 0.45))}${disc(look, -1.5, r - 1.8, iris)}${shape(`M${look - 6} 2C${look - 3} 7 ${look + 3} 7 ${look + 6} 2C${look + 3} 4 ${look - 3} 4 ${look - 6} 2Z`, mix(iris, '#ffe9b8', 0.5))}${disc(look, -1.5, 4.1, '#1a0d0a')}`,
  )}${shape(up + (face.paint ? lashes[kind] : bare[kind]), dark)}${shape('M16 3C8 12-6 12-13 8C-5 10 8 9 16 3Z', tones.deep, ' opacity=".7"')}${disc(look - 3.2 * s, -5, 2.3, '#fff')}</g>`;
};

const brow = (s: 1 | -1, person: Person, face: Face, tones: SkinTones): string => {
  const [y, w, arch] = face.brow;
  const grey = luminance(person.hair) > 0.35;
  const colour = mix(person.hair, grey ? '#6b5a50' : tones.deep, grey ? 0.25 : 0.2);
  return shape(
    `M${n(s * 15 + face.turn)} ${n(y + 4)}C${n(s * 24 + face.turn)} ${n(y - 1 - arch)} ${n(s * 42 + face.turn)} ${n(y - 6 - arch)} ${n(s * 63 + face.turn * 0.7)} ${n(y + 6)}C${n(s * 46 + face.turn)} ${n(y - 2 - arch + w * 0.35)} ${n(s * 30 + face.turn)} ${n(y + w * 0.9 - arch * 0.6)} ${n(s * 16 + face.turn)} ${n(y + 4 + w)}Z`,
    colour,
  );
};

/** Eyes and brows; with `hidden`, only the brows, because sunglasses cover the rest. */
export const eyes = (person: Person, face: Face, tones: SkinTones, hidden = false): string =>
  `${hidden ? '' : eye(-1, person, face, tones) + eye(1, person, face, tones)}${brow(-1, person, face, tones)}${brow(1, person, face, tones)}`;
