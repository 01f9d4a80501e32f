import type { FrameShape } from '../../../domain/catalogue/facet-values.ts';
import { type Point, points, rounded, smooth } from '../svg/curve.ts';
import { randomFrom } from '../svg/random.ts';

/** One lens of a frame: its centre is at (0, 0), the temple to the right. */
export interface FrameShapeSpec {
  readonly outline: readonly Point[];
  /** Whether its corners stay corners instead of being smoothed into one curve. */
  readonly angular?: true;
  /** Distance of the lens's centre from the centre of the nose. */
  readonly centre: number;
  /** Where the bridge meets the lens, above (-) or below the lens's centre. */
  readonly bridge: number;
  /** Where the temple meets the rim. */
  readonly hinge: Point;
  /** Whether it has a second bar above the bridge. */
  readonly bar?: true;
}

const ring = (rx: number, ry: number, power: number): readonly Point[] =>
  Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * 2 * Math.PI - Math.PI;
    const bulge = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
    return [rx * bulge(Math.cos(angle)), ry * bulge(Math.sin(angle))];
  });

export const frameShapes: Readonly<Record<FrameShape, FrameShapeSpec>> = {
  round: { outline: ring(150, 148, 2), centre: 198, bridge: -30, hinge: [146, -46] },
  oval: { outline: ring(172, 118, 2.2), centre: 216, bridge: -24, hinge: [168, -34] },
  panto: {
    outline: points(
      '-158,-66 -120,-112 -20,-126 80,-122 150,-92 162,-40 142,40 92,112 14,138 -66,118 -128,54 -156,-10',
    ),
    centre: 206,
    bridge: -40,
    hinge: [156, -72],
  },
  square: { outline: ring(166, 140, 4.6), centre: 212, bridge: -52, hinge: [160, -92] },
  rectangle: { outline: ring(182, 104, 4.6), centre: 222, bridge: -34, hinge: [178, -66] },
  wayfarer: {
    outline: points(
      '-166,-84 -120,-108 0,-118 130,-116 190,-100 196,-66 178,24 140,98 60,130 -40,128 -114,96 -152,24 -168,-46',
    ),
    centre: 220,
    bridge: -56,
    hinge: [192, -84],
  },
  aviator: {
    outline: points(
      '-150,-96 -60,-116 50,-118 140,-106 178,-66 172,10 140,88 78,146 0,158 -72,122 -124,54 -154,-26',
    ),
    centre: 208,
    bridge: -20,
    hinge: [170, -84],
    bar: true,
  },
  cateye: {
    outline: points(
      '-158,-54 -100,-86 0,-104 110,-128 190,-156 212,-146 200,-92 172,-10 126,70 46,112 -48,106 -120,62 -154,4',
    ),
    centre: 216,
    bridge: -30,
    hinge: [194, -132],
  },
  hexagon: {
    outline: points('-166,0 -96,-130 96,-130 172,-20 104,128 -92,128'),
    angular: true,
    centre: 212,
    bridge: -30,
    hinge: [150, -56],
  },
};

/** The model whose shape is drawn. */
export interface Model {
  readonly manufacturer: string;
  readonly name: string;
  readonly shape: FrameShape;
}

/** Returns a model's own shape: the shape of its family, made a little wider, flatter or deeper by its maker. */
export const shapeOf = ({ shape, manufacturer, name }: Model): FrameShapeSpec => {
  const spec = frameShapes[shape];
  const random = randomFrom(`${manufacturer}/${name}`);
  const wide = 0.92 + random() * 0.08;
  const deep = 0.9 + random() * 0.16;
  return {
    ...spec,
    outline: spec.outline.map(([x, y]): Point => [x * wide, y * deep]),
    hinge: [spec.hinge[0] * wide, spec.hinge[1] * deep],
    centre: spec.centre - (1 - wide) * 150,
    bridge: spec.bridge * deep,
  };
};

/** Returns the lens's outline, enlarged outward by `rim` units, and by `brow` more along its upper side. */
export const grown = (outline: readonly Point[], rim: number, brow = 0): readonly Point[] =>
  outline.map(([x, y]): Point => {
    const length = Math.hypot(x, y) || 1;
    const share = (rim + (y < 0 ? brow * Math.min(1, -y / 80) : 0)) / length;
    return [x * (1 + share), y * (1 + share)];
  });

export const outlineOf = ({ outline, angular }: FrameShapeSpec, rim = 0, brow = 0): string =>
  (angular ? rounded : smooth)(grown(outline, rim, brow));
