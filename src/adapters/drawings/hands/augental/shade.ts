import { darker, mix } from '../../../shared/svg/colour.ts';

/** Returns the colour of skin in shadow, in a warm tone. */
export const shadeOf = (skin: string): string => mix(mix(skin, '#8a2f3a', 0.24), '#2a1430', 0.16);

export const lineOf = (skin: string): string => mix(darker(skin, 0.45), '#5a1f1a', 0.45);
