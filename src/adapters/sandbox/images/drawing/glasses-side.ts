import { darker, lighter } from '../../../shared/svg/colour.ts';
import { makeInk } from '../../../shared/svg/ink.ts';
import { softShadow } from '../../../shared/svg/shadow.ts';
import { type Sprite, sprite } from '../../../shared/svg/sprite.ts';
import { text } from '../../../shared/svg/text.ts';
import type { GlassesArt } from '../../seed/range/art-type.ts';
import { isPale, mottle } from './glasses-paint.ts';

/** The same pair from its right side: temple, hinge and edge of the lens. */
export const glassesSide = (art: GlassesArt): Sprite => {
  const ink = makeInk('s');
  const thin = art.finish === 'metal';
  const tone = art.frame;
  const arm = ink.linear({ from: [0, 60], to: [0, 150], absolute: true }, [
    [0, lighter(tone, 0.4)],
    [0.25, lighter(tone, 0.08)],
    [0.7, darker(tone, 0.25)],
    [1, darker(tone, 0.4)],
  ]);
  const [tight, wide] = thin ? [7, 10] : [17, 30];
  const temple = `M96 ${100 - wide}C300 ${96 - wide / 2} 520 ${98 - tight} 690 ${104 - tight}C770 ${112 - tight} 812 160 826 236C830 258 800 262 792 242C774 190 742 ${138 + tight} 680 ${112 + tight}C520 ${104 + tight} 300 ${108 + tight} 96 ${100 + wide}Z`;
  const tip = thin
    ? `<path d="M700 ${104 - 12}C778 104 816 160 828 238C832 262 796 266 788 244C770 190 744 142 694 ${112 + 12}Z" fill="${darker(art.frame, 0.82)}"/>`
    : '';
  const spots =
    art.finish === 'tortoise'
      ? `<g clip-path="${ink.clip(`<path d="${temple}"/>`)}" transform="translate(0 0)"><g transform="translate(460 130) scale(2.1 .8)">${mottle(art)}</g></g>`
      : '';
  const lens = `M84 66Q40 60 44 130Q46 250 92 262Q112 262 104 130Q104 70 84 66Z`;
  return sprite(
    ink,
    880,
    280,
    `${softShadow(ink, 440, 282, 430, 26, 0.3)}${softShadow(ink, 80, 272, 90, 14, 0.55)}${softShadow(ink, 806, 268, 60, 12, 0.5)}
<path d="${lens}" fill="${ink.linear({ from: [0, 60], to: [0, 262], absolute: true }, [
      [0, darker(art.tints[0], 0.2), art.kind === 'reading' ? 0.25 : 0.95],
      [1, art.tints[1], art.kind === 'reading' ? 0.25 : 0.8],
    ])}" stroke="${tone}" stroke-width="${thin ? 7 : 17}"/>
<path d="M60 90Q52 130 60 200" fill="none" stroke="#fff" stroke-width="5" stroke-opacity=".5" stroke-linecap="round"/>
<path d="${temple}" fill="${arm}" ${art.finish === 'crystal' ? 'fill-opacity=".8"' : ''}/>${spots}${tip}
<path d="M110 ${100 - wide + 6}C300 ${98 - wide / 2 + 5} 520 ${100 - tight + 5} 690 ${106 - tight + 5}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>
<rect x="84" y="${100 - wide - 3}" width="34" height="${2 * wide + 6}" rx="6" fill="${arm}"/><rect x="106" y="92" width="42" height="16" rx="8" fill="${art.metal}"/><rect x="110" y="94" width="34" height="4" rx="2" fill="#fff" opacity=".7"/>
${thin ? '' : text(`${art.manufacturer}  ${art.name}`, 420, 108, { size: 19, weight: 500, fill: isPale(art) ? '#26303a' : '#ffffff', opacity: 0.72, maxWidth: 230 })}`,
  );
};
