import { ink } from '../palette.ts';
import { fill, line, slab, sticker } from '../sheet.ts';

export interface Skin {
  readonly skin: string;
  readonly shade: string;
}

/** A hand with its index finger up, the tip of the finger at 0, its wrist cut off by the sheet. */
export const pointing = ({ skin, shade }: Skin, sleeve: string): string => {
  const finger = slab(-46, 0, 92, 250, 46);
  const fist =
    'M-60 150C-92 150 -112 176 -108 214L-96 300H130C150 270 152 190 140 160C132 134 104 130 92 140C84 124 58 122 46 134Z';
  const thumb =
    'M-104 208C-118 150 -84 132 -56 150C-20 172 20 186 52 196C78 206 74 240 44 242C0 246 -40 234 -64 222Z';
  const cuff = slab(-128, 262, 286, 90, 30);
  const knuckles = line('M92 144C84 170 88 196 96 214M136 166C126 188 128 206 134 220M46 150V180', shade, 7);
  return sticker(
    finger + fist + thumb + cuff,
    fill(fist, skin) +
      fill(
        'M92 140C84 124 58 122 46 134V260H130C150 250 152 190 140 160C132 134 104 130 92 140Z',
        shade,
        ' opacity=".6"',
      ) +
      knuckles +
      fill(finger, skin) +
      fill('M10 1C34 6 46 24 46 46V200H20C26 130 26 60 10 1Z', shade) +
      line('M-28 96Q0 106 26 96M-26 112Q0 120 22 113', shade, 5) +
      fill(thumb, skin) +
      line('M-56 220C-20 236 20 244 44 242C74 240 78 206 52 196', shade, 7) +
      fill('M18 196C34 196 56 204 58 216C56 226 38 228 22 224Z', '#ffffff', ' opacity=".55"') +
      fill(cuff, sleeve) +
      line('M-100 300H130', ink, 4, ' opacity=".25"'),
    10,
  );
};

/** A thumb over a thing's edge at 0, its wrist to the right and down. */
export const thumb = ({ skin, shade }: Skin, sleeve: string): string => {
  const hand =
    'M-84 -22C-100 -2 -84 24 -58 20C-30 14 -8 22 6 40C28 78 60 96 96 118L164 60C140 20 120 -40 76 -62C40 -78 6 -56 -16 -40C-40 -30 -66 -34 -84 -22Z';
  const cuff = 'M78 116L160 40Q176 30 190 44L270 130L170 240L74 146Q64 130 78 116Z';
  return sticker(
    hand + cuff,
    fill(hand, skin) +
      fill('M6 40C28 78 60 96 96 118L164 60C130 60 60 50 6 40Z', shade) +
      fill(
        'M-84 -18C-70 -26 -54 -22 -50 -10C-50 4 -66 12 -80 8C-90 2 -90 -10 -84 -18Z',
        '#ffffff',
        ' opacity=".6"',
      ) +
      fill(cuff, sleeve) +
      line('M96 128L172 56', ink, 4, ' opacity=".25"'),
    9,
  );
};
