import type { Plate } from '../engraving/plate.ts';
import { arc, blob, box, curve, oval, type Points } from '../engraving/shape.ts';
import { bookPlate } from './frames.ts';
import { bottleOf, caseOf, eyeMark, fallsOn, flat, glassesOf, turned } from './objects.ts';

/** A lamp that hangs, its light falling on what is below. */
const pendant = (drawn: Plate, x: number, y: number): void => {
  drawn.stroke(
    [
      [x, 0],
      [x, y - 34],
    ],
    () => 1.4,
  );
  drawn.lay([...arc(x, y, 44, 36, Math.PI, 2 * Math.PI)], {
    tone: turned(x - 44, 88, 0.3, 0.7),
    hatch: [{ gap: 4, angle: 90 }],
    edge: 1.8,
  });
  drawn.lay(oval(x, y, 44, 8), { bare: true, edge: 1.4, metal: true });
  drawn.lay(box(x - 5, y - 46, 10, 12), { solid: true, metal: true });
};

const boards = (drawn: Plate, from: number): void => {
  drawn.lay(
    box(0, from, 600, 400 - from),
    flat((_x, y) => 0.2 + (y - from) / 500, 0, 6),
  );
  for (let x = -100; x < 720; x += 64)
    drawn.stroke(
      [
        [x + (300 - x) * 0.2, from],
        [x, 400],
      ],
      () => 1,
    );
};

/** Where people choose: shelves of glasses behind a long counter. */
export const counter = (): string =>
  bookPlate((drawn) => {
    drawn.lay(
      box(0, 0, 600, 270),
      flat((x, y) => 0.1 + 0.16 * Math.abs((x - 300) / 300) + Math.max(0, 60 - y) / 300, 0, 6, 0),
    );
    drawn.lay(box(60, 40, 480, 208), flat(0.3, 90, 5));
    for (const y of [52, 118, 184]) {
      drawn.lay(box(72, y, 456, 54), {
        bare: true,
        tone: (x, py) => 0.1 + Math.max(0, y + 16 - py) / 26 + (x - 72) / 3000,
        hatch: [{ gap: 5.4, even: true }],
        edge: 1.4,
      });
      for (let index = 0; index < 6; index++)
        glassesOf(drawn, 110 + index * 76, y + 34, 13, {
          dark: (index + y) % 3 === 0,
          square: (index * 2 + y) % 5 < 2,
        });
    }
    for (const x of [180, 420]) pendant(drawn, x, 66);
    boards(drawn, 330);
    drawn.lay(box(30, 262, 540, 22), flat(0.08, 0, 4.6));
    drawn.lay(
      box(44, 284, 512, 84),
      flat((x) => 0.42 + 0.14 * Math.sin(x / 26), 90, 4.6),
    );
    for (const x of [60, 224, 388]) {
      drawn.lay(box(x, 298, 148, 56), {
        tone: 0.3,
        hatch: [{ gap: 5, angle: 90, even: true }],
        edge: 1.2,
        metal: true,
      });
      eyeMark(drawn, x + 74, 326, 22);
    }
    drawn.lay(box(470, 246, 30, 16), flat(0.5, 0, 3.6));
    drawn.stroke(
      [
        [485, 246],
        [485, 226],
      ],
      () => 3,
    );
    drawn.lay(oval(485, 186, 34, 44), { edge: 3, bare: true, metal: true });
    drawn.lay(oval(485, 186, 28, 38), {
      tone: (x, y) => 0.3 * Math.max(0, Math.sin((x + y) / 12)),
      hatch: [{ gap: 4.4, angle: -45 }],
      edge: 1.2,
    });
    fallsOn(drawn, 170, 266, 80, 8);
    drawn.lay(box(96, 250, 148, 12), { bare: true, tone: 0.14, hatch: [{ gap: 3.6 }], edge: 1.5 });
    glassesOf(drawn, 170, 236, 22, { metal: true });
    return [];
  });

/** The instruments: a slit lamp on its table, a chair, rings on the wall to read. */
export const exam = (): string =>
  bookPlate((drawn) => {
    drawn.lay(
      box(0, 0, 600, 320),
      flat((x, y) => 0.08 + 0.3 * Math.max(0, Math.hypot(x - 150, y - 120) / 420 - 0.25), 0, 6, 0),
    );
    boards(drawn, 320);
    drawn.lay(box(78, 40, 150, 200), { bare: true, edge: 2 });
    drawn.lay(box(84, 46, 138, 188), { edge: 0.9, metal: true });
    const rows: readonly (readonly [y: number, r: number, count: number])[] = [
      [80, 22, 1],
      [126, 14, 3],
      [160, 10, 4],
      [188, 7, 5],
      [210, 5, 6],
    ];
    for (const [y, r, count] of rows)
      for (let index = 0; index < count; index++) {
        const x = 153 + (index - (count - 1) / 2) * r * 2.9;
        const from = ((index * 3 + count) % 4) * (Math.PI / 2) + 0.35;
        drawn.stroke(arc(x, y, r * 0.8, r * 0.8, from, from + 2 * Math.PI - 0.7), () => r * 0.4);
      }
    drawn.lay(box(302, 286, 216, 16), flat(0.2, 0, 4));
    drawn.lay(
      [
        [396, 302],
        [424, 302],
        [430, 372],
        [390, 372],
      ],
      { tone: turned(390, 40, 0.2, 0.7), hatch: [{ gap: 4, angle: 90 }], edge: 1.8 },
    );
    drawn.lay(
      blob([
        [344, 386],
        [370, 370],
        [450, 370],
        [476, 386],
      ]),
      flat(0.5, 0, 4),
    );
    drawn.lay(box(330, 262, 170, 24), {
      tone: turned(330, 170, 0.3, 0.6),
      hatch: [{ gap: 4, angle: 90 }],
      edge: 1.8,
    });
    drawn.lay(box(352, 130, 10, 134), { tone: 0.7, hatch: [{ gap: 3, angle: 90 }], edge: 1.4 });
    drawn.stroke(
      curve([
        [357, 150],
        [336, 140],
        [322, 150],
      ]),
      () => 3.4,
    );
    drawn.stroke(
      curve([
        [357, 236],
        [336, 240],
        [322, 230],
      ]),
      () => 3.4,
    );
    drawn.lay(box(440, 160, 26, 104), {
      tone: turned(440, 26, 0.3, 0.7),
      hatch: [{ gap: 3.6, angle: 90 }],
      edge: 1.6,
    });
    drawn.lay(
      [
        [386, 172],
        [470, 168],
        [524, 176],
        [524, 204],
        [470, 210],
        [386, 204],
      ],
      { tone: (_x, y) => 0.1 + Math.max(0, (y - 184) / 34), hatch: [{ gap: 3.8 }], edge: 2 },
    );
    drawn.lay(box(374, 170, 16, 38), { metal: true, tone: 0.5, hatch: [{ gap: 3, angle: 90 }], edge: 1.6 });
    drawn.lay(oval(526, 190, 8, 16), { solid: true });
    drawn.lay(
      [
        [420, 168],
        [438, 110],
        [458, 110],
        [452, 168],
      ],
      { tone: turned(420, 38, 0.2, 0.7), hatch: [{ gap: 3.6, angle: 90 }], edge: 1.8 },
    );
    drawn.lay(box(430, 96, 36, 16), { solid: true, metal: true });
    const chair = blob([
      [196, 210],
      [252, 204],
      [266, 230],
      [268, 300],
      [250, 316],
      [204, 312],
      [190, 290],
    ]);
    drawn.lay(chair, {
      tone: (x) => 0.3 + (x - 190) / 190,
      hatch: [{ gap: 4.4, bend: (x) => ((x - 230) / 40) ** 2 * -8 }],
      edge: 2,
    });
    drawn.lay(
      blob([
        [180, 308],
        [276, 300],
        [320, 316],
        [316, 334],
        [190, 338],
      ]),
      { tone: (_x, y) => 0.24 + (y - 300) / 70, hatch: [{ gap: 4.4 }], edge: 2 },
    );
    drawn.lay(box(232, 336, 18, 44), { metal: true, tone: 0.4, hatch: [{ gap: 3.4, angle: 90 }], edge: 1.5 });
    drawn.lay(
      blob([
        [196, 390],
        [222, 378],
        [262, 378],
        [288, 390],
      ]),
      { solid: true },
    );
    return [];
  });

/** A table at the window, the river beyond it. */
export const roomWindow = (): string =>
  bookPlate((drawn) => {
    drawn.lay(
      box(0, 0, 600, 400),
      flat((x) => 0.3 + (0.1 * Math.abs(x - 300)) / 300, 90, 6, 0),
    );
    drawn.lay(box(142, 14, 316, 296), { bare: true, edge: 2.4 });
    const glass = box(156, 28, 288, 270);
    const view = drawn.lay(glass, {
      tone: (_x, y) => 0.16 - (y - 28) / 1500,
      hatch: [{ gap: 7, even: true }],
      edge: 1.6,
    });
    const roofs: Points = [
      [156, 196],
      [190, 196],
      [196, 176],
      [238, 176],
      [246, 200],
      [300, 200],
      [304, 152],
      [316, 134],
      [328, 152],
      [332, 200],
      [380, 200],
      [388, 182],
      [430, 182],
      [444, 198],
      [444, 232],
      [156, 232],
    ];
    drawn.lay(roofs, { within: view, tone: 0.34, hatch: [{ gap: 4.4, angle: 90, even: true }], edge: 1.2 });
    const bridge: Points = [
      [156, 232],
      [300, 222],
      [444, 232],
      [444, 266],
      [156, 266],
    ];
    drawn.lay(bridge, { tone: 0.12, hatch: [{ gap: 4.6 }], edge: 1.4 });
    for (const x of [210, 300, 390])
      drawn.lay([...arc(x, 266, 34, 26, Math.PI, 2 * Math.PI)], {
        tone: 0.5,
        hatch: [{ gap: 4.4 }],
        edge: 1.2,
      });
    drawn.lay(box(156, 266, 288, 32), {
      tone: 0.22,
      hatch: [{ gap: 5, bend: (x) => 1.6 * Math.sin(x / 11) }],
    });
    for (const x of [252, 348]) drawn.lay(box(x - 4, 28, 8, 270), { bare: true, edge: 1.4 });
    drawn.lay(box(156, 118, 288, 7), { bare: true, edge: 1.4 });
    for (const side of [-1, 1]) {
      const at = (x: number) => 300 + side * x;
      const cloth: Points = [
        ...curve([
          [at(186), 10],
          [at(130), 90],
          [at(122), 180],
          [at(150), 300],
          [at(140), 330],
        ]),
        ...curve([
          [at(226), 330],
          [at(228), 180],
          [at(226), 10],
        ]),
      ];
      drawn.lay(cloth, {
        tone: (x) => 0.1 + 0.4 * Math.abs(Math.sin((x - 300) / 13)),
        hatch: [{ gap: 5, angle: 90, bend: (_x, y) => side * 14 * Math.sin(y / 70) }],
        edge: 2,
      });
      drawn.stroke(
        curve([
          [at(124), 196],
          [at(170), 208],
          [at(228), 198],
        ]),
        () => 4,
        undefined,
        true,
      );
    }
    drawn.lay(
      box(0, 322, 600, 80),
      flat((x) => 0.2 + x / 3000, 0, 5),
    );
    drawn.lay(box(0, 314, 600, 14), { bare: true, tone: 0.05, hatch: [{ gap: 4.4, even: true }], edge: 2 });
    const vase = blob([
      [118, 316],
      [104, 280],
      [118, 248],
      [126, 226],
      [122, 214],
      [154, 214],
      [150, 226],
      [158, 248],
      [172, 280],
      [158, 316],
    ]);
    for (const [x, y] of [
      [104, 150],
      [140, 126],
      [176, 158],
      [124, 178],
    ] as const) {
      drawn.stroke(
        curve([
          [138, 216],
          [(138 + x) / 2 + 4, (216 + y) / 2],
          [x, y],
        ]),
        2,
      );
      for (let petal = 0; petal < 7; petal++)
        drawn.lay(oval(x + Math.cos(petal * 0.9) * 12, y + Math.sin(petal * 0.9) * 12, 10, 8, petal * 0.9), {
          bare: true,
          tone: 0.12,
          hatch: [{ gap: 3.4, angle: petal * 51 }],
          edge: 1.2,
        });
      drawn.lay(oval(x, y, 6), { metal: true, solid: true });
    }
    drawn.lay(vase, {
      tone: turned(104, 68, 0.08, 0.8),
      hatch: [{ gap: 4.2, bend: (x) => ((x - 138) / 34) ** 2 * -8 }],
      edge: 2,
    });
    fallsOn(drawn, 450, 330, 80, 10);
    caseOf(drawn, 440, 314, 32, true);
    bottleOf(drawn, 340, 318, 44, 104);
    return [];
  });
