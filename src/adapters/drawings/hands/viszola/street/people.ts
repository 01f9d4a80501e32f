import { mix } from '../../../../shared/svg/colour.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { disc, line, oval, shape } from '../kit/sheet.ts';

export interface Walker {
  readonly kind: 'coat' | 'dress' | 'suit' | 'girl';
  readonly main: string;
  readonly second: string;
  readonly skin: string;
  readonly hair: string;
  readonly hat?: string;
  readonly facing?: -1 | 1;
}

const legs = (colour: string, shoe: string) =>
  `${shape('M-10-66L-24-4H-15L-1-62Z', mix(colour, '#1a0c14', 0.25))}${shape('M2-66L22-6L29-8L14-66Z', colour)}${shape('M-27-6H-13V0H-30ZM20-8L29-10L38-1L24 0Z', shoe)}`;

const head = ({ skin, hair, hat, kind }: Walker) =>
  `${shape('M-5-142L7-146V-124L-5-122Z', mix(skin, '#7a2a1a', 0.3))}${kind === 'suit' ? '' : oval(-5, -149, 13, 15, hair)}${oval(3, -150, 10.5, 13, skin)}${shape('M-8-158C-8-170 16-170 14-156C6-160 0-158-4-148C-9-148-10-152-8-158Z', hair)}${shape('M0-153H15.5C15.5-146 7-144 5-149C4-146-1-147 0-153Z', '#1d0f0c')}${hat ? `${oval(2, -161, 25, 5, hat, -8)}${shape('M-11-160C-12-178 14-182 16-164Z', hat)}${shape('M-11-162L16-166V-162L-11-158Z', mix(hat, '#2b0a08', 0.5))}` : ''}`;

const bodies: Readonly<Record<Walker['kind'], (walker: Walker) => string>> = {
  coat: ({ main, second }) =>
    `${legs('#5a2a24', '#2b1410')}${shape('M-14-128C-4-134 8-134 16-128C26-100 30-76 34-48C16-42-14-42-30-48C-26-80-24-104-14-128Z', main)}${shape('M6-131C10-131 14-130 16-128C26-100 30-76 34-48C28-46 22-45 14-44C16-76 12-104 6-131Z', mix(main, '#3a0f1c', 0.32))}${shape('M-10-132C0-124 10-126 14-132L18-122C8-116-6-116-14-124Z', second)}${shape('M-20-88L30-92V-86L-21-81Z', second)}`,
  dress: ({ main, second, skin }) =>
    `${legs(skin, second)}${shape('M-12-126L14-128C12-112 12-104 14-98C22-84 34-66 40-50C20-40-22-42-38-52C-26-70-16-88-11-100C-10-108-11-118-12-126Z', main)}${shape('M8-127L14-128C12-112 12-104 14-98C22-84 34-66 40-50C34-47 26-45 18-44C18-66 12-88 8-100Z', mix(main, '#3a0f1c', 0.3))}${line('M-11-122C-20-108-22-96-20-84M13-122C22-110 26-102 34-98', skin, 6)}${shape('M30-100H46V-82H28Z', second)}`,
  suit: ({ main, second }) =>
    `${shape('M-12-76L-24-4H-10L2-70Z', mix(main, '#1a0c14', 0.35))}${shape('M-2-76L18-4H31L16-76Z', main)}${shape('M-28-5H-9V0H-30ZM18-6H31L40 0H19Z', '#1d100c')}${shape('M-18-126C-6-134 10-134 20-126C24-106 22-84 20-66H-18C-20-86-22-106-18-126Z', main)}${shape('M8-132C14-131 18-128 20-126C24-106 22-84 20-66H8C12-88 12-110 8-132Z', mix(main, '#1a0c14', 0.35))}${shape('M-3-130L9-131L4-106Z', second)}${line('M-16-120C-26-104-26-90-18-78', mix(main, '#1a0c14', 0.2), 9)}`,
  girl: ({ main, second, skin }) =>
    `${shape('M-10-70L-22-4H-12L2-66Z', second)}${shape('M0-70L18-4H28L14-70Z', mix(second, '#1a0c14', 0.25))}${shape('M-26-5H-11V0H-28ZM18-6H28L36 0H18Z', '#fffbf5')}${shape('M-14-126C-4-132 8-132 16-126C22-106 20-84 18-66H-15C-18-86-18-106-14-126Z', main)}${shape('M8-130C12-129 14-128 16-126C22-106 20-84 18-66H8C12-88 12-110 8-130Z', mix(main, '#3a0f1c', 0.3))}${line('M-12-118C-22-104-22-92-16-80', skin, 6)}`,
};

/** A passer-by: feet at (x, y), with a shadow to the side of `reach` times their height. */
export const walker = (
  x: number,
  y: number,
  scale: number,
  who: Walker,
  shadow: string,
  reach: number,
): string => {
  const [dx, dy] = [150 * reach * 0.62, 34];
  const length = Math.hypot(dx, dy);
  const [px, py] = [(-dy / length) * 13, (dx / length) * 5];
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${shape(`M-16 0L22-2L${n(dx + px + 12)} ${n(dy + py)}Q${n(dx * 1.16)} ${n(dy * 1.16)} ${n(dx - px - 8)} ${n(dy - py)}Z`, shadow)}<g${who.facing === -1 ? ' transform="scale(-1 1)"' : ''}>${bodies[who.kind](who)}${head(who)}</g></g>`;
};

/** A dachshund on a lead. */
export const dog = (
  x: number,
  y: number,
  scale: number,
  colour: string,
  shadow: string,
  facing = 1,
): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale * facing)} ${n(scale)})">${shape('M-30 0H40L60 10H-10Z', shadow)}${shape('M-34-22C-44-30-46-38-44-44C-38-34-30-32-22-32H22C28-42 36-50 46-50C52-50 54-46 64-42C66-36 60-34 50-34C46-20 40-14 34-12V0H27V-12H-20V0H-27V-14C-32-16-34-18-34-22Z', colour)}${shape('M36-48C32-40 30-30 36-26C42-30 42-42 42-50Z', mix(colour, '#1a0805', 0.45))}${disc(53, -44, 1.8, '#120806')}${disc(63, -40, 2.6, '#120806')}</g>`;
