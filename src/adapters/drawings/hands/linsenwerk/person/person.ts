import type { Person } from '../../../cast.ts';
import { corners, sheet, svg } from '../sheet.ts';
import { beard } from './beard.ts';
import { clothes } from './clothes.ts';
import { brows, eyes } from './eyes.ts';
import { mouth, nose, years } from './features.ts';
import { glasses } from './glasses.ts';
import { hairOf } from './hair.ts';
import { ears, neck, outline, shade } from './head.ts';
import { lookOf } from './look.ts';
import { marks } from './marks.ts';
import { tonesOf } from './tones.ts';
import { workplace } from './workplace.ts';
import { worn } from './worn.ts';

const SIZE = [400, 500] as const;
const frames: Readonly<Record<NonNullable<Person['glasses']>, string>> = {
  round: '#12161c',
  square: '#2b323c',
  cateye: '#23405e',
};

/** Head and shoulders around the middle between the eyes, for use in any drawing. */
export const bust = (who: Person, atWork: boolean): string => {
  const look = lookOf(who);
  const tones = tonesOf(who);
  const hair = hairOf(who, tones);
  const whiskers = beard(look, who, tones);
  const over = who.beard === 'moustache';
  const face = `<path d="${outline(look)}" fill="${tones.skin}" stroke="${tones.ink}" stroke-width="1.6"/>${shade(look, tones)}${over ? '' : whiskers}${nose(look, tones)}${mouth(look, tones)}${years(look, who, tones)}${over ? whiskers : ''}${eyes(look, who, tones)}${brows(look, who, tones)}`;
  const own = who.glasses ? glasses(look, who.glasses, frames[who.glasses]) : '';
  const onNose = who.pair ? worn(look, who.pair) : own;
  const lean = look.lean ? ` transform="rotate(${look.lean} 0 150)"` : '';
  return `<g${lean}>${hair.behind}</g>${neck(look, tones)}${clothes(look)}<g${lean}>${hair.over}${who.style === 'scarf' ? '' : ears(look, tones)}${face}${hair.front}${onNose}${atWork || who.pair ? '' : marks(look)}</g>`;
};

export const person = (who: Person, atWork: boolean): string => {
  const paper = sheet(SIZE);
  const place = `translate(200 ${atWork ? 212 : 244}) scale(${lookOf(who).scale})`;
  return svg(
    SIZE,
    `${paper.body}${atWork ? workplace(who) : ''}<g transform="${place}">${bust(who, atWork)}</g>${corners(SIZE)}`,
    paper.defs,
  );
};
