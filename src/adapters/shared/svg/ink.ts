/** Offset (0 to 1), colour and, if it is not 1, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A line in the shape's own box (0 to 1), or in drawing units when `absolute`. */
export interface Line {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly absolute?: boolean;
}

export const DOWN: Line = { from: [0, 0], to: [0, 1] };
export const ACROSS: Line = { from: [0, 0], to: [1, 0] };
export const DIAGONAL: Line = { from: [0, 0], to: [1, 1] };

/** Collects the gradients and clips of one sprite. Equal definitions are written once. Their ids start with the prefix. */
export interface Ink {
  readonly linear: (line: Line, stops: readonly Stop[]) => string;
  readonly radial: (stops: readonly Stop[], centre?: readonly [number, number, number]) => string;
  readonly clip: (shape: string) => string;
  readonly defs: () => string;
}

/** Formats a number with one decimal, which is precise enough to look right. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const fine = (value: number): string => String(Math.round(value * 1000) / 1000);

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity = 1]) => {
      const veil = opacity < 1 ? ` stop-opacity="${opacity}"` : '';
      return `<stop offset="${offset}" stop-color="${colour}"${veil}/>`;
    })
    .join('');

export const makeInk = (prefix: string): Ink => {
  const names = new Map<string, string>();
  const define = (make: (id: string) => string): string => {
    const shape = make('');
    const id = names.get(shape) ?? `${prefix}${names.size}`;
    names.set(shape, id);
    return `url(#${id})`;
  };
  const withId = (shape: string, id: string) => shape.replace('id=""', `id="${id}"`);
  return {
    linear: ({ from, to, absolute = false }, stops) =>
      define((id) => {
        const units = absolute ? ' gradientUnits="userSpaceOnUse"' : '';
        const ends = `x1="${fine(from[0])}" y1="${fine(from[1])}" x2="${fine(to[0])}" y2="${fine(to[1])}"`;
        return `<linearGradient id="${id}" ${ends}${units}>${stopTags(stops)}</linearGradient>`;
      }),
    radial: (stops, [x, y, r] = [0.5, 0.5, 0.5]) =>
      define(
        (id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stopTags(stops)}</radialGradient>`,
      ),
    clip: (shape) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    defs: () => [...names].map(([shape, id]) => withId(shape, id)).join(''),
  };
};
