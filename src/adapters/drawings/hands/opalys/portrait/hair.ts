import { randomFrom } from '../../../../shared/svg/random.ts';
import type { Person } from '../../../cast.ts';
import type { Plate, Tone } from '../engraving/plate.ts';
import { alongLine, blob, curve, flow, mirror, oval, type Point, type Points } from '../engraving/shape.ts';
import type { Head } from './head.ts';
import { darkness } from './likeness.ts';

/** Strands shine where they bend towards the light. */
const gloss = (dark: number, at: number, seed: string, band = 0.13, most = 0.8): Tone => {
  const random = randomFrom(seed);
  const own = Array.from({ length: 400 }, () => random());
  return (_x, _y, share, line) => {
    const r = own[Math.floor(line * 399)] ?? 0.5;
    const shine = Math.exp(-(((share - at - (r - 0.5) * 0.12) / (band * (0.8 + r * 0.5))) ** 2));
    return Math.max(0, Math.min(1, dark * (0.82 + 0.36 * r) * (1 - most * shine)));
  };
};

const guides = (...lines: readonly Points[]): readonly Points[] => lines.map((line) => curve(line, 10));

export const hairDark = (person: Person): number => {
  const own = darkness(person.hair);
  return own < 0.32 ? 0.24 : 0.3 + own * 0.68;
};

interface Lock {
  readonly shape: Points;
  readonly guides: readonly Points[];
  readonly at?: number;
  readonly each?: number;
  readonly shine?: number;
  /** Units: drawing units from strand to strand. */
  readonly gap?: number;
}

const layLocks = (plate: Plate, head: Head, person: Person, locks: readonly Lock[], seed: string): void => {
  const dark = hairDark(person);
  locks.forEach(({ shape, guides: lines, at = 0.35, each = 9, shine = 0.8, gap = 3 }, index) => {
    plate.lay(head.put(shape), {
      tone: gloss(dark, at, `${seed}${index}`, 0.13, shine),
      hatch: [{ gap, lines: flow(lines, each).map((line) => head.put(line)) }],
      edge: dark < 0.3 ? 1.1 : 1.4,
    });
  });
};

const both = (locks: readonly Lock[]): readonly Lock[] =>
  locks.flatMap((lock) => [
    lock,
    { ...lock, shape: mirror(lock.shape), guides: lock.guides.map((line) => mirror(line)) },
  ]);

/** Curly hair: strands from the hairline outwards that wind, a few together. */
const curls = (
  plate: Plate,
  head: Head,
  person: Person,
  [from, to]: readonly [number, number],
  reach: number,
  seed: string,
): void => {
  const random = randomFrom(seed);
  const rim = Array.from({ length: 25 }, (_, index): Point => {
    const angle = Math.PI * (from + (index / 24) * (to - from));
    const far = reach + (index % 2) * 7 + random() * 3;
    return [Math.cos(angle) * far * 0.98, -34 + Math.sin(angle) * far * 1.06];
  });
  const root = Array.from({ length: 25 }, (_, index): Point => {
    const angle = Math.PI * (from + (index / 24) * (to - from));
    return [Math.cos(angle) * 70, -38 + Math.sin(angle) * 50];
  });
  const count = 88;
  const strands = Array.from({ length: count }, (_, index): Points => {
    const [[ax, ay], [bx, by]] = [alongLine(root, index / count), alongLine(rim, index / count)];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const phase = Math.floor(index / 4) * 1.9;
    return Array.from({ length: 14 }, (_, step): Point => {
      const share = (step / 13) * 1.08;
      const wind = Math.sin(share * long * 0.17 + phase) * 4.6 * Math.min(1, share * 4);
      return [
        ax + (bx - ax) * share - ((by - ay) / long) * wind,
        ay + (by - ay) * share + ((bx - ax) / long) * wind,
      ];
    });
  });
  plate.lay(head.put([...curve(rim), ...[...curve(root)].reverse()]), {
    tone: gloss(hairDark(person), 0.5, seed, 0.16, 0.42),
    hatch: [{ gap: 4, lines: strands.map((line) => head.put(line)) }],
    edge: 1.5,
  });
};

/** What hangs behind the head. */
export const hairBehind = (plate: Plate, head: Head, person: Person): void => {
  const dark = hairDark(person);
  const fall = (width: number, bottom: number, wave = 0) => {
    const edge: Points = [
      [-40, -128],
      [-84, -92],
      [-width * 0.96, -30],
      [-width + wave, 30],
      [-width - wave, 80],
      [-width + wave * 1.4, bottom - 14],
      [-width * 0.6, bottom + 6],
    ];
    layLocks(
      plate,
      head,
      person,
      [
        {
          shape: [...curve(edge), ...[...curve(mirror(edge))].reverse()],
          guides: guides(
            edge,
            edge.map(([x, y]): Point => [x * 0.45, y + 4]),
            mirror(edge).map(([x, y]): Point => [x * 0.45, y + 4]),
            mirror(edge),
          ),
          each: 13,
          at: 0.45,
        },
      ],
      `back${person.skin}`,
    );
  };
  if (person.style === 'bob') fall(103, 92, 3);
  if (person.style === 'long') fall(104, 215, 4);
  if (person.style === 'waves') fall(114, 178, 11);
  if (person.style === 'bun') {
    const [x, y] = [head.turn * -10, -143];
    const ring = (r: number): Points =>
      Array.from(
        { length: 25 },
        (_, step): Point => [x + Math.cos(step * 0.25 + 0.6) * r * 1.1, y + Math.sin(step * 0.25 + 0.6) * r],
      );
    plate.lay(head.put(oval(x, y, 39, 34)), {
      tone: gloss(dark, 0.62, `bun${person.skin}`, 0.16),
      hatch: [{ gap: 3, lines: [34, 31, 28, 25, 22, 19, 16, 13, 10, 7, 4].map((r) => head.put(ring(r))) }],
      edge: 1.5,
    });
  }
  if (person.style === 'ponytail') {
    const hand = head.turn > 0 ? -1 : 1;
    const outer: Points = [
      [hand * 40, -128],
      [hand * 96, -126],
      [hand * 128, -70],
      [hand * 122, 0],
      [hand * 132, 70],
      [hand * 112, 132],
    ];
    const inner: Points = [
      [hand * 40, -118],
      [hand * 74, -100],
      [hand * 88, -60],
      [hand * 84, 0],
      [hand * 92, 60],
      [hand * 108, 130],
    ];
    layLocks(
      plate,
      head,
      person,
      [
        {
          shape: [...curve(outer), ...[...curve(inner)].reverse()],
          guides: guides(outer, inner),
          each: 17,
          at: 0.3,
        },
      ],
      'tail',
    );
  }
  if (person.style === 'bald') {
    const [outer, inner]: [Points, Points] = [
      [
        [74, -66],
        [95, -48],
        [101, -8],
        [97, 34],
        [84, 52],
      ],
      [
        [60, -50],
        [72, -36],
        [76, 0],
        [74, 28],
        [70, 44],
      ],
    ];
    layLocks(
      plate,
      head,
      person,
      both([
        {
          shape: [...curve(outer), ...[...curve(inner)].reverse()],
          guides: guides(outer, inner),
          each: 9,
          at: 0.3,
          shine: 0.5,
        },
      ]),
      'fringe',
    );
  }
  if (person.style === 'curls') {
    curls(plate, head, person, [0.72, 2.28], 126, 'curls-behind');
  }
};

type Tail = { readonly outer: Points; readonly inner: Points };

/** From a parting down both sides of the face in one. */
const parted = (
  part: number,
  temple: number,
  { outer, inner }: Tail,
  at: number,
  each: number,
): readonly Lock[] =>
  ([-1, 1] as const).map((hand): Lock => {
    const out = (points: Points) => points.map(([x, y]): Point => [hand * x, y]);
    const from: Points = [
      [part, -147],
      [part + hand * 34, -142],
      [hand * 78, -114],
      [hand * 97, -66],
      ...out(outer),
    ];
    const to: Points = [
      [part, -118],
      [part + hand * 12, -110],
      [hand * 46, -88],
      [hand * temple, -52],
      ...out(inner),
    ];
    return { shape: [...curve(from), ...[...curve(to)].reverse()], guides: guides(from, to), each, at };
  });

/** What frames the forehead. */
export const hairBefore = (plate: Plate, head: Head, person: Person): void => {
  const seed = `front${person.skin}`;
  const hand = head.turn > 0 ? -1 : 1;
  const lay = (locks: readonly Lock[]) => layLocks(plate, head, person, locks, seed);
  const shortCap = (high: number, front: number, side: number): readonly Lock[] => {
    const crown: Points = [
      [-hand * 86, -40],
      [-hand * 92, -88],
      [-hand * 60, -130 - high],
      [0, -142 - high],
      [hand * 62, -130 - high],
      [hand * 93, -88],
      [hand * 88, -34],
    ];
    const line: Points = [
      [-hand * 79, -40],
      [-hand * 74, -70],
      [-hand * 52, front - 4],
      [-hand * 10, front - 7],
      [hand * 40, front + 3],
      [hand * 70, -72],
      [hand * 80, -34],
    ];
    const locks: Lock[] = [];
    for (const s of [-1, 1] as const) {
      const outer: Points = [
        [s * 84, -86],
        [s * 93, -58],
        [s * 91, -20],
        [s * 86, side],
      ];
      const inner: Points = [
        [s * 68, -82],
        [s * 76, -58],
        [s * 79, -24],
        [s * 80, side + 2],
      ];
      locks.push({
        shape: [...curve(outer), ...[...curve(inner)].reverse()],
        guides: guides(outer, inner),
        each: 8,
        at: 0.9,
      });
    }
    const sweepGuides = [0, 1, 2, 3, 4, 5, 6].map((index): Points => {
      const [a, b] = [crown[index] ?? [0, 0], line[index] ?? [0, 0]];
      const lean = index > 0 && index < 5 ? hand * 15 : 0;
      const end: Point = [b[0] + (a[0] - b[0]) * 1.12 + lean * 0.5, b[1] + (a[1] - b[1]) * 1.12];
      return [
        [b[0] - lean * 0.4, b[1]],
        [b[0] + (end[0] - b[0]) * 0.4 + lean * 0.5, b[1] + (end[1] - b[1]) * 0.55],
        end,
      ];
    });
    locks.push({
      shape: [...curve(crown), ...[...curve(line)].reverse()],
      guides: guides(...sweepGuides),
      each: 10,
      at: 0.66,
      shine: 0.45,
      gap: hairDark(person) < 0.3 ? 3 : 4.4,
    });
    return locks;
  };
  switch (person.style) {
    case 'bob': {
      const tail: Tail = {
        outer: [
          [104, -20],
          [105, 36],
          [102, 76],
          [82, 96],
        ],
        inner: [
          [81, -18],
          [81, 26],
          [76, 60],
          [66, 82],
        ],
      };
      if (person.age === 'old') lay(parted(-hand * 28, 70, tail, 0.3, 15));
      else {
        lay(parted(0, 72, tail, 0.62, 15));
        const [top, brow]: [Points, Points] = [
          [
            [-66, -88],
            [-46, -122],
            [0, -139],
            [46, -122],
            [66, -88],
          ],
          [
            [-76, -48],
            [-40, -43],
            [0, -41],
            [40, -43],
            [76, -48],
          ],
        ];
        const strands = top.map(([x, y], index): Points => {
          const [toX, toY] = brow[index] ?? [0, 0];
          return [
            [x * 0.7, y - 6],
            [x * 0.95, y + 20],
            [toX * 1.02, toY - 24],
            [toX, toY + 2],
          ];
        });
        lay([
          {
            shape: [...curve(top), ...[...curve(brow)].reverse()],
            guides: guides(...strands),
            each: 12,
            at: 0.5,
          },
        ]);
      }
      break;
    }
    case 'long':
      lay(
        parted(
          0,
          68,
          {
            outer: [
              [104, 20],
              [103, 110],
              [114, 200],
            ],
            inner: [
              [82, 24],
              [83, 96],
              [84, 200],
            ],
          },
          0.26,
          15,
        ),
      );
      break;
    case 'waves':
      lay(
        parted(
          hand * 30,
          64,
          {
            outer: [
              [114, 10],
              [103, 58],
              [121, 102],
              [106, 150],
              [96, 172],
            ],
            inner: [
              [84, 6],
              [77, 50],
              [88, 92],
              [78, 136],
              [92, 170],
            ],
          },
          0.24,
          16,
        ),
      );
      break;
    case 'bun':
    case 'ponytail': {
      const [line, crown]: [Points, Points] = [
        [
          [-84, -18],
          [-76, -52],
          [-56, -84],
          [-20, -102],
          [20, -102],
          [56, -84],
          [76, -52],
          [84, -18],
        ],
        [
          [-90, -24],
          [-93, -74],
          [-66, -120],
          [-24, -137],
          [24, -137],
          [66, -120],
          [93, -74],
          [90, -24],
        ],
      ];
      const to: Point = person.style === 'bun' ? [head.turn * -10, -140] : [hand * 64, -126];
      lay([
        {
          shape: [...curve(crown), ...[...curve(line)].reverse()],
          guides: guides(
            ...line.map(([x, y], index): Points => {
              const [cx, cy] = crown[index] ?? [0, 0];
              return [
                [x, y],
                [x + (cx - x) * 0.5 + (to[0] - x) * 0.06, y + (cy - y) * 0.6],
                [x + (cx - x) * 1.15 + (to[0] - x) * 0.05, y + (cy - y) * 1.12],
              ];
            }),
          ),
          each: 8,
          at: 0.4,
          gap: 3.9,
        },
      ]);
      for (const s of [-1, 1] as const)
        plate.stroke(
          head.put(
            curve([
              [s * 82, -30],
              [s * 86, 0],
              [s * 81, 22],
              [s * 84, 40],
            ]),
          ),
          1.2,
        );
      break;
    }
    case 'short':
      lay(
        shortCap(
          person.lids === 'monolid' ? 12 : person.age === 'old' ? -2 : 8,
          person.age === 'old' ? -104 : person.lids === 'monolid' ? -84 : -92,
          person.beard === 'stubble' ? 12 : 0,
        ),
      );
      break;
    case 'cropped': {
      const crown: Points = [
        [-86, -30],
        [-90, -80],
        [-60, -124],
        [0, -134],
        [60, -124],
        [90, -80],
        [86, -30],
      ];
      const line: Points = [
        [-80, -26],
        [-77, -54],
        [-67, -80],
        [-38, -94],
        [0, -97],
        [38, -94],
        [67, -80],
        [77, -54],
        [80, -26],
      ];
      const dark = hairDark(person);
      plate.lay(head.put([...curve(crown), ...[...curve(line)].reverse()]), {
        tone: (x, y) => dark * (head.lightAt(x, y) > 0.86 ? 0.72 : 0.95),
        hatch: [
          { gap: 3.9, angle: 40 },
          { gap: 4.2, angle: -40, from: 0.3, weight: 0.8 },
        ],
      });
      break;
    }
    case 'curls':
      curls(plate, head, person, [0.99, 2.01], 104, 'curls-before');
      break;
    default:
      break;
  }
};

/** The end of the cloth that lies around the neck. */
export const scarfBelow = (plate: Plate, head: Head): void => {
  const wrap = blob([
    [-74, 76],
    [-40, 118],
    [0, 128],
    [44, 116],
    [78, 72],
    [88, 128],
    [60, 178],
    [0, 196],
    [-64, 180],
    [-92, 128],
  ]);
  plate.lay(head.put(wrap), {
    tone: (x, y) => 0.34 + 0.26 * Math.sin(x / 19 - y / 13) + Math.max(0, (x - 210) / 260),
    hatch: [{ gap: 4.4, angle: 18, bend: (x) => ((x - 200) / 70) ** 2 * -16 }],
    edge: 1.6,
  });
};

/** A cloth around the head, its folds gathered at one side. */
export const scarfOf = (plate: Plate, head: Head): void => {
  const outer: Points = [
    [-60, 150],
    [-98, 92],
    [-106, 30],
    [-104, -40],
    [-86, -104],
    [-40, -143],
    [20, -147],
    [74, -118],
    [101, -60],
    [106, 10],
    [100, 84],
    [62, 150],
  ];
  const inner: Points = [
    [-30, 124],
    [-62, 92],
    [-77, 40],
    [-79, -16],
    [-70, -62],
    [-40, -88],
    [10, -95],
    [52, -80],
    [74, -46],
    [79, 14],
    [64, 90],
    [28, 124],
  ];
  const turned = (points: Points): Points =>
    points.map(([x, y]): Point => [x + head.turn * Math.max(0, y) * 0.09, y]);
  const [a, b] = [turned(outer), turned(inner)];
  const folds = a.map((from, index): Points => {
    const to = b[index] ?? from;
    return [from, [(from[0] + to[0]) / 2 + 3, (from[1] + to[1]) / 2 - 6], to];
  });
  const rings = [0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.84, 1].map((share) =>
    a.map(([x, y], index): Point => {
      const [bx, by] = b[index] ?? [x, y];
      const s = share + 0.1 * Math.sin(index * 1.3 + share * 5);
      return [x + (bx - x) * s, y + (by - y) * s];
    }),
  );
  plate.lay(head.put([...curve(a), ...[...curve(b)].reverse()]), {
    tone: (_x, _y, share, line) =>
      0.2 + 0.28 * Math.abs(Math.sin(line * 22)) + 0.25 * Math.max(0, share - 0.6),
    hatch: [
      {
        gap: 4,
        lines: flow(
          rings.map((line) => curve(line, 6)),
          4,
          60,
        ).map((line) => head.put(line)),
      },
    ],
    edge: 1.7,
  });
  for (const index of [3, 5, 7, 9]) plate.stroke(head.put(curve(folds[index] ?? [])), 1);
};
