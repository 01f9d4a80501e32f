import type { Plate } from '../engraving/plate.ts';
import { arc, box, curve, oval, type Points } from '../engraving/shape.ts';
import type { Street } from './street.ts';
import { atHour } from './weather.ts';

/** Glasses on a small stand in the shop window. */
const pairOnShow = (drawn: Plate, x: number, y: number, r: number): void => {
  for (const side of [-1, 1]) {
    const rim = oval(x + side * r * 1.25, y, r, r * 0.86);
    drawn.stroke([...rim, ...rim.slice(0, 2)], () => 2);
  }
  drawn.stroke(arc(x, y - 1, r * 0.34, r * 0.3, Math.PI, 2 * Math.PI), () => 2);
  drawn.stroke(
    [
      [x, y + r],
      [x, y + r + 18],
    ],
    () => 1.1,
    undefined,
    true,
  );
};

/** The shop's front: an awning, two windows, a door between them, an eye above it. */
export const shopOf = (street: Street, x: number, width: number, top: number): void => {
  const { drawn, hour, lit, snow, white } = street;
  const bottom = 456;
  drawn.lay(box(x, top, width, bottom - top), {
    tone: atHour(0.66, hour),
    hatch: [{ gap: 5.4, angle: 90 }],
    edge: 1.8,
  });
  drawn.lay(box(x + 8, top + 6, width - 16, 26), { edge: 1.2, bare: true });
  drawn.stroke(
    [
      [x + 14, top + 10],
      [x + width - 14, top + 10],
    ],
    () => 0.8,
    undefined,
    true,
  );
  drawn.stroke(
    [
      [x + 14, top + 28],
      [x + width - 14, top + 28],
    ],
    () => 0.8,
    undefined,
    true,
  );
  const middle = x + width / 2;
  for (const at of [-96, -72, -48, 48, 72, 96])
    drawn.lay(oval(middle + at, top + 19, 3, 3), { metal: true, solid: true });
  const eyeTop = curve([
    [middle - 24, top + 19],
    [middle - 10, top + 10],
    [middle + 10, top + 10],
    [middle + 24, top + 19],
    [middle + 10, top + 28],
    [middle - 10, top + 28],
    [middle - 24, top + 19],
  ]);
  drawn.lay(eyeTop, { edge: 1.3 });
  drawn.lay(oval(middle, top + 19, 7), { solid: true });
  const door = 58;
  const wide = (width - door - 48) / 2;
  for (const left of [x + 14, x + width - 14 - wide]) {
    const pane = box(left, top + 44, wide, bottom - top - 76);
    if (hour.lamps) lit.push(pane);
    drawn.lay(pane, {
      bare: !hour.lamps,
      tone: (px, py) => (hour.lamps ? 0.02 : 0.05 + 0.16 * Math.max(0, Math.sin((px + py) / 36))),
      hatch: [{ gap: 4.4, angle: -52 }],
      edge: 1.6,
    });
    drawn.lay(box(left + 6, bottom - 62, wide - 12, 4), { solid: true });
    const pairs = 3;
    for (let index = 0; index < pairs; index++)
      pairOnShow(drawn, left + (wide * (index + 0.5)) / pairs, bottom - 92, 10.5);
  }
  const leaf = box(middle - door / 2, top + 44, door, bottom - top - 44);
  drawn.lay(leaf, { tone: atHour(0.5, hour), hatch: [{ gap: 3.6 }], edge: 1.6 });
  const glass = box(middle - door / 2 + 9, top + 54, door - 18, 76);
  if (hour.lamps) lit.push(glass);
  drawn.lay(glass, {
    bare: !hour.lamps,
    tone: hour.lamps ? 0.05 : 0.2,
    hatch: [{ gap: 4, angle: 60 }],
    edge: 1.3,
  });
  drawn.lay(oval(middle + door / 2 - 8, top + 150, 3.4), { metal: true, solid: true });
  const awning: Points = [
    [x - 4, top + 34],
    [x + width + 4, top + 34],
    [x + width + 18, top + 62],
    [x - 18, top + 62],
  ];
  drawn.lay(awning, {
    tone: (px) => atHour(Math.floor((px - x + 400) / 17) % 2 ? 0.7 : 0.02, hour),
    hatch: [{ gap: 5, angle: 90, bend: (px, py) => ((px - middle) / width) * (py - top) * -0.5 }],
    edge: 1.6,
    bare: true,
  });
  if (snow)
    white.push([
      [x - 8, top + 44],
      [x - 3, top + 29],
      [x + width + 3, top + 29],
      [x + width + 8, top + 44],
      [x + width * 0.66, top + 40],
      [x + width * 0.3, top + 46],
    ]);
};
