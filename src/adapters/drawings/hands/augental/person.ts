import { lighter, luminance, mix } from '../../../shared/svg/colour.ts';
import { type Ink, makeInk, n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import type { Person } from '../../cast.ts';
import { backdrop } from './backdrop.ts';
import { paintClothes } from './clothes.ts';
import { paintBeard, paintFreckles, paintGlasses } from './extras.ts';
import { paintBrow, paintEye } from './eyes.ts';
import { faceOutline, paintCheek, paintMouth, paintNose } from './features.ts';
import { bob, shawl, straight, swept, tail, wavy } from './hair-long.ts';
import { afro, combed, crown, parted, quiff, shorn, tousled } from './hair-short.ts';
import { knot, topknot } from './hair-up.ts';
import { clipped, document, fill, group, line, type Random, rough, tooth } from './kit.ts';
import { type HairCut, type Look, lookOf } from './looks.ts';
import { shadeOf } from './shade.ts';
import { type Hair, type Tones, tones } from './tones.ts';
import { paintWork } from './work.ts';
import { paintPair } from './worn.ts';

const cuts: Readonly<Record<HairCut, (random: Random, tone: Tones) => Hair>> = {
  ...{ bob, afro, parted, topknot, straight, shorn, tail, shawl },
  ...{ combed, tousled, wavy, crown, knot, quiff, swept },
};

const paintHair = (random: Random, cut: HairCut, hair: string): Hair => cuts[cut](random, tones(hair));

const covered = (look: Look): boolean => look.cut === 'shawl' || look.cut === 'bob' || look.cut === 'wavy';

const ear = (look: Look, skin: string, side: number): string => {
  const x = side * (look.cheek + 4 - side * look.turn * 5);
  const drop = look.earrings ? `<circle cx="${n(x + side)}" cy="36" r="6.5" fill="${look.earrings}"/>` : '';
  return (
    `<ellipse cx="${n(x)}" cy="8" rx="14" ry="23" transform="rotate(${side * 8} ${n(x)} 8)" fill="${mix(skin, '#d4563f', 0.14)}"/>` +
    line(
      `M${n(x + side * 5)} -4q${side * -12} 2 ${side * -7} 14q${side * 4} 4 ${side * -1} 10`,
      shadeOf(skin),
      2.6,
      0.6,
    ) +
    drop
  );
};

/** Shading of the face: light comes from the left, the other side has a warm shade. */
const modelling = (ink: Ink, random: Random, look: Look, skin: string, stubble: string): string => {
  const outline = faceOutline(random, look);
  const { cheek, length } = look;
  const shade = shadeOf(skin);
  const dim = `M${cheek + 20} -120C${cheek - 26} -70 ${cheek - 14} -20 ${cheek - 18} 30C${cheek - 24} 70 44 ${length - 26} -6 ${length - 7}L30 ${length + 30}L${cheek + 30} ${length}Z`;
  const lit = `M${-cheek + 14} -26C${-cheek + 14} -70 -44 -94 -4 -94C-34 -78 -52 -54 -58 -24Q-68 -16 ${-cheek + 14} -26Z`;
  return (
    rough(outline, skin, 2) +
    clipped(
      ink.clip(`<path d="${outline}"/>`),
      fill(dim, shade, 0.34) +
        fill(lit, lighter(skin, 0.4), luminance(skin) < 0.2 ? 0.26 : 0.4) +
        fill(
          `M-110 -130L110 -130L110 -74Q0 -52 -110 -70Z`,
          shade,
          ['crown', 'combed', 'straight'].includes(look.cut) ? 0 : 0.2,
        ) +
        stubble,
    )
  );
};

const neck = (look: Look, skin: string): string => {
  const wide = look.jaw > 76 ? 50 : look.jaw > 69 ? 44 : 39;
  const low = look.length;
  return (
    fill(
      `M${-wide} 50C${-wide + 4} 90 ${-wide + 2} ${low} ${-wide - 14} ${low + 34}Q0 ${low + 74} ${wide + 14} ${low + 34}C${wide - 2} ${low} ${wide - 4} 90 ${wide} 50Z`,
      mix(skin, shadeOf(skin), 0.22),
    ) +
    fill(
      `M${-wide + 1} ${low - 26}Q10 ${low + 40} ${wide - 1} ${low - 14}L${wide} 60L${-wide} 60Z`,
      shadeOf(skin),
      0.5,
    )
  );
};

/** Head and shoulders in the coordinates of a portrait, without background. */
export const bust = (person: Person, ink: Ink, seed: string): string => {
  const look = lookOf(person);
  const random = randomFrom(seed);
  const { skin } = person;
  const hair = paintHair(random, look.cut, person.hair);
  const [under, over] = paintBeard(random, person, look);
  const shift = look.turn * 6;
  const gap = look.gap ?? 41;
  const face = [
    paintCheek(random, ink, skin, -52),
    paintCheek(random, ink, skin, 54),
    person.freckles ? paintFreckles(random, skin) : '',
    person.beard === 'stubble' ? '' : under,
    ...[-1, 1].map((side) => group(paintEye(ink, person, look, side), side * gap, 2, look.wide ?? 1)),
    group(paintBrow(person, look, -1), -gap, 0),
    group(paintBrow(person, look, 1), gap, 0),
    paintNose(person, look),
    paintMouth(person, look),
    over,
    person.pair ? paintPair(person.pair, look) : paintGlasses(person, look),
  ].join('');
  const ears = covered(look) ? '' : ear(look, skin, -1) + ear(look, skin, 1);
  const scale = look.scale ?? 1.2;
  const at = (body: string, turn = look.tilt) => group(body, 200, 226, scale, turn);
  return [
    at(hair.back),
    at(neck(look, skin), look.tilt * 0.3),
    paintClothes(random, look),
    at(
      ears +
        modelling(ink, random, look, skin, person.beard === 'stubble' ? under : '') +
        group(face, shift, 0) +
        hair.front,
    ),
  ].join('');
};

/** A person in front of a colour wash; at work with an optician's tool. */
export const person = (who: Person, atWork: boolean): string => {
  const look = lookOf(who);
  const seed = `augental-${who.skin}`;
  const random = randomFrom(`${seed}-ground`);
  const ink = makeInk('p');
  const body = [
    backdrop(random, look),
    bust(who, ink, seed),
    atWork ? paintWork(who) : '',
    `<path d="M0 0H400V500H0Z" fill="url(#tooth)"/>`,
  ].join('');
  return document([400, 500], body, ink.defs() + tooth(randomFrom('tooth')));
};
