import { luminance, mix } from '../../../../shared/svg/colour.ts';

/** The palette of the posters. */
export const ink = {
  orange: '#c2410c',
  terracotta: '#d8693d',
  brick: '#a8401f',
  ochre: '#f0b048',
  butter: '#f8d489',
  sand: '#f3dcb8',
  cream: '#fffbf5',
  sage: '#9db48d',
  moss: '#5f8060',
  forest: '#14532d',
  pine: '#0c3a22',
  sky: '#93c8d6',
  lagoon: '#4f9bb0',
  night: '#1d3557',
  plum: '#6f2b3c',
  rose: '#eeb49a',
  dark: '#2b1a10',
} as const;

/** Returns a skin in flat tones: its own colour, lighter towards the light, and a warm shadow. */
export const skinTones = (skin: string) => {
  const deep = luminance(skin) < 0.16;
  return {
    base: skin,
    light: mix(skin, deep ? '#f0a878' : '#fff3dc', deep ? 0.26 : 0.42),
    shade: mix(skin, deep ? '#1c0a10' : '#8e2f1e', deep ? 0.5 : 0.35),
    deep: mix(skin, deep ? '#12060a' : '#6a1f18', deep ? 0.66 : 0.56),
    lip: mix(skin, deep ? '#8e2236' : '#b8322a', deep ? 0.45 : 0.5),
    blush: mix(skin, '#d9482b', deep ? 0.16 : 0.2),
  };
};
export type SkinTones = ReturnType<typeof skinTones>;
