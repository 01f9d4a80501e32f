/** How dark an eye is of its own: what a coloured lens looks like on it depends on that. */
export const eyeShades = ['light', 'middle', 'dark'] as const;
export type EyeShade = (typeof eyeShades)[number];

/** A picture for each kind of eye. */
export type OnEachShade = Readonly<Record<EyeShade, string>>;

/** Shown until somebody says which eyes they have. Source: EYE-2. */
export const usualShade: EyeShade = 'middle';

/** What a device kept; anything else is no answer. Source: EYE-2. */
export const readShade = (kept: string | undefined): EyeShade =>
  eyeShades.find((shade) => shade === kept) ?? usualShade;
