import { type Graver, graver, type WidthAt } from './cut.ts';
import { closed, type Point, type Points } from './shape.ts';
import { spans, veil } from './veil.ts';

/**
 * The darkness at a point, 0 (paper) to 1; `share` of the way along a line, `line` its relative position among the
 * lines (0 to 1).
 */
export type Tone = number | ((x: number, y: number, share: number, line: number) => number);

/** A set of lines that fills a shape. */
export interface Hatch {
  /** Distance of the lines. Units: drawing units from line to line. */
  readonly gap: number;
  /** The angle of the lines, in degrees from horizontal. */
  readonly angle?: number;
  /** How far a line is displaced at a point, at right angles to it, to follow a form. */
  readonly bend?: (x: number, y: number) => number;
  /** These lines instead of parallel ones. */
  readonly lines?: readonly Points[];
  /** Draws lines only where it is darker than this. */
  readonly from?: number;
  /** The share of the darkness that these lines contribute. */
  readonly weight?: number;
  /** Drawn in pieces of even width. */
  readonly even?: boolean;
  /** Its own darkness instead of the shape's. */
  readonly tone?: Tone;
}

export interface Look {
  readonly tone?: Tone;
  readonly hatch?: readonly Hatch[];
  /** The maximum width of its outline. */
  readonly edge?: number;
  /** Visible only on this part. */
  readonly within?: number;
  readonly metal?: boolean;
  /** Filled with ink, for parts too small for lines. */
  readonly solid?: boolean;
  /** White even where the background has a tint. */
  readonly bare?: boolean;
}

const SMALL = 60;

const DEEPEST = 0.86;

/** The position along a line whose width is used for the whole line. */
const EVENLY = 0.3;

const FAINTEST = 0.05;

const parallels = (shape: Points, { gap, angle = 0, bend }: Hatch): readonly Points[] => {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [us, vs] = [shape.map(([x, y]) => x * c + y * s), shape.map(([x, y]) => y * c - x * s)];
  const spare = bend ? 60 : 2;
  const [left, right] = [Math.min(...us) - spare, Math.max(...us) + spare];
  const [first, last] = [
    Math.floor((Math.min(...vs) - spare) / gap),
    Math.ceil((Math.max(...vs) + spare) / gap),
  ];
  const fine = bend ? 3 : right - left;
  return Array.from({ length: last - first + 1 }, (_, row) =>
    Array.from({ length: Math.ceil((right - left) / fine) + 1 }, (_, index): Point => {
      const [u, v] = [left + index * fine, (first + row) * gap];
      const [x, y] = [u * c - v * s, u * s + v * c];
      const aside = bend?.(x, y) ?? 0;
      return [x - s * aside, y + c * aside];
    }),
  );
};

/** Keeps only corners that are apart from each other: small fills need no more. */
const thinned = (shape: Points): Points => {
  const kept: Point[] = [];
  for (const point of shape) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > 1.3) kept.push(point);
  }
  return kept;
};

interface Part {
  readonly shape: Points;
  readonly look: Look;
}

interface Stroke {
  readonly line: Points;
  readonly width: (share: number) => number;
  readonly above: number;
  readonly within: number | undefined;
  readonly metal: boolean;
}

const toneAt = (tone: Tone, x: number, y: number, share: number, line: number): number =>
  typeof tone === 'number' ? tone : tone(x, y, share, line);

/** Returns the width of a line that is thick in the middle and thin at both ends. */
export const pressed =
  (width: number, ends = 0.25) =>
  (share: number): number =>
    width * (ends + (1 - ends) * Math.sin(Math.PI * Math.min(1, Math.max(0, share))) ** 0.7);

/** Cuts of varying width as one path, and even lines by width. */
export interface Cuts {
  readonly path: string;
  readonly lines: string;
}

/** A plate to engrave: parts are laid on top of each other and hide what is below. Lines are drawn when it is complete. */
export const plate = (width: number, height: number, even = false) => {
  const owner = new Uint16Array(width * height);
  const parts: Part[] = [];
  const strokes: Stroke[] = [];
  const veils: { readonly over: number; readonly veil: ReturnType<typeof veil> }[] = [];
  /** Shades everything laid so far, but not later parts. */
  const dim = (shape: Points, share: number, soft: number): void => {
    const last = veils.at(-1);
    const shadow =
      last && last.over === parts.length ? last : { over: parts.length, veil: veil(width, height) };
    if (shadow !== last) veils.push(shadow);
    shadow.veil.dim(shape, share, soft);
  };
  const ownerAt = (x: number, y: number): number => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    return column < 0 || row < 0 || column >= width || row >= height
      ? 0xffff
      : (owner[row * width + column] ?? 0);
  };
  const stroke = (
    line: Points,
    wide: number | ((share: number) => number),
    within?: number,
    metal = false,
  ): void => {
    strokes.push({
      line,
      width: typeof wide === 'number' ? pressed(wide) : wide,
      above: parts.length,
      within,
      metal,
    });
  };
  const lay = (shape: Points, look: Look = {}): number => {
    parts.push({ shape, look });
    const id = parts.length;
    const [top, bottom] = [Math.min(...shape.map(([, y]) => y)), Math.max(...shape.map(([, y]) => y))];
    const { within } = look;
    const end = Math.min(height, bottom + 1);
    for (let row = Math.max(0, Math.floor(top)); row < end; row++)
      for (const [from, to] of spans(shape, row + 0.5)) {
        const last = row * width + Math.min(width, Math.round(to));
        for (let cell = row * width + Math.max(0, Math.round(from)); cell < last; cell++)
          if (within === undefined || owner[cell] === within) owner[cell] = id;
      }
    if (look.edge) stroke(closed(shape), look.edge, look.within === undefined ? undefined : id, look.metal);
    return id;
  };
  const hatchPart = (gravers: readonly [Graver, Graver], { shape, look }: Part, id: number): void => {
    if (look.solid) gravers[look.metal ? 1 : 0].outline(thinned(shape));
    const tone = look.tone ?? 0;
    const xs = shape.map(([x]) => x);
    const fine = Math.max(...xs) - Math.min(...xs) < SMALL ? 1 : undefined;
    const over = veils.filter((one) => one.over >= id);
    const lightAt = (x: number, y: number) => over.reduce((light, one) => light * one.veil.at(x, y), 1);
    for (const hatch of look.hatch ?? []) {
      const { gap, from = 0, weight = 1, lines = parallels(shape, hatch) } = hatch;
      lines.forEach((line, index) => {
        const place = index / lines.length;
        const widthAt: WidthAt = (x, y, share) => {
          if (ownerAt(x, y) !== id) return 0;
          const own = toneAt(hatch.tone ?? tone, x, y, share, place);
          const dark = 1 - (1 - own) * lightAt(x, y);
          const left = from ? (dark - from) / (1 - from) : dark;
          return left < FAINTEST ? 0 : gap * Math.min(DEEPEST, left * weight);
        };
        const tool = gravers[look.metal ? 1 : 0];
        (even || hatch.even ? tool.ruleLine : tool.cut)(line, widthAt, fine);
      });
    }
  };
  /** Returns the finished lines: in ink, and in metal. */
  const print = (): readonly [ink: Cuts, metal: Cuts] => {
    const gravers = [graver(), graver()] as const;
    for (const [index, part] of parts.entries()) hatchPart(gravers, part, index + 1);
    for (const { line, width: wide, above, within, metal } of strokes) {
      const tool = gravers[metal ? 1 : 0];
      (even ? tool.ruleLine : tool.cut)(line, (x, y, share) => {
        const top = ownerAt(x, y);
        return top > above || (within !== undefined && top !== within) ? 0 : wide(even ? EVENLY : share);
      });
    }
    const [ink, metal] = gravers;
    return [
      { path: ink.path(), lines: ink.lines() },
      { path: metal.path(), lines: metal.lines() },
    ];
  };
  const bare = (): readonly Points[] => parts.filter(({ look }) => look.bare).map(({ shape }) => shape);
  return { lay, stroke, dim, ownerAt, print, bare };
};

export type Plate = ReturnType<typeof plate>;
