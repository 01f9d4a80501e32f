import { darker, lighter, luminance, mix } from '../../../shared/svg/colour.ts';
import { type Ink, n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import type { GlassesArt } from '../../seed/range/art-type.ts';

/** Whether a frame is so light that it needs an outline and dark letters. */
export const isPale = ({ frame }: GlassesArt): boolean => luminance(frame) > 0.5;

/** Paint of the frame, from its upper to its lower edge. */
export const framePaint = (ink: Ink, { frame, finish }: GlassesArt): string => {
  const down = { from: [0, -160], to: [0, 170], absolute: true } as const;
  if (finish === 'metal') {
    return ink.linear(down, [
      [0, lighter(frame, 0.75)],
      [0.25, frame],
      [0.45, darker(frame, 0.35)],
      [0.6, lighter(frame, 0.45)],
      [0.85, darker(frame, 0.3)],
      [1, lighter(frame, 0.5)],
    ]);
  }
  const veil = finish === 'crystal' ? 0.62 : 1;
  return ink.linear(down, [
    [0, lighter(frame, 0.36), veil],
    [0.08, lighter(frame, 0.12), veil],
    [0.3, frame, veil],
    [0.8, darker(frame, finish === 'crystal' ? 0.15 : 0.35), veil],
    [0.97, lighter(frame, 0.06), veil],
    [1, lighter(frame, 0.24), veil],
  ]);
};

/** Spots of tortoiseshell, the same ones for the same model. */
export const mottle = (art: GlassesArt): string => {
  const random = randomFrom(`${art.manufacturer}${art.name}mottle`);
  const spot = () => {
    const x = -200 + random() * 420;
    const y = -170 + random() * 340;
    const size = 14 + random() * 30;
    const tone = random() > 0.45 ? darker(art.frame, 0.6) : mix(art.frame, '#d9983f', 0.55);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="${n(size * (0.4 + random() * 0.5))}" fill="${tone}" opacity="${n(0.35 + random() * 0.4)}" transform="rotate(${n(random() * 180)} ${n(x)} ${n(y)})"/>`;
  };
  return Array.from({ length: 70 }, spot).join('');
};

/** Paint of a lens: clear, tinted from top to bottom, or mirrored. */
export const lensPaint = (ink: Ink, { tints: [top, bottom], kind, mirrored }: GlassesArt): string => {
  const down = { from: [0, -150], to: [0, 160], absolute: true } as const;
  if (kind === 'reading') {
    return ink.linear({ from: [-160, -150], to: [160, 150], absolute: true }, [
      [0, '#dfeaf3', 0.5],
      [0.5, '#ffffff', 0.25],
      [1, '#cfe0ec', 0.5],
    ]);
  }
  if (mirrored) {
    return ink.linear({ from: [-140, -150], to: [140, 150], absolute: true }, [
      [0, lighter(top, 0.35)],
      [0.35, top],
      [0.55, mix(top, bottom, 0.6)],
      [0.78, lighter(bottom, 0.35)],
      [1, bottom],
    ]);
  }
  return ink.linear(down, [
    [0, darker(top, 0.3), 0.96],
    [0.4, top, 0.92],
    [0.75, mix(top, bottom, 0.62), 0.82],
    [1, bottom, 0.68],
  ]);
};
