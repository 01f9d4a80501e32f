import { mix } from '../../../../shared/svg/colour.ts';
import { box, disc, line, oval, shape } from '../kit/sheet.ts';
import type { Light } from './light.ts';

/** The old tram, 300 long, its wheels at (x, y). */
export const tram = (
  x: number,
  y: number,
  light: Light,
  [body, roof]: readonly [string, string],
  snow?: string,
): string => {
  const pane = light.lamps ? light.pane : mix(light.pane, light.sky, 0.55);
  const window = (i: number) =>
    `${box(24 + i * 44, -92, 34, 38, pane)}${light.lamps ? '' : shape(`M${24 + i * 44}-92h26l-26 30Z`, mix(pane, '#ffffff', 0.35))}`;
  const seen = [1, 3, 4]
    .map(
      (i) =>
        `${oval(42 + i * 44, -68, 8, 10, '#5b2a22')}${shape(`M${28 + i * 44}-54q14-10 28 0Z`, '#5b2a22')}`,
    )
    .join('');
  return `<g transform="translate(${x} ${y})">${line('M150-128L190-196', mix(roof, '#1a0c14', 0.5), 4)}${shape('M10-8H290L330 14H60Z', light.shadow)}${shape('M22-122C60-134 240-134 278-122L296-108H4Z', roof)}${snow ? shape('M22-122C60-138 240-138 278-122C240-128 60-128 22-122Z', snow) : ''}${shape('M2-108H298C302-80 300-40 296-18H4C0-40-2-80 2-108Z', body)}${shape('M2-46H300L296-18H4Z', mix(body, '#a8401f', 0.5))}${box(0, -50, 300, 5, '#fff3d8')}${[0, 1, 2, 3, 4, 5].map(window).join('')}${seen}${shape('M250-108H298C302-80 300-40 296-18H262Z', '#3a0f1c', ' opacity=".22"')}${disc(288, -34, 7, light.lamps ? '#fff0b8' : '#fff7e0')}${box(20, -18, 260, 8, '#3a2320')}${disc(64, -8, 10, '#2b1a18')}${disc(96, -8, 10, '#2b1a18')}${disc(206, -8, 10, '#2b1a18')}${disc(238, -8, 10, '#2b1a18')}</g>`;
};
