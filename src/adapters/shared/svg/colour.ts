const HEX = /^#[0-9a-f]{6}$/i;
const FALLBACK = '#8a94a0';

/** Normalises a colour to `#rrggbb`. Anything else becomes a neutral grey, so that no foreign text gets into the drawing. */
export const safeColour = (input: string): string => (HEX.test(input) ? input.toLowerCase() : FALLBACK);

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(safeColour(colour).slice(at, at + 2), 16));

/** Returns the colour at a `share` of the way between two colours: 0 is `from`, 1 is `to`. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const blend = (value: number, index: number) =>
    Math.round(value + ((target[index] ?? value) - value) * share);
  return `#${channels(from)
    .map((value, index) => blend(value, index).toString(16).padStart(2, '0'))
    .join('')}`;
};

export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share);
export const darker = (colour: string, share: number): string => mix(colour, '#04070f', share);

/** Returns the distance between two colours. 0 means the same. */
export const distance = (one: string, other: string): number => {
  const target = channels(other);
  return Math.hypot(...channels(one).map((value, index) => value - (target[index] ?? value)));
};

/** Computes the relative luminance, 0 (black) to 1 (white), as defined by WCAG. */
export const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Darkens a colour until it is readable on white (contrast of 4.5 or more). */
export const readable = (colour: string): string => {
  let shade = safeColour(colour);
  while (luminance(shade) > 0.18) shade = darker(shade, 0.12);
  return shade;
};

/** Darkens a colour until large white text is readable on it (contrast of 4.2 or more). */
export const ground = (colour: string): string => {
  let shade = safeColour(colour);
  while (luminance(shade) > 0.2) shade = darker(shade, 0.1);
  return shade;
};
