import { mix } from '../../../../shared/svg/colour.ts';
import type { Person } from '../../../cast.ts';
import { ink, skinTones } from '../kit/palette.ts';
import { clipped, grain, shape, sheet } from '../kit/sheet.ts';
import { clothes, earrings } from './clothes.ts';
import { eyes } from './eyes.ts';
import { type Face, faceOf } from './faces.ts';
import { frames, pushedUp } from './frames.ts';
import { ground, slant } from './ground.ts';
import { beard, freckles, hairOf } from './hair.ts';
import { ears, faceOutline, inFace, mouth, nose, planes } from './head.ts';

const rims: Readonly<Record<string, readonly [string, string]>> = {
  'bun-old': [ink.night, ink.ochre],
  'short-old': ['#3b1a12', '#e0b93a'],
  'short-young': [ink.butter, ink.orange],
  'waves-middle': [ink.orange, '#c2467a'],
  'bun-middle': [ink.orange, ink.sky],
  'bob-old': [ink.plum, ink.sky],
};

const worn = (person: Person, face: Face, atWork: boolean): string => {
  const rim = rims[`${person.style}-${person.age}`] ?? [ink.dark, ink.ochre];
  if (person.glasses) return frames(person.glasses, face, rim, atWork);
  if (person.style === 'ponytail') return pushedUp(face.turn, ink.dark, ink.forest, -104);
  if (person.style === 'bob') return pushedUp(face.turn, ink.orange, ink.plum, -126);
  return '';
};

/** Somebody in front of one flat colour, cropped as a poster crops. */
export const person = (who: Person, atWork: boolean): string => {
  const face = faceOf(who, atWork);
  const tones = skinTones(who.skin);
  const hair = hairOf(who, atWork);
  const [x, y] = face.at;
  const outline = faceOutline(face);
  const m = Math.round(face.nose[0] + (face.length - face.nose[0]) * 0.42);
  const cast = who.glasses ? shape('M-76 12C-60 34-20 40-4 16C10 40 56 40 80 12L84 40C50 60 10 52-2 34C-20 56-60 52-76 12Z', tones.shade, ' opacity=".6"') : '';
  const skin = `${shape(outline, tones.base)}${inFace(
    face,
    `${planes(face, tones, who.age === 'old')}${hair.front ? `<path d="${hair.front}" fill="${tones.shade}" transform="translate(9 13)"/>` : ''}${cast}`,
  )}`;
  const turned = `rotate(${face.tilt}) scale(${face.scale})`;
  const head = `<g transform="translate(${x} ${y}) ${turned}">`;
  const bare = `<g transform="translate(${x} ${y}) scale(${face.scale})">`;
  const shadow = `<g transform="translate(${x + 74} ${y + 40}) ${turned}" fill="${face.ground[2]}">${hair.front ? `<path d="${hair.front}"/>` : ''}<path d="${outline}M-60 60H60V190H-60Z"/></g>`;
  const features = `${nose(face, tones)}${who.freckles ? freckles(who.hair, face.turn, mix(who.skin, '#8a3a18', 0.5)) : ''}${who.beard ? beard(who, { ...face, m }) : ''}${mouth(face, tones)}${who.beard === 'moustache' ? beard(who, { ...face, m }) : ''}${eyes(who, face, tones)}`;
  return sheet(
    400,
    500,
    `${clipped('a', 'M0 0H400V500H0Z', `${ground(face)}${shadow}${slant(face)}${grain(who.hair, face.ground[2], [210, 500, 400, 300], { reach: -40, count: 170, size: 2 })}${head}${hair.back}</g>${bare}${clothes(face, tones)}</g>${head}${ears(face, tones)}${skin}${features}${hair.front ? shape(hair.front, hair.base) : ''}${hair.over}${face.paint && who.style !== 'scarf' && who.style !== 'long' ? earrings(face, face.ground[1]) : ''}${worn(who, face, atWork)}</g>`)}`,
  );
};
