import type { Person } from '../../cast.ts';
import { plate } from './engraving/plate.ts';
import { box, oval, type Point } from './engraving/shape.ts';
import { coatOf } from './portrait/dress/coat.ts';
import { dressOf } from './portrait/dress/dress.ts';
import { necklace, neckOf } from './portrait/dress/neck.ts';
import { beardOf } from './portrait/face/beard.ts';
import { earOf } from './portrait/face/ear.ts';
import { eyesOf } from './portrait/face/eyes.ts';
import { glassesOf } from './portrait/face/glasses.ts';
import { skinMarks } from './portrait/face/marks.ts';
import { mouthOf } from './portrait/face/mouth.ts';
import { noseOf } from './portrait/face/nose.ts';
import { wornOver } from './portrait/face/worn.ts';
import { hairBefore } from './portrait/hair/before.ts';
import { hairBehind } from './portrait/hair/behind.ts';
import { scarfBelow, scarfOf } from './portrait/hair/scarf.ts';
import { type Head, headOf } from './portrait/head.ts';
import { darkness, likenessOf } from './portrait/likeness.ts';
import { medallion } from './portrait/medallion.ts';
import { dots, PAPER, sheet, tinted } from './sheet.ts';

const [WIDTH, HEIGHT] = [400, 500];

const MIDDLE: Point = [200, 250];

/** The two frames of a portrait: a rectangular plate to be cropped, or a medallion. */
const rooms = {
  plate: {
    shape: box(0, 0, WIDTH, HEIGHT),
    under: tinted(box(0, 0, WIDTH, HEIGHT)),
    look: {},
    frame: '',
  },
  medallion: {
    shape: oval(...MIDDLE, 176, 226),
    under: tinted(oval(...MIDDLE, 198, 248), PAPER) + tinted(oval(...MIDDLE, 178, 228)),
    look: {
      defs: '<clipPath id="m"><ellipse cx="200" cy="250" rx="178" ry="228"/></clipPath>',
      clip: 'url(#m)',
    },
    frame: medallion(200, 250, 177, 227, 36),
  },
} as const;

const hasStrongNeck = (who: Person): boolean =>
  who.beard !== undefined || who.style === 'short' || who.style === 'cropped';
const headOn = (who: Person): Head => headOf(likenessOf(who), who.age === 'old', hasStrongNeck(who));

const engraved = (who: Person, atWork: boolean, room: keyof typeof rooms): string => {
  const like = likenessOf(who);
  const skin = Math.max(0.015, (darkness(who.skin) - 0.14) * 0.62);
  const strong = hasStrongNeck(who);
  const wide = strong ? 142 : 122;
  const drawn = plate(WIDTH, HEIGHT);
  const head = headOn(who);
  const { shape, under, look, frame } = rooms[room];
  drawn.lay(shape, {
    tone: (x, y, _share, line) =>
      0.1 +
      0.3 * Math.max(0, (x - 120 + 40 * Math.sin(line * 997)) / 300) +
      0.12 * Math.max(0, (y - 250) / 250),
    hatch: [{ gap: 5.6, even: true }],
  });
  hairBehind(drawn, head, who);
  neckOf(drawn, head, skin, strong);
  if (like.dress === 'vee') necklace(drawn);
  dressOf(drawn, like.dress, wide);
  if (atWork) coatOf(drawn, who.age === 'young', wide);
  if (who.style !== 'scarf') for (const hand of [-1, 1] as const) earOf(drawn, head, hand, skin);
  if (who.style === 'scarf') scarfBelow(drawn, head);
  drawn.lay(head.put(head.face), {
    tone: (x, y, _share, line) => {
      // The lines end at different points towards the light, so that no edge shows.
      const light = head.lightAt(x, y) - 0.035 * Math.sin(line * 613);
      return 1 - (1 - skin) * Math.max(0.14, 1 - 0.98 * Math.max(0, 0.985 - light) ** 1.08);
    },
    hatch: [
      { gap: 4.5, bend: head.bendAt },
      { gap: 4.3, angle: 56, from: 0.58, weight: 0.8 },
    ],
    edge: 1.6,
  });
  noseOf(drawn, head, like);
  mouthOf(drawn, head, who, like, skin);
  skinMarks(drawn, head, who, like);
  const glints = eyesOf(drawn, head, who, like);
  beardOf(drawn, head, who, like.jaw);
  hairBefore(drawn, head, who);
  if (who.style === 'scarf') scarfOf(drawn, head);
  if (who.glasses && room === 'medallion') glassesOf(drawn, head, who.glasses);
  const over = dots(glints, 6.2) + frame;
  return sheet(WIDTH, HEIGHT, under, drawn, { ...look, over });
};

/** People without the glasses that they try on: the same for every pair, and most of the work. */
const tryingOn = new Map<string, string>();

/**
 * A portrait in a medallion, as on a bank note: lines follow the form, few of them cross. People who try on glasses
 * fill the whole plate.
 */
export const person = ({ pair, ...who }: Person, atWork: boolean): string => {
  if (!pair) return engraved(who, atWork, 'medallion');
  const key = JSON.stringify([who, atWork]);
  const drawn = tryingOn.get(key) ?? engraved(who, atWork, 'plate');
  tryingOn.set(key, drawn);
  return drawn.replace(/<\/svg>$/, () => `${wornOver(pair, headOn(who))}</svg>`);
};
