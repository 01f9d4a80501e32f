/** A rectangle on the screen. Units: px from the top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the overlapping area of two rectangles. Units: px². */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const covered = (place: Box, things: readonly Box[]): number =>
  things.reduce((sum, thing) => sum + overlap(place, thing), 0);

/** Places that are tried in this order: those at the edges of the area, then those in between. */
export interface NoticePlaces<Place extends Box = Box> {
  readonly edges: readonly Place[];
  readonly between: readonly Place[];
}

/**
 * Returns the place where a notice covers least: first of the elements it refers to, then of the controls. Of equally
 * good places, the first one. A place in the middle of the area only if each one at an edge covers what the notice
 * refers to: there are controls almost everywhere on a phone, and a notice in the middle covers what is read. Source:
 * NOTE-9.
 */
export const leastCovering = <Place extends Box>(
  { edges, between }: NoticePlaces<Place>,
  spokenOf: readonly Box[],
  controls: readonly Box[],
): Place | undefined => {
  const least = (places: readonly Place[]) =>
    places
      .map((place) => ({ place, worse: covered(place, spokenOf), bad: covered(place, controls) }))
      .toSorted((a, b) => a.worse - b.worse || a.bad - b.bad)[0];
  const atEdge = least(edges);
  return (atEdge?.worse === 0 ? atEdge : least([...edges, ...between]))?.place;
};

/** The distance between two notices, and between a notice and the edge. Units: px. */
const gap = 16;
/** The vertical distance between two candidate places. Units: px. */
const step = 48;

const upTo = (from: number, to: number): readonly number[] =>
  from > to ? [] : [from, ...upTo(from + step, to)];

/**
 * Returns the places for notices within the area not covered by bars. On a wide screen: at the right above, then below,
 * then at the left and in the middle. On a narrow one: below, then above. Last, any place in between.
 */
export const noticePlaces = (
  free: Box,
  size: { readonly width: number; readonly height: number },
): NoticePlaces => {
  const at = (left: number, top: number): Box => ({
    left,
    top,
    right: left + size.width,
    bottom: top + size.height,
  });
  const above = free.top + gap;
  const below = Math.max(above, free.bottom - gap - size.height);
  const middle = (free.left + free.right - size.width) / 2;
  const isNarrow = free.right - free.left < 2 * (size.width + gap);
  const heights = upTo(above + step, below - 1);
  if (isNarrow)
    return {
      edges: [below, above].map((top) => at(middle, top)),
      between: heights.map((top) => at(middle, top)),
    };
  const columns = [free.right - gap - size.width, free.left + gap, middle];
  return {
    edges: columns.flatMap((left) => [at(left, above), at(left, below)]),
    between: columns.flatMap((left) => heights.map((top) => at(left, top))),
  };
};
