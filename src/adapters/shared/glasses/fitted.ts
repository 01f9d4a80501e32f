import { darker, mix } from '../svg/colour.ts';
import type { Point } from '../svg/curve.ts';
import { randomFrom } from '../svg/random.ts';
import { grown, type Model, outlineOf, shapeOf } from './frame-shapes.ts';

/** A pair of glasses to be worn. Colours as `#rrggbb`; `tints` from top to bottom. */
export interface Pair extends Model {
  readonly kind: 'sunglasses' | 'reading';
  readonly frame: string;
  readonly finish: 'solid' | 'tortoise' | 'metal' | 'crystal';
  readonly tints: readonly [string, string];
  readonly mirrored: boolean;
  /** Lens, bridge, temple. Units: millimetres. */
  readonly fit: readonly [lens: number, bridge: number, temple: number];
}

/** Width of an adult face, from cheek to cheek. Units: millimetres. */
const faceWidth = 140;

/** One lens of a pair in units of the face that wears it: its centre is at (0, 0), its temple on the right. */
export interface Fitted {
  /** Distance of its centre from the centre of the nose. */
  readonly x: number;
  /** The outlines of the lens and of the frame around it. */
  readonly glass: string;
  readonly rim: string;
  readonly glassPoints: readonly Point[];
  readonly rimPoints: readonly Point[];
  readonly angular: boolean;
  readonly thick: number;
  /** Half the width of the bridge, and its position above (-) or below the lens's centre. */
  readonly gap: number;
  readonly bridge: number;
  /** Position of a second bar above the bridge. */
  readonly bar?: number;
  readonly hinge: Point;
  /** The lowest point of the lens. */
  readonly low: number;
}

const rims = { sunglasses: 23, reading: 18, metal: 10 } as const;

/** Computes a pair as it sits on a face of the given width: with its own shape in its real size. Source: EYE-8. */
export const fitted = (pair: Pair, face: number): Fitted => {
  const [lens, bridge] = pair.fit;
  const own = shapeOf(pair);
  const xs = own.outline.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const mm = face / faceWidth;
  const unit = (lens * mm) / (right - left);
  const sized = ([x, y]: Point): Point => [x * unit, y * unit];
  const shape = { ...own, outline: own.outline.map(sized) };
  const thick = rims[pair.finish === 'metal' ? 'metal' : pair.kind] * unit;
  const brow = pair.finish === 'metal' ? 0 : thick * 0.6;
  const ys = shape.outline.map(([, y]) => y);
  const gap = (bridge / 2) * mm;
  return {
    x: gap - left * unit,
    glass: outlineOf(shape),
    rim: outlineOf(shape, thick, brow),
    glassPoints: shape.outline,
    rimPoints: grown(shape.outline, thick, brow),
    angular: own.angular === true,
    thick,
    gap,
    bridge: own.bridge * unit,
    ...(own.bar && { bar: Math.min(...ys) - thick / 2 }),
    hinge: sized(own.hinge),
    low: Math.max(...ys),
  };
};

/** Returns the tortoiseshell spots on one lens's frame, always the same for the same model. Empty for other frames. */
export const spotsOf = (
  { finish, frame, manufacturer, name }: Pair,
  { rimPoints }: Fitted,
): readonly { readonly at: Point; readonly size: number; readonly tone: string }[] => {
  if (finish !== 'tortoise') return [];
  const random = randomFrom(`${manufacturer}${name}worn`);
  return rimPoints.flatMap(([x, y]) => {
    const reach = 0.86 + random() * 0.12;
    const tone = random() > 0.4 ? darker(frame, 0.6) : mix(frame, '#d9983f', 0.6);
    return [{ at: [x * reach, y * reach], size: 2 + random() * 3.5, tone }];
  });
};

/** Returns how much a lens hides of what is behind it, at the top and at the bottom. */
export const coverOf = ({ kind, mirrored }: Pair): readonly [top: number, bottom: number] =>
  kind === 'reading' ? [0.12, 0.04] : mirrored ? [0.97, 0.94] : [0.9, 0.66];
