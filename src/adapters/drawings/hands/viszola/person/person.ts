import { mix } from '../../../../shared/svg/colour.ts';
import type { Person } from '../../../cast.ts';
import { ink, skinTones } from '../kit/palette.ts';
import { clipped, grain, shape, sheet } from '../kit/sheet.ts';
import { beard, freckles } from './beard.ts';
import { clothes, earrings } from './clothes.ts';
import { eyes } from './eyes.ts';
import { type Face, faceOf } from './faces.ts';
import { frames, pushedUp, shades } from './frames.ts';
import { ground, slant } from './ground.ts';
import { hairOf } from './hair.ts';
import { ears, faceOutline, inFace, mouth, nose, planes } from './head.ts';
import { atTheOpticians } from './work.ts';
import { wornPair } from './worn.ts';

const rims: Readonly<Record<string, readonly [string, string]>> = {
  'bun-old': [ink.night, ink.ochre],
  'short-old': ['#3b1a12', '#e0b93a'],
  'short-young': [ink.butter, ink.orange],
  'waves-middle': [ink.orange, '#c2467a'],
  'bun-middle': [ink.orange, ink.sky],
  'bob-old': [ink.plum, ink.sky],
};

const worn = (person: Person, face: Face, atWork: boolean): string => {
  if (person.pair) return wornPair(person.pair, face);
  const rim = rims[`${person.style}-${person.age}`] ?? [ink.dark, ink.ochre];
  if (person.glasses) return frames(person.glasses, face, rim, atWork);
  if (person.style === 'ponytail') return pushedUp(face.turn, ink.dark, ink.forest, -106, 0.98);
  if (person.style === 'bob') return pushedUp(face.turn, ink.orange, ink.plum, -126);
  return '';
};

/** A person without background, for scenes and portraits that have their own. */
export const sitter = (
  who: Person,
  face: Face,
  atWork: boolean,
  sun?: readonly [rim: string, glass: string],
): string => {
  const tones = skinTones(who.skin);
  const hair = hairOf(who, atWork);
  const [x, y] = face.at;
  const m = Math.round(face.nose[0] + (face.length - face.nose[0]) * 0.42);
  const cast =
    who.glasses || who.pair || sun
      ? shape(
          'M-76 12C-60 34-20 40-4 16C10 40 56 40 80 12L84 44C50 66 10 56-2 34C-20 62-60 56-76 12Z',
          tones.shade,
          ' opacity=".6"',
        )
      : '';
  const fringe = hair.front
    ? `<path d="${hair.front}" fill="${tones.shade}" transform="translate(9 13)"/>`
    : '';
  const skin = `${shape(faceOutline(face), tones.base)}${inFace(face, `${planes(face, tones, who.age === 'old')}${fringe}${cast}`)}`;
  const beardOn = who.beard ? beard(who, { ...face, m }) : '';
  const lips = mouth(face, tones);
  const spots = who.freckles ? freckles(who.hair, face.turn, mix(who.skin, '#8a3a18', 0.5)) : '';
  const features = `${nose(face, tones)}${spots}${who.beard === 'moustache' ? lips + beardOn : beardOn + lips}${eyes(who, face, tones, sun !== undefined)}`;
  const rings =
    face.paint && who.style !== 'scarf' && who.style !== 'long' ? earrings(face, face.ground[1]) : '';
  const glasses = sun ? shades(face, sun) : worn(who, face, atWork);
  const head = `<g transform="translate(${x} ${y}) rotate(${face.tilt}) scale(${face.scale})">`;
  return `${head}${hair.back}</g><g transform="translate(${x} ${y}) scale(${face.scale})">${clothes(face, tones)}</g>${head}${ears(face, tones)}${skin}${features}${hair.front ? shape(hair.front, hair.base) : ''}${hair.over}${rings}${glasses}</g>`;
};

/** The shadow of a person on the background, to the lower right. */
export const silhouette = (who: Person, face: Face, atWork: boolean, fill: string): string => {
  const { front } = hairOf(who, atWork);
  const [x, y] = face.at;
  const hair = front ? `<path d="${front}"/>` : '';
  return `<g transform="translate(${x + 60 * face.scale} ${y + 32 * face.scale}) rotate(${face.tilt}) scale(${face.scale})" fill="${fill}">${hair}<path d="${faceOutline(face)}M-60 60H60V150C110 164 176 182 196 236V400H-196V236C-176 182-110 164-60 150Z"/></g>`;
};

/** A person in front of one flat colour, cropped like a poster. */
export const person = (who: Person, atWork: boolean): string => {
  const face = faceOf(who, atWork);
  const specks = grain(who.hair, face.ground[2], [210, 500, 400, 300], { reach: -40, count: 170, size: 2 });
  const work = atWork ? atTheOpticians(who) : '';
  return sheet(
    400,
    500,
    clipped(
      'a',
      'M0 0H400V500H0Z',
      `${ground(face)}${silhouette(who, face, atWork, face.ground[2])}${slant(face)}${specks}${sitter(who, face, atWork)}${work}`,
    ),
  );
};
