import { darker, ground, lighter } from '../../../shared/svg/colour.ts';
import { DOWN, type Ink, makeInk, n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { softShadow } from '../../../shared/svg/shadow.ts';
import { type Sprite, sprite } from '../../../shared/svg/sprite.ts';
import type { BottleArt } from '../../seed/range/art-type.ts';
import { careLabel, labelBack } from './care-label.ts';
import { bend, gloss, plastic } from './cylinder.ts';
import { barrel, flatCase } from './lens-case.ts';
import { barCode } from './print.ts';

type Face = 'front' | 'back';

interface Shape {
  /** Half the width of the body, and its height up to the shoulder. */
  readonly half: number;
  readonly body: number;
  readonly cap: 'flip' | 'tip' | 'pump';
}

const shapeOf = ({ form, ml }: BottleArt): Shape => {
  if (form === 'spray') return { half: 105, body: 470, cap: 'pump' };
  if (form === 'peroxide')
    return ml <= 120 ? { half: 130, body: 430, cap: 'tip' } : { half: 165, body: 600, cap: 'tip' };
  if (form === 'travel' || ml <= 120) return { half: 125, body: 420, cap: 'flip' };
  return ml >= 400 ? { half: 195, body: 700, cap: 'flip' } : { half: 172, body: 630, cap: 'flip' };
};

const NECK = 62;
const CAP = 140;

const cap = (ink: Ink, x: number, kind: Shape['cap'], colour: string): string => {
  const shade = gloss(ink, x - 78, x + 78, colour);
  const ribs = Array.from({ length: 21 }, (_, index) => {
    const at = x + 74 * Math.sin(((index - 10) / 10) * 1.45);
    return `M${n(at)} 54V${CAP}`;
  }).join('');
  const skirt = `<path d="M${x - 78} ${CAP + 2}L${x - 74} 28Q${x - 73} 10 ${x - 54} 8Q${x} 1 ${x + 54} 8Q${x + 73} 10 ${x + 74} 28L${x + 78} ${CAP + 2}Q${x} ${CAP + 16} ${x - 78} ${CAP + 2}Z" fill="${shade}"/>
<path d="${ribs}" stroke="#000" stroke-opacity=".1" stroke-width="2.6"/><path d="M${x - 75} 46Q${x} 58 ${x + 75} 46" stroke="#000" stroke-opacity=".32" stroke-width="3" fill="none"/><path d="M${x - 75} 50Q${x} 62 ${x + 75} 50" stroke="#fff" stroke-opacity=".35" stroke-width="2" fill="none"/>`;
  if (kind === 'flip') return `${skirt}<ellipse cx="${x}" cy="12" rx="58" ry="7" fill="#fff" opacity=".26"/>`;
  if (kind === 'tip') {
    return `<path d="M${x - 66} ${CAP + 2}L${x - 60} 84Q${x - 56} 70 ${x - 34} 64L${x - 20} -8Q${x} -18 ${x + 20} -8L${x + 34} 64Q${x + 56} 70 ${x + 60} 84L${x + 66} ${CAP + 2}Q${x} ${CAP + 14} ${x - 66} ${CAP + 2}Z" fill="${shade}"/><path d="M${x - 60} 86Q${x} 98 ${x + 60} 86" stroke="#000" stroke-opacity=".25" stroke-width="3" fill="none"/>`;
  }
  return `<path d="M${x - 46} ${CAP + 2}V76Q${x} 66 ${x + 46} 76V${CAP + 2}Q${x} ${CAP + 12} ${x - 46} ${CAP + 2}Z" fill="${plastic(ink, x - 46, x + 46)}"/><path d="M${x - 40} 78V22Q${x - 38} 4 ${x} 4H${x + 26}Q${x + 40} 6 ${x + 40} 24V78Q${x} 68 ${x - 40} 78Z" fill="${shade}"/><path d="M${x - 40} 24h-22v16h22z" fill="${darker(colour, 0.2)}"/><circle cx="${x - 61}" cy="32" r="5" fill="#0a1826"/>`;
};

/** One bottle with its left edge at 0 and its bottom at `height`. */
const bottle = (
  ink: Ink,
  art: BottleArt,
  x: number,
  face: Face,
): { readonly height: number; readonly body: string } => {
  const { half, body, cap: kind } = shapeOf(art);
  const deep = ground(art.colours.main);
  const top = CAP - 6;
  const shoulder = top + NECK;
  const bottom = shoulder + body;
  const neck = Math.min(74, half * 0.62);
  const outline = `M${x - neck} ${top}C${x - neck} ${top + 36} ${x - half} ${top + 34} ${x - half} ${shoulder + 70}V${bottom - 46}Q${x - half} ${bottom} ${x - half + 46} ${bottom + 8}Q${x} ${bottom + 20} ${x + half - 46} ${bottom + 8}Q${x + half} ${bottom} ${x + half} ${bottom - 46}V${shoulder + 70}C${x + half} ${top + 34} ${x + neck} ${top + 36} ${x + neck} ${top}Z`;
  const bow = 13;
  const from = shoulder + 84;
  const to = bottom - 66;
  const label = `M${x - half} ${from}Q${x} ${from + 2 * bow} ${x + half} ${from}V${to}Q${x} ${to + 2 * bow} ${x - half} ${to}Z`;
  const box = { x: x - half, y: from, width: 2 * half, height: to - from + bow };
  const words = { ...art, contents: `${art.ml} ml` };
  const print =
    face === 'front'
      ? careLabel(ink, box, words)
      : `${labelBack(ink, box, words, STEPS)}${barCode(x - half * 0.55, from + box.height * 0.76, half * 1.1, box.height * 0.13, randomFrom(art.name))}`;
  const foot = ink.linear({ from: [0, bottom - 60], to: [0, bottom + 14], absolute: true }, [
    [0, '#06121d', 0],
    [1, '#06121d', 0.22],
  ]);
  const throat = ink.linear(DOWN, [
    [0, '#5a6b7c', 0.34],
    [0.3, '#ffffff', 0],
    [1, '#ffffff', 0],
  ]);
  return {
    height: bottom + 14,
    body: `${softShadow(ink, x + 26, bottom + 12, half * 1.6, 50, 0.4)}${softShadow(ink, x + 6, bottom + 6, half * 1.1, 22, 0.85)}
<path d="${outline}" fill="${plastic(ink, x - half, x + half)}"/><path d="${outline}" fill="${throat}"/>
<g clip-path="${ink.clip(`<path d="${label}"/>`)}">${print}<path d="${label}" fill="${bend(ink, x - half, x + half)}"/></g>
<g clip-path="${ink.clip(`<path d="${outline}"/>`)}"><rect x="${x - half}" y="${bottom - 66}" width="${2 * half}" height="100" fill="${foot}"/>
<path d="M${n(x - half * 0.7)} ${shoulder + 74}C${n(x - half * 0.7)} ${shoulder + 20} ${n(x - neck * 0.8)} ${top + 50} ${n(x - neck * 0.62)} ${top + 26}" stroke="#fff" stroke-width="12" stroke-linecap="round" fill="none" opacity=".8"/></g>
<g fill="none" stroke="#0a1826" stroke-width="2"><path d="M${x - half} ${from}Q${x} ${from + 2 * bow} ${x + half} ${from}" stroke-opacity=".16"/><path d="M${x - half} ${to}Q${x} ${to + 2 * bow} ${x + half} ${to}" stroke-opacity=".2"/></g>
${cap(ink, x, kind, kind === 'tip' ? '#c8202f' : deep)}`,
  };
};

const STEPS = ['Wash hands', 'Rinse lenses', 'Fill the case', 'Leave to soak'] as const;

const shades = ({ colours }: BottleArt) => ({
  top: lighter(colours.second, 0.1),
  letters: ground(colours.main),
});

/** One to three bottles with their accessories: a lens case, or the barrel of a peroxide system. */
const group = (art: BottleArt, face: Face): Sprite => {
  const ink = makeInk('b');
  const { half } = shapeOf(art);
  const count = Math.min(3, Math.max(1, art.count));
  const step = half * (art.count > 2 ? 1.86 : 2.06);
  const reach = half * 2 + step * (count - 1);
  const behind = Array.from({ length: count }, (_, index) =>
    bottle(ink, art, Math.round(half + index * step), face),
  );
  const height = behind[0]?.height ?? 0;
  const beside = art.withCase || art.form === 'peroxide';
  if (!beside || face === 'back') {
    return sprite(ink, reach, height, behind.map(({ body }) => body).join(''));
  }
  const extra =
    art.form === 'peroxide'
      ? barrel(ink, reach - 10, height - 2, shades(art))
      : flatCase(ink, reach - half * 0.42, height + 22, 0.92, shades(art));
  return sprite(ink, extra.right, height + 24, `${behind.map(({ body }) => body).join('')}${extra.body}`);
};

export const bottleFront = (art: BottleArt): Sprite => group(art, 'front');
export const bottleBack = (art: BottleArt): Sprite => group(art, 'back');
