import { ink, white } from '../palette.ts';
import { fill, line, slab, sticker } from '../sheet.ts';

export interface Skin {
  readonly skin: string;
  readonly shade: string;
}

/** A hand with its index finger up and the other three curled: the fingertip at 0, a cuff below. */
export const pointing = ({ skin, shade }: Skin, sleeve: string): string => {
  const finger = slab(-46, 0, 92, 270, 46);
  const curled = slab(40, 142, 58, 110, 27) + slab(90, 156, 54, 98, 26) + slab(136, 174, 48, 80, 23);
  const palm = 'M-46 190H184V226C184 270 170 300 160 310H-26C-40 290 -46 260 -46 230Z';
  const thumb =
    'M-52 300C-92 266 -96 214 -72 196C-50 182 -34 206 -12 214C24 224 62 214 86 220C108 228 106 258 82 262C46 268 14 270 -6 292Z';
  const cuff = slab(-62, 282, 244, 100, 30);
  return sticker(
    finger + curled + palm + thumb + cuff,
    fill(palm, shade) +
      fill(curled, skin) +
      fill(slab(136, 174, 48, 80, 23), shade) +
      line('M97 172V226M143 186V228', shade, 6) +
      fill(finger, skin) +
      fill('M12 1C34 6 46 24 46 46V230H22C28 140 28 60 12 1Z', shade) +
      line('M-28 92Q-4 102 20 92M-26 108Q-4 116 18 108', shade, 5) +
      fill(thumb, skin) +
      line('M-20 216C14 228 62 214 86 220C108 228 106 258 82 262C52 266 28 268 8 278', shade, 6) +
      fill(
        'M58 226C72 222 88 222 92 232C96 246 84 254 66 254C56 252 52 232 58 226Z',
        white,
        ' opacity=".6"',
      ) +
      fill(cuff, sleeve) +
      line('M-34 322H154', ink, 4, ' opacity=".25"'),
    10,
  );
};

/** A thumb over the edge of an object at 0, its wrist to the lower right. */
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
        white,
        ' opacity=".6"',
      ) +
      fill(cuff, sleeve) +
      line('M96 128L172 56', ink, 4, ' opacity=".25"'),
    9,
  );
};
