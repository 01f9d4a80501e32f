/** The natural darkness of an eye. The look of a coloured lens depends on it. */
export const eyeShades = ['light', 'middle', 'dark'] as const;
export type EyeShade = (typeof eyeShades)[number];

/** A picture for each eye shade. */
export type OnEachShade = Readonly<Record<EyeShade, string>>;

/** Shown until the visitor selects their eye shade. Source: EYE-2. */
export const usualShade: EyeShade = 'middle';

/** Reads the shade kept on the device. Anything else gives the default. Source: EYE-2. */
export const readShade = (kept: string | undefined): EyeShade =>
  eyeShades.find((shade) => shade === kept) ?? usualShade;
