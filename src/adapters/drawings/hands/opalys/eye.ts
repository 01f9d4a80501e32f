import type { EyeShade } from '../../../../domain/catalogue/lens/eye-shade.ts';
import { darker, lighter } from '../../../shared/svg/colour.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { type Plate, plate } from './engraving/plate.ts';
import { alongLine, arc, curve, oval, type Point, type Points } from './engraving/shape.ts';
import { PAPER, sheet, tinted } from './sheet.ts';

const [WIDTH, HEIGHT] = [600, 400];
const [X, Y, R] = [306, 202, 104] as const;
const PUPIL = 0.36;

const upper = curve(
  [
    [64, 238],
    [112, 178],
    [190, 122],
    [296, 102],
    [404, 118],
    [490, 168],
    [546, 222],
  ],
  12,
);
const lower = curve(
  [
    [546, 222],
    [486, 268],
    [400, 300],
    [306, 306],
    [206, 296],
    [124, 268],
    [64, 238],
  ],
  12,
);
const crease = curve(
  [
    [84, 170],
    [150, 108],
    [224, 72],
    [304, 60],
    [404, 74],
    [492, 118],
    [556, 176],
  ],
  12,
);

interface Shade {
  readonly iris: number;
  readonly skin: number;
  readonly wash: string;
}
const shades: Readonly<Record<EyeShade, Shade>> = {
  light: { iris: 0.3, skin: 0.03, wash: '#cfe0ee' },
  middle: { iris: 0.52, skin: 0.12, wash: '#dcc9a0' },
  dark: { iris: 0.78, skin: 0.27, wash: '#8f6f58' },
};

/** The form around an eye: a ball in its socket below a brow. */
const high = (x: number, y: number): number => {
  const [dx, dy] = [(x - X) / 270, (y - 205) / 150];
  const ball = Math.max(0, 1 - dx * dx - dy * dy);
  return 60 * Math.sqrt(ball) - 17 * Math.exp(-(((y - 62 - (x - X) ** 2 / 900) / 22) ** 2));
};

const skinOf = (drawn: Plate, { skin }: Shade, gap: number): void => {
  const fade = (x: number, y: number): number => {
    const far = Math.hypot((x - 304) / 292, (y - 200) / 192);
    return Math.min(1, Math.max(0, (1 - far) / 0.24));
  };
  drawn.lay(oval(304, 200, 292, 192), {
    tone: (x, y) => {
      const d = 2;
      const [gx, gy] = [(high(x + d, y) - high(x - d, y)) / 4, (high(x, y + d) - high(x, y - d)) / 4];
      const light = (0.42 * gx + 0.5 * gy + 0.8) / Math.sqrt(1 + gx * gx + gy * gy);
      return fade(x, y) * Math.max(0, 1 - (1 - skin) * Math.max(0.25, 1 - Math.max(0, 0.97 - light) * 1.15));
    },
    hatch: [
      { gap, bend: (x, y) => -high(x, y) * (0.9 - (y - 60) / 260) * 0.75 },
      { gap: gap + 0.2, angle: 54, from: 0.5, weight: 0.8 },
    ],
  });
  drawn.dim(strip(crease, 24), 0.4, 22);
  drawn.dim([...upper, ...lower], 0.3, 26);
};

const strip = (line: Points, deep: number): Points => [
  ...line,
  ...line.map(([x, y]): Point => [x, y + deep]).reverse(),
];

/** Fibres from the pupil outwards, each with its own reach. */
const fibres = (count: number, from: number, to: number, seed: string): readonly Points[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + random() * 0.6) / count) * 2 * Math.PI;
    const lean = (random() - 0.5) * 0.06;
    const [near, far] = [R * (from + random() * 0.03), R * (to - random() * 0.06)];
    return [
      [X + Math.cos(angle) * near, Y + Math.sin(angle) * near],
      [X + Math.cos(angle + lean) * ((near + far) / 2), Y + Math.sin(angle + lean) * ((near + far) / 2)],
      [X + Math.cos(angle) * far, Y + Math.sin(angle) * far],
    ];
  });
};

const frill = (share: number): Points =>
  Array.from({ length: 81 }, (_, index): Point => {
    const angle = (index / 80) * 2 * Math.PI;
    const far = R * (share + 0.022 * Math.sin(index * 2.3) + 0.012 * Math.sin(index * 5.1));
    return [X + Math.cos(angle) * far, Y + Math.sin(angle) * far];
  });

const irisOf = (drawn: Plate, within: number, { iris }: Shade, seed: string): void => {
  const shadow = (y: number): number => 0.55 * Math.max(0, 1 - (y - 104) / 50);
  const id = drawn.lay(oval(X, Y, R), {
    within,
    tone: (_x, y) => shadow(y),
    hatch: [
      {
        gap: 5.4,
        lines: fibres(96, 0.5, 1.03, `outer${seed}`),
        tone: (_x, y, share) =>
          Math.min(1, iris * (0.7 + 0.75 * (share - 0.35) ** 2 * 2.2) + shadow(y) * 0.6),
      },
      {
        gap: 4,
        lines: fibres(58, 0.33, 0.56, `inner${seed}`),
        tone: (_x, y, share) => Math.min(1, iris * 0.6 + 0.3 * (1 - share) + shadow(y) * 0.5),
      },
      { gap: 4.6, bend: (x) => ((x - X) / R) ** 2 * -14 },
    ],
  });
  for (const share of [0.525, 0.57]) drawn.stroke(frill(share), () => 1.1, id);
  for (const [share, wide] of [
    [0.985, 4.4],
    [0.93, 1.4],
    [0.895, 0.8],
  ] as const) {
    const line = oval(X, Y, R * share);
    drawn.stroke([...line, ...line.slice(0, 2)], () => wide, id);
  }
  drawn.lay(oval(X, Y, R * PUPIL), { solid: true });
};

const lashesOf = (drawn: Plate): void => {
  const random = randomFrom('lashes');
  for (let index = 0; index < 42; index++) {
    const share = 0.08 + (index / 41) * 0.92;
    const [x, y] = alongLine(upper, share);
    const sweep = (share - 0.36) * 1.7 + ((index % 3) - 1) * 0.1;
    const long = (26 + 34 * Math.sin(Math.PI * Math.min(1, 0.1 + share * 0.64))) * (0.78 + random() * 0.34);
    const turn = sweep * 1.5;
    drawn.stroke(
      curve([
        [x, y + 2],
        [x + Math.sin(sweep * 0.7) * long * 0.5, y - Math.cos(sweep * 0.7) * long * 0.45],
        [x + Math.sin(turn) * long, y - Math.cos(turn) * long * 0.86],
      ]),
      (at) => 3.2 * (1 - at) ** 0.8 + 0.3,
    );
  }
  for (let index = 0; index < 26; index++) {
    const share = 0.06 + (index / 25) * 0.72;
    const [x, y] = alongLine(lower, share);
    const sweep = (0.42 - share) * 1.5;
    const long = (11 + 9 * (1 - share)) * (0.7 + random() * 0.5);
    drawn.stroke(
      curve([
        [x, y + 5],
        [x + Math.sin(sweep * 0.6) * long * 0.5, y + 5 + long * 0.5],
        [x + Math.sin(sweep * 1.4) * long, y + 4 + long],
      ]),
      (at) => 1.5 * (1 - at) + 0.3,
    );
  }
};

/** A brow that leaves the sheet at its top. */
const browOf = (drawn: Plate): void => {
  const random = randomFrom('brow');
  const spine = curve([
    [84, 78],
    [160, 40],
    [270, 20],
    [396, 26],
    [524, 72],
  ]);
  for (let index = 0; index < 64; index++) {
    const share = index / 63;
    const [x, y] = alongLine(spine, share);
    const off = (random() - 0.5) * 16 * (1 - share * 0.75);
    const lean = 0.35 + share * 1.25;
    const long = 25 - share * 7;
    drawn.stroke(
      curve([
        [x - Math.sin(lean) * long * 0.4, y + off + Math.cos(lean) * long * 0.45],
        [x + 2, y + off],
        [x + Math.sin(lean) * long * 0.7, y + off - Math.cos(lean) * long * 0.3 + share * 5],
      ]),
      (at) => 2.6 * Math.sin(Math.PI * (0.15 + at * 0.8)),
    );
  }
};

const lidsOf = (drawn: Plate): void => {
  drawn.stroke(upper, (share) => 3 + 7 * Math.sin(Math.PI * Math.min(1, 0.1 + share * 0.8)) ** 0.8);
  drawn.stroke(lower, (share) => 1.2 + 1.2 * (1 - share));
  drawn.stroke(
    curve([
      [540, 214],
      [566, 228],
      [578, 226],
    ]),
    3,
  );
  drawn.stroke(crease, (share) => 1 + 2.6 * Math.sin(Math.PI * share));
  drawn.stroke(
    curve([
      [132, 302],
      [220, 340],
      [320, 346],
      [420, 328],
    ]),
    1.4,
  );
  drawn.stroke(
    curve([
      [64, 238],
      [46, 246],
      [40, 254],
    ]),
    2.4,
  );
  drawn.stroke(
    curve([
      [70, 238],
      [90, 232],
      [100, 240],
      [92, 250],
    ]),
    1.8,
  );
};

/** Colour under the lines, the pupil left free: what a coloured lens prints. */
const lensOf = (colour: string): { readonly defs: string; readonly body: string } => ({
  defs: `<radialGradient id="l"><stop offset=".36" stop-color="${lighter(colour, 0.35)}" stop-opacity="0"/><stop offset=".5" stop-color="${lighter(colour, 0.3)}" stop-opacity=".95"/><stop offset=".8" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.35)}"/></radialGradient>`,
  body: `<circle cx="${X}" cy="${Y}" r="${R}" fill="url(#l)"/>`,
});

/** An eye as large as a hand, its iris cut fibre by fibre; a lens lies on it as a wash of colour. `gap`: of its skin's lines. */
export const eye = (shade: EyeShade, lens?: string, gap = 5.4): string => {
  const look = shades[shade];
  const drawn = plate(WIDTH, HEIGHT);
  skinOf(drawn, look, gap);
  const white = drawn.lay([...upper, ...lower], {
    tone: (x, y, _share, line) =>
      0.5 * Math.max(0, 1 - (y - 102 - ((x - 300) / 240) ** 2 * 110) / 46) +
      0.5 * Math.max(0, Math.abs(x - X) / 240 - 0.5 - 0.16 * Math.sin(line * 900)),
    hatch: [{ gap: 4.6, bend: (x) => ((x - X) / 240) ** 2 * 26 }],
  });
  irisOf(drawn, white, lens === undefined ? look : { ...look, iris: Math.min(0.5, look.iris) }, shade);
  if (lens !== undefined) drawn.stroke(arc(X, Y, R + 9, R + 9, -0.25, Math.PI + 0.25), () => 1.3, white);
  lidsOf(drawn);
  lashesOf(drawn);
  browOf(drawn);
  const wash = lens === undefined ? { defs: '', body: tinted(oval(X, Y, R), look.wash, 0.9) } : lensOf(lens);
  const glint = `<path d="M262 152C272 138 288 132 304 134L300 160C288 160 274 166 268 178Z" fill="#fff"/><ellipse cx="344" cy="246" rx="11" ry="6" transform="rotate(-38 344 246)" fill="#fff" opacity=".75"/>`;
  return sheet(
    WIDTH,
    HEIGHT,
    `<g mask="url(#f)">${tinted([
      [0, 0],
      [600, 0],
      [600, 400],
      [0, 400],
    ])}</g>${tinted([...upper, ...lower], PAPER)}<g clip-path="url(#w)">${wash.body}</g>`,
    drawn,
    {
      defs: `<radialGradient id="g"><stop offset=".7" stop-color="#fff"/><stop offset="1"/></radialGradient><mask id="f"><ellipse cx="304" cy="200" rx="296" ry="196" fill="url(#g)"/></mask><clipPath id="w">${tinted([...upper, ...lower])}</clipPath>${wash.defs}`,
      over: glint,
    },
  );
};
