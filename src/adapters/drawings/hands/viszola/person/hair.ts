import { luminance, mix } from '../../../../shared/svg/colour.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import type { Person } from '../../../cast.ts';
import { ink } from '../kit/palette.ts';
import { disc, line, oval, shape } from '../kit/sheet.ts';

/** Hair behind the head, and its front, whose outline also casts a shadow on the brow. */
export interface Hair {
  readonly back: string;
  /** Outline of what falls over the face. */
  readonly front: string;
  readonly over: string;
}

const tones = (hair: string) => {
  const light = luminance(hair);
  return {
    base: hair,
    light: mix(hair, light > 0.4 ? '#fffbf2' : light > 0.05 ? '#ffc778' : '#b98a6a', light > 0.4 ? 0.6 : 0.32),
    dark: mix(hair, light > 0.4 ? '#7f6f6a' : '#120806', 0.42),
  };
};
type Tones = ReturnType<typeof tones>;

const bobYoung = ({ base, light, dark }: Tones): Hair => ({
  back: shape('M0-158C72-160 116-112 114-34C116 22 122 60 112 104C92 122 66 112 52 92H-52C-66 112-92 122-112 104C-122 60-116 22-114-34C-116-112-72-160 0-158Z', dark),
  front: 'M0-158C72-160 116-112 114-34C116 22 122 60 112 104C100 112 84 108 72 92C84 52 82 4 74-40C56-52 34-54 8-52C-20-50-52-50-74-42C-82 4-84 52-72 92C-84 108-100 112-112 104C-122 60-116 22-114-34C-116-112-72-160 0-158Z',
  over: `${shape('M-96-40C-98-100-58-144-6-146C-50-128-74-92-76-48C-82-2-88 46-82 92C-98 62-96 10-96-40Z', light)}${shape('M74-40C82 4 84 52 72 92C84 108 100 112 112 104C122 60 116 22 114-34C112-74 100-108 76-130C92-98 82-66 74-40Z', dark)}${shape('M-52-49C-44-76-24-100-2-112C-18-90-28-70-30-51ZM8-52C12-76 22-94 36-106C28-86 24-70 26-53Z', light)}`,
});

const bobOld = ({ base, light, dark }: Tones): Hair => ({
  back: shape('M-10-152C60-160 104-120 106-50C108-4 104 30 92 62C72 74 56 60 52 40H-52C-60 60-76 74-92 60C-106 20-104-30-100-66C-94-118-60-150-10-152Z', dark),
  front: 'M-30-148C40-172 110-128 108-44C110 0 106 36 90 66C78 72 70 58 70 40C82 4 80-30 66-56C34-62-4-78-34-108C-46-86-64-70-70-46C-78-10-80 20-70 46C-72 62-82 70-92 60C-108 20-106-30-100-66C-94-110-70-138-30-148Z',
  over: `${shape('M-30-146C10-156 56-148 80-112C58-130 16-132-26-116C-6-92 30-74 66-62C30-64-8-80-34-108Z', light)}${shape('M66-56C80-30 82 4 70 40C70 58 78 72 90 66C106 36 110 0 108-44C106-76 96-102 80-120C92-88 84-64 66-56Z', dark)}${shape('M-96-50C-92-86-74-110-46-124C-66-98-80-74-82-44C-86-10-88 20-82 50C-98 24-100-14-96-50Z', light)}`,
});

const curls = ({ base, light, dark }: Tones): Hair => {
  const random = randomFrom('curls');
  /** Curls around the middle of the head, from one angle to another; upright is 0. */
  const ring = (count: number, reach: number, r: number, half: number, draw: (x: number, y: number, r: number) => string) =>
    Array.from({ length: count }, (_, index) => {
      const angle = half * (((index + 0.5) / count) * 2 - 1) + (random() - 0.5) * 0.1;
      return draw(Math.sin(angle) * reach, -34 - Math.cos(angle) * reach, r * (0.86 + random() * 0.28));
    }).join('');
  const lit = (x: number, y: number, r: number) =>
    `${disc(x, y, r, x > 40 ? dark : light)}${disc(x + 2.4, y + 3, r * 0.92, base)}`;
  return {
    back: `${disc(0, -36, 122, base)}${ring(17, 116, 29, 2.45, (x, y, r) => disc(x, y, r, base))}`,
    front: 'M-80 10C-100-60-80-140 0-140S100-60 80 10C82-30 70-56 56-76C30-92-30-92-56-76C-70-56-82-30-80 10Z',
    over: `${ring(15, 120, 20, 2.1, lit)}${ring(12, 92, 19, 1.9, lit)}${ring(9, 66, 17, 1.25, lit)}`,
  };
};

const slicked = ({ base, light, dark }: Tones): Hair => ({
  back: shape('M-78-20C-96-100-56-152 4-152C66-152 96-100 78-20Z', base),
  front: 'M-79 14C-92-44-90-104-48-138C0-166 72-152 86-92C92-56 86-12 79 14C76-8 74-30 66-52C62-72 54-84 44-92C10-84-24-92-52-98C-64-84-68-66-70-46C-74-28-76-8-79 14Z',
  over: `${shape('M-52-98C-30-124 20-142 64-124C30-128-4-118-30-95Z', light)}${shape('M-10-92C20-112 50-116 74-104C60-104 42-98 30-89Z', light)}${shape('M66-52C74-30 76-8 79 14C86-12 92-56 86-92C84-104 78-114 72-122C82-96 78-70 66-52Z', dark)}${shape('M-79 14C-84-12-86-34-84-52C-76-52-72-48-70-46C-74-28-76-8-79 14Z', mix(base, '#b8aca4', 0.55))}`,
});

const receding = ({ base, light, dark }: Tones): Hair => ({
  back: '',
  front: 'M-78 22C-94-12-96-62-82-96C-62-140-8-152 30-146C70-140 96-100 88-50C88-22 84 4 78 22C76-4 74-24 68-44C70-70 62-92 48-104C40-112 28-114 18-112C2-126-30-124-48-104C-62-88-68-66-70-44C-74-24-76-4-78 22Z',
  over: `${shape('M-62-96C-40-134 14-146 52-126C22-130-10-124-28-117C-44-112-54-104-62-96Z', light)}${shape('M68-44C74-24 76-4 78 22C84 4 88-22 88-50C92-80 84-106 70-122C78-96 76-68 68-44Z', dark)}`,
});

const flop = ({ base, light, dark }: Tones): Hair => ({
  back: shape('M-78 0C-100-90-60-156 4-158C70-158 98-90 80 0Z', dark),
  front: 'M-82-4C-108-92-62-164 8-164C78-164 106-92 82-2C80-20 76-34 70-46C64-36 54-30 44-30C50-44 46-66 36-84C34-58 14-38-18-32C-6-44-2-56-2-66C-22-48-44-38-70-34C-76-26-80-16-82-4Z',
  over: `${shape('M36-84C14-94-10-96-2-66C-12-92 6-122 40-132C20-118 22-98 36-84Z', light)}${shape('M-70-34C-80-66-72-112-30-140C-54-106-58-72-50-44ZM-8-58C-20-88-6-124 24-148C6-120 2-92 8-66Z', light)}${shape('M70-46C76-34 80-20 82-2C94-48 92-98 70-130C80-100 80-70 70-46Z', dark)}`,
});

const quiff = ({ base, light, dark }: Tones): Hair => ({
  back: shape('M-76-10C-90-90-50-140 6-140C60-140 90-90 76-10Z', dark),
  front: 'M-77 8C-88-30-88-74-76-104C-82-134-50-170 4-172C62-172 96-142 84-106C90-74 86-26 77 8C76-18 72-40 66-58C66-74 60-88 52-96C20-88-18-90-54-100C-64-88-66-72-68-56C-72-40-75-18-77 8Z',
  over: `${shape('M-70-106C-70-138-34-162 10-162C-20-150-40-128-44-97ZM-30-95C-26-122 0-146 40-152C16-138 2-116 0-91ZM14-91C20-114 40-132 70-136C54-124 44-110 42-93Z', light)}${shape('M66-58C72-40 76-18 77 8C86-26 90-74 84-106C80-92 72-76 66-58Z', dark)}`,
});

const bunTop = ({ base, light, dark }: Tones): Hair => ({
  back: `${oval(6, -166, 46, 38, dark)}${shape('M-34-170C-30-200 20-208 40-188C16-194-12-186-20-160Z', base)}${shape('M-28-180C-14-202 20-202 32-190C10-192-8-184-16-170Z', light)}`,
  front: 'M-76 10C-94-56-84-142 2-144C86-142 96-56 76 10C78-22 72-48 58-70C40-90 20-102 2-106C-22-100-46-84-60-62C-72-44-78-20-76 10Z',
  over: `${shape('M2-106C-22-100-46-84-60-62C-68-50-74-36-76-18C-84-80-56-122 0-134ZM-20-134C-54-126-78-92-80-52C-70-88-48-114-12-128Z', light)}${shape('M76 10C78-22 72-48 58-70C40-90 20-102 2-106C34-120 66-106 84-64C88-40 84-14 76 10Z', dark)}${shape('M14-104C38-112 60-98 72-72C58-92 38-102 14-104Z', base)}`,
});

const bunLow = ({ base, light, dark }: Tones): Hair => ({
  back: `${oval(66, 52, 34, 32, dark)}${oval(74, 46, 22, 19, base)}${oval(-62, 54, 22, 22, base)}${oval(-66, 50, 12, 12, light)}`,
  front: 'M-77 24C-98-30-92-146 0-148C92-146 98-30 77 24C80-12 78-44 66-66C50-62 20-72-6-104C-14-80-40-66-66-58C-76-34-80-8-77 24Z',
  over: `${shape('M-6-104C-14-80-40-66-66-58C-76-36-80-10-78 16C-92-50-74-114-14-138Z', light)}${shape('M-66-58C-50-72-30-96-24-120C-30-88-44-72-66-58Z', base)}${shape('M77 24C80-12 78-44 66-66C82-70 84-96 70-122C96-80 94-24 77 24Z', dark)}${shape('M-6-104C12-82 40-66 66-66C56-84 32-104 8-112Z', light, ' opacity=".55"')}`,
});

const longHair = ({ base, light, dark }: Tones): Hair => ({
  back: shape('M0-152C74-154 108-104 106-34C110 60 126 160 122 260H-122C-126 160-110 60-106-34C-108-104-74-154 0-152Z', base),
  front: 'M6-152C78-152 108-104 106-34C110 60 126 160 122 260H74C86 160 92 60 72-40C60-68 38-92 6-112C-26-96-54-72-70-40C-88 40-92 140-80 260H-122C-126 160-110 60-106-34C-108-104-70-154 6-152Z',
  over: `${shape('M-104 20C-100-40-98-118-30-138C-66-108-84-70-86-28C-92 60-100 160-104 240C-112 160-110 80-104 20Z', light)}${shape('M6-112C-10-108-34-92-52-68C-40-100-20-124 4-136Z', light)}${shape('M72-40C92 60 86 160 74 260H122C126 160 110 60 106-34C106-70 98-100 80-122C92-92 88-60 72-40Z', dark)}`,
});

const cropped = ({ base, light }: Tones): Hair => ({
  back: '',
  front: 'M-78 18C-90-30-92-92-56-124C-20-146 28-146 60-122C92-92 90-30 78 18C77-16 74-36 70-52C66-78 60-88 46-96C14-104-20-104-48-96C-62-88-66-78-70-52C-74-36-77-16-78 18Z',
  over: shape('M-64-84C-50-122-6-136 40-126C6-124-30-112-48-96C-56-92-60-88-64-84Z', mix(base, light, 0.6)),
});

const ponytail = ({ base, light, dark }: Tones): Hair => ({
  back: `${shape('M40-150C100-176 150-120 142-40C138 30 158 90 128 150C116 100 96 60 92 0C86-60 70-110 40-130Z', base)}${shape('M100-120C128-90 126-30 122 20C122 60 134 100 128 150C116 100 96 60 92 0C90-50 96-90 100-120Z', dark)}${shape('M64-144C104-146 130-104 128-48C118-96 96-126 64-130Z', light)}`,
  front: 'M-74 6C-92-60-76-146 8-146C84-146 92-60 72 4C74-24 70-50 56-72C34-96 4-104-22-96C-44-84-62-64-66-40C-72-26-74-10-74 6Z',
  over: `${shape('M-22-96C-44-84-62-64-66-40C-84-86-46-132 6-134C-8-126-16-112-22-96ZM-4-98C0-118 18-130 44-134C28-124 20-110 20-95Z', light)}${shape('M72 4C74-24 70-50 56-72C66-90 60-110 48-124C84-104 90-44 72 4Z', dark)}${shape('M-66-40C-76-20-78 20-70 64C-80 34-88-4-80-40Z', light)}${oval(74, -122, 12, 20, ink.orange, 40)}`,
});

const headscarf = (): Hair => {
  const dots = [[-70, -96], [-34, -128], [12, -136], [54, -112], [82, -66], [-92, -40], [-96, 20], [94, -10], [92, 50], [-84, 84], [76, 106], [0, -108], [-52, -74], [48, -76]];
  return {
    back: shape('M0-158C84-160 116-96 110-20C106 40 112 90 92 132C60 172-50 176-88 134C-112 90-106 40-110-20C-116-96-84-160 0-158Z', ink.brick),
    front: 'M0-158C84-160 116-96 110-20C106 40 112 90 92 134C64 170 24 176-8 172C20 150 52 120 64 82C82 40 84-10 72-48C58-82 30-98 0-98C-30-98-58-82-72-48C-84-10-82 40-64 82C-56 108-40 132-22 146C-10 156-4 164-8 172C-40 172-72 158-88 134C-112 90-106 40-110-20C-116-96-84-160 0-158Z',
    over: `${dots.map(([x = 0, y = 0]) => disc(x, y, 6.5, ink.butter)).join('')}${shape('M64 82C82 40 84-10 72-48C66-64 56-78 44-86C70-92 96-74 108-40C112-28 111-8 110 0C106 50 110 92 92 134C70 162 30 176-8 172C20 150 52 120 64 82Z', '#7a1c0c', ' opacity=".5"')}${shape('M-92-50C-86-104-50-142 4-146C-40-130-70-94-78-42C-84 0-84 40-74 76C-92 40-98-8-92-50Z', ink.butter, ' opacity=".22"')}`,
  };
};

const waves = ({ base, light, dark }: Tones): Hair => ({
  back: shape('M8-160C86-162 122-104 112-46C136-20 106 12 124 44C142 84 112 116 118 156C80 186 60 150 50 110H-50C-60 150-84 180-116 150C-98 112-136 84-116 42C-98 12-132-16-108-50C-118-110-70-160 8-160Z', dark),
  front: 'M20-160C90-158 122-104 112-46C136-20 106 12 124 44C142 84 112 116 118 156C92 154 78 124 90 92C98 62 70 40 82 6C88-16 76-34 66-56C40-62 14-80 4-108C-14-84-44-66-68-50C-84-30-72-10-82 12C-94 40-66 62-84 96C-92 126-98 140-116 150C-98 112-136 84-116 42C-98 12-132-16-108-50C-118-112-64-164 20-160Z',
  over: `${shape('M4-108C-14-84-44-66-68-50C-84-30-72-10-82 12C-92 36-74 54-80 84C-104 50-104 40-94 10C-86-14-104-22-92-54C-86-100-50-136 8-142C0-132 0-120 4-108Z', light)}${shape('M-68-50C-46-74-34-96-22-128C-48-114-74-90-82-50C-90-24-70-14-82 12C-74-10-82-32-68-50Z', base)}${shape('M66-56C76-34 88-16 82 6C70 40 98 62 90 92C80 124 92 154 118 156C112 116 142 84 124 44C106 12 136-20 112-46C114-80 102-114 78-138C94-104 86-72 66-56Z', dark)}${shape('M4-108C14-80 40-62 66-56C72-80 56-116 28-134C44-104 36-90 4-108Z', light)}`,
});

const bald = ({ base, dark }: Tones): Hair => ({
  back: '',
  front: '',
  over: `${shape('M-80 22C-92-10-92-44-78-66C-70-60-72-40-72-24C-74-8-78 8-80 22Z', base)}${shape('M80 22C92-10 92-44 78-66C70-60 72-40 72-24C74-8 78 8 80 22Z', dark)}`,
});

const styles: Readonly<Record<string, (of: Tones) => Hair>> = {
  'bob-young': bobYoung,
  'bob-old': bobOld,
  curls,
  'short-middle': slicked,
  'short-old': receding,
  'short-young': flop,
  'short-young-work': quiff,
  'bun-old': bunTop,
  bun: bunLow,
  long: longHair,
  cropped,
  ponytail,
  scarf: headscarf,
  waves,
  bald,
};

export const hairOf = ({ style, age, hair }: Person, atWork: boolean): Hair & { readonly base: string } => {
  const draw = styles[`${style}-${age}${atWork ? '-work' : ''}`] ?? styles[`${style}-${age}`] ?? styles[style];
  return { ...(draw ?? cropped)(tones(hair)), base: style === 'scarf' ? ink.terracotta : hair };
};

const beardTones = (hair: string) => {
  const { base, light, dark } = tones(hair);
  return { base, light, dark };
};

/** A beard in the face's own outline: `jaw` and `length` of the face, `m` the height of its mouth. */
export const beard = (
  { beard: kind, hair, skin }: Person,
  { cheek, length: l, turn, m }: { readonly cheek: number; readonly length: number; readonly turn: number; readonly m: number },
): string => {
  const { base, light, dark } = beardTones(hair);
  const x = n(turn * 1.25);
  const tash = `M0 ${m - 15}C10 ${m - 18} 24 ${m - 12} 32 ${m + 4}C20 ${m}-20 ${m}-32 ${m + 4}C-24 ${m - 12}-10 ${m - 18} 0 ${m - 15}Z`;
  const jaw = (drop: number) =>
    `M-${cheek} 16C-${cheek - 8} 30-${cheek - 16} ${m - 22}-40 ${m - 14}C-20 ${m - 20} 20 ${m - 20} 40 ${m - 14}C${cheek - 16} ${m - 22} ${cheek - 8} 30 ${cheek} 16C${cheek + 6} ${m} 64 ${l + drop} 0 ${l + drop}C-64 ${l + drop}-${cheek + 6} ${m}-${cheek} 16ZM0 ${m - 4}C-16 ${m - 6}-26 ${m}-28 ${m + 6}C-14 ${m + 20} 14 ${m + 20} 28 ${m + 6}C26 ${m} 16 ${m - 6} 0 ${m - 4}Z`;
  if (kind === 'moustache')
    return `<g transform="translate(${x} 0)">${shape(`M0 ${m - 17}C14 ${m - 22} 30 ${m - 14} 42 ${m - 2}C30 ${m + 6} 12 ${m + 2} 0 ${m - 4}C-12 ${m + 2}-30 ${m + 6}-42 ${m - 2}C-30 ${m - 14}-14 ${m - 22} 0 ${m - 17}Z`, base)}${shape(`M0 ${m - 17}C14 ${m - 22} 30 ${m - 14} 42 ${m - 2}C30 ${m + 6} 12 ${m + 2} 0 ${m - 4}Z`, dark)}</g>`;
  if (kind === 'full')
    return `<g transform="translate(${n(turn * 0.5)} 0)">${shape(jaw(20), base, ' fill-rule="evenodd"')}${shape(`M40 ${m - 14}C${cheek - 16} ${m - 22} ${cheek - 8} 30 ${cheek} 16C${cheek + 6} ${m} 64 ${l + 20} 8 ${l + 20}C30 ${l} 40 ${m + 20} 40 ${m - 14}Z`, dark)}${shape(`M-${cheek - 5} 30C-${cheek - 16} ${m - 10}-50 ${m - 4}-44 ${m + 20}C-34 ${l - 4}-26 ${l + 8}-10 ${l + 14}C-50 ${l + 6}-${cheek - 4} ${m + 6}-${cheek - 5} 30Z`, light, ' opacity=".6"')}</g>`;
  const random = randomFrom(`stubble${hair}`);
  const specks = Array.from({ length: 190 }, () => {
    const [side, down] = [(random() - 0.5) * 2, random()];
    return `M${n(side * (cheek - 8 - down * 26))} ${n(m - 18 + Math.abs(side) ** 2 * -22 + down * (l - m + 18))}h0`;
  });
  const tone = mix(skin, base, 0.5);
  return `<g transform="translate(${n(turn * 0.5)} 0)">${shape(jaw(0), tone, ' fill-rule="evenodd" opacity=".3"')}${shape(tash, tone, ' opacity=".35"')}${line(specks.join(''), tone, 1.7)}</g>`;
};

export const freckles = (seed: string, turn: number, colour: string): string => {
  const random = randomFrom(`freckles${seed}`);
  const spots = Array.from({ length: 30 }, () => `M${n((random() - 0.5) * 116 + turn)} ${n(22 + random() * 22 - Math.abs(random() - 0.5) * 10)}h0`);
  return line(spots.join(''), colour, 3);
};
