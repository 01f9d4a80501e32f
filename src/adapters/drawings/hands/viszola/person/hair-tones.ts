import { luminance, mix } from '../../../../shared/svg/colour.ts';

const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);

/** Returns hair in three flat tones: its own colour, in light, and in shade. */
export const hairTones = (hair: string) => {
  const pale = luminance(hair) > 0.3;
  const grey = pale && channel(hair, 1) - channel(hair, 5) < 40;
  const [towards, share, dark] = grey
    ? (['#fffbf2', 0.6, '#7f6f6a'] as const)
    : pale
      ? (['#ffc778', 0.5, '#7a4413'] as const)
      : luminance(hair) > 0.05
        ? (['#ffc778', 0.32, '#120806'] as const)
        : (['#b98a6a', 0.32, '#120806'] as const);
  return { base: hair, light: mix(hair, towards, share), dark: mix(hair, dark, 0.42) };
};
export type Tones = ReturnType<typeof hairTones>;
