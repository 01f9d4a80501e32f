import { points } from '../../../../shared/svg/curve.ts';
import { arc, curve, oval, type Points } from '../engraving/shape.ts';
import { roundel } from './frames.ts';
import { bottleOf, caseOf } from './objects/care.ts';
import { glassesOf } from './objects/glasses.ts';
import { lensOf, lensShape } from './objects/lens.ts';
import { fallsOn } from './objects/surfaces.ts';

export const lenses = (): string =>
  roundel((drawn) => {
    for (let index = 0; index < 40; index++) {
      const angle = (index / 40) * 2 * Math.PI;
      drawn.stroke(
        [
          [200 + Math.cos(angle) * 150, 200 + Math.sin(angle) * 150],
          [200 + Math.cos(angle) * (index % 2 ? 164 : 174), 200 + Math.sin(angle) * (index % 2 ? 164 : 174)],
        ],
        2,
        undefined,
        true,
      );
    }
    fallsOn(drawn, 206, 296, 100, 12);
    lensOf(drawn, 200, 180, 132, 0.46);
    return [lensShape(200, 180, 132, 0.46)];
  });

export const care = (): string =>
  roundel((drawn) => {
    drawn.lay(oval(200, 318, 150, 16), { tone: 0.3, hatch: [{ gap: 4 }] });
    bottleOf(drawn, 150, 318, 108, 252);
    caseOf(drawn, 258, 302, 50, false);
    return [];
  });

export const sunglasses = (): string =>
  roundel((drawn) => {
    for (let index = 0; index < 25; index++) {
      const angle = Math.PI * (1.04 + (index / 24) * 0.92);
      drawn.stroke(
        [
          [200 + Math.cos(angle) * 66, 168 + Math.sin(angle) * 66],
          [200 + Math.cos(angle) * (index % 2 ? 92 : 112), 168 + Math.sin(angle) * (index % 2 ? 92 : 112)],
        ],
        2.6,
        undefined,
        true,
      );
    }
    drawn.lay(arc(200, 172, 54, 54, Math.PI, 2 * Math.PI), { bare: true, metal: true, edge: 2.6 });
    glassesOf(drawn, 200, 222, 62, { dark: true, square: true });
    return [];
  });

export const reading = (): string =>
  roundel((drawn) => {
    const left: Points = [
      ...curve(points('60,250 130,226 200,246')),
      ...curve(points('200,316 130,296 50,318')),
    ];
    const right: Points = [
      ...curve(points('200,246 270,226 340,250')),
      ...curve(points('350,318 270,296 200,316')),
    ];
    drawn.lay(points('46,322 200,326 354,322 346,262 54,262'), { tone: 0.6, hatch: [{ gap: 4 }], edge: 2 });
    for (const page of [left, right]) drawn.lay(page, { bare: true, edge: 2.4 });
    for (let row = 0; row < 5; row++) {
      drawn.stroke(
        curve([
          [72 - row * 2, 258 + row * 11],
          [130, 237 + row * 12],
          [188, 255 + row * 11],
        ]),
        () => 2,
      );
      drawn.stroke(
        curve([
          [212, 255 + row * 11],
          [270, 237 + row * 12],
          [328 + row * 2, 258 + row * 11],
        ]),
        () => 2,
      );
    }
    glassesOf(drawn, 200, 178, 62, { metal: true });
    return [];
  });
