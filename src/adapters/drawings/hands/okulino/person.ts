import { luminance } from '../../../shared/svg/colour.ts';
import { points } from '../../../shared/svg/curve.ts';
import type { Person } from '../../cast.ts';
import { green, ink, magenta, mint } from './palette.ts';
import { atWorkOf } from './person/at-work.ts';
import { beardOf } from './person/beard.ts';
import { dressOf } from './person/dress.ts';
import { eyesOf } from './person/eyes.ts';
import { faceOf, noseOf, shadeOf } from './person/face.ts';
import { framesOf } from './person/frames.ts';
import { groundOf } from './person/ground.ts';
import { hairOf } from './person/hair.ts';
import { type Look, lookOf } from './person/look.ts';
import { mouthOf } from './person/mouth.ts';
import { type Tones, tonesOf } from './person/tones.ts';
import { wornOf } from './person/worn.ts';
import { disc, fill, line, put, sheet, sticker } from './sheet.ts';

const ears = (w: number): string => disc(-w - 3, 14, 17, 25) + disc(w + 3, 14, 17, 25);

/** Hair styles that cover the ears. */
const hidesEars = new Set(['scarf', 'fringe', 'long', 'waves', 'sidebob']);

const features = (person: Person, look: Look, tones: Tones, key: string): string => {
  const [w, , , chin] = look.face;
  const face = faceOf(look);
  const spots = person.freckles
    ? fill(
        points('-62,32 -52,40 -70,42 -42,34 -58,50 62,32 52,40 70,42 42,36 58,50 -10,28 12,26')
          .map(([x = 0, y = 0]) => disc(x, y, 2.6))
          .join(''),
        tones.crease,
        ' opacity=".55"',
      )
    : '';
  const old =
    person.age === 'old'
      ? line(
          `M-40 50C-48 62 -50 72 -48 84M42 50C50 62 52 72 50 84M-26 -76C-10 -80 12 -80 26 -76M-34 -64C-12 -68 14 -68 34 -64`,
          tones.crease,
          2.8,
          ' opacity=".5"',
        )
      : person.age === 'middle'
        ? line('M-42 54C-47 62 -48 70 -47 76M43 54C48 62 49 70 48 76', tones.crease, 2.4, ' opacity=".4"')
        : '';
  return (
    `<clipPath id="${key}f"><path d="${face}"/></clipPath>${fill(face, tones.skin)}` +
    `<g clip-path="url(#${key}f)">${fill(shadeOf(look), tones.shade)}</g>` +
    fill(disc(-w * 0.62, 50, 19, 15) + disc(w * 0.62, 50, 19, 15), tones.cheek, ' opacity=".75"') +
    spots +
    old +
    line(noseOf(look), tones.crease, 3.4) +
    fill(`M${look.nose[1] * 0.2} ${look.nose[0] - 1}q6 5 10 -2`, tones.crease) +
    (chin > 0 ? mouthOf(look, tones) : '')
  );
};

const headOf = (person: Person, look: Look, tones: Tones, atWork: boolean, key: string) => {
  const hair = hairOf(look);
  const [w] = look.face;
  const scarf = look.hair === 'scarf';
  const covered = hidesEars.has(look.hair);
  const [hue, strand] = scarf ? [magenta, '#e0609f'] : [tones.hair, tones.strand];
  const beard = beardOf(person, look, tones);
  const outline = hair.behind + hair.front + faceOf(look) + (covered ? '' : ears(w)) + beard.outline;
  const frame =
    luminance(person.skin) < 0.15
      ? mint
      : person.glasses === 'square'
        ? green
        : person.glasses === 'cateye'
          ? magenta
          : ink;
  const ear = covered
    ? ''
    : fill(ears(w), tones.skin) +
      fill(disc(w + 3, 14, 17, 25), tones.shade) +
      line(
        `M${-w - 8} 2C${-w - 14} 8 ${-w - 12} 22 ${-w - 4} 24M${w + 8} 2C${w + 14} 8 ${w + 12} 22 ${w + 4} 24`,
        tones.crease,
        2.6,
      );
  const rings = look.ring ? fill(disc(-w - 6, 50, 9) + disc(w + 6, 50, 9), look.ring) : '';
  const drawn =
    ear +
    features(person, look, tones, key) +
    beard.drawn +
    (person.beard ? mouthOf(look, tones) : '') +
    eyesOf(person, look, tones, key) +
    fill(hair.front, hue, scarf ? ' fill-rule="evenodd"' : '') +
    (hair.lines ? line(hair.lines, strand, 3.6) : '') +
    (person.pair ? wornOf(person.pair, look, tones) : framesOf(person, look, frame)) +
    rings +
    (atWork ? atWorkOf(look) : '');
  return { outline, behind: hair.behind ? fill(hair.behind, hue) : '', drawn };
};

/** A person without background; the eye line is at 0. `key` makes ids unique if a drawing contains several people. */
export const bust = (person: Person, atWork = false, key = '', more = ''): string => {
  const own = lookOf(person.skin);
  // No painted lashes: they would stand out beside a frame.
  const look = person.pair ? { ...own, lashes: false } : own;
  const tones = tonesOf(person);
  const head = headOf(person, look, tones, atWork, key);
  const dress = dressOf(look, tones);
  const [, , , chin] = look.face;
  const { neck: half } = look;
  const neck = `M${-half} ${chin - 50}V146C${-half} 156 ${-half - 6} 160 -54 167V204H54V167C${half + 6} 160 ${half} 156 ${half} 146V${chin - 50}Z`;
  const under = `M${-half} ${chin - 50}V${chin - 8}C${-half + 14} ${chin + 22} ${half - 16} ${chin + 36} ${half} ${chin + 14}V${chin - 50}Z`;
  const turn = `transform="rotate(${look.tilt} 0 120)"`;
  const low = 'transform="translate(0 -12)"';
  const outline = `<path d="${neck}"/><path d="${dress.outline}" ${low}/><path d="${head.outline}" ${turn}/>`;
  const worn = `<g ${low}>${dress.drawn}</g>`;
  const scarf = look.hair === 'scarf';
  const nape = fill(neck, tones.skin) + fill(under, tones.shade);
  const drawn =
    `<g ${turn}>${scarf ? '' : head.behind}</g>` +
    (scarf
      ? worn +
        `<g ${turn}>${head.behind}</g>` +
        line('M-40 190C-60 220 -80 250 -84 290M10 190C30 220 60 250 70 290', '#e0609f', 4)
      : nape + worn) +
    `<g ${turn}>${head.drawn}${more}</g>`;
  return sticker(outline, drawn, 10);
};

/** A portrait in two tones: a light side and a shaded one. */
export const drawPerson = (person: Person, atWork: boolean): string =>
  sheet(400, 500, groundOf(lookOf(person.skin)) + put(bust(person, atWork), 200, 228, 1.15));
