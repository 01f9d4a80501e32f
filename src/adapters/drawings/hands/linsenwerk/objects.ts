import { n } from '../../../shared/svg/ink.ts';
import { circle, fill, GLASS, HAIR, INK, LINE, line, PAPER, rect, shape, WASH } from './sheet.ts';

/** Patterns for sections and shading that the objects below use. */
export const cuts = `<pattern id="h" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0H7" stroke="${INK}" stroke-width="1.6"/></pattern><pattern id="j" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0H4" stroke="${INK}" stroke-width="1.2"/></pattern>`;

/** A cross-section of a soft lens, open to the right. Its middle is at (x, y). */
export const lensCut = (x: number, y: number, half: number, weight = LINE): string => {
  const [deep, thick] = [half * 0.52, half * 0.1];
  const d = `M${n(x + deep)} ${n(y - half)}C${n(x - deep * 0.62)} ${n(y - half * 0.5)} ${n(x - deep * 0.62)} ${n(y + half * 0.5)} ${n(x + deep)} ${n(y + half)}C${n(x - deep * 0.62 + thick * 2)} ${n(y + half * 0.42)} ${n(x - deep * 0.62 + thick * 2)} ${n(y - half * 0.42)} ${n(x + deep)} ${n(y - half)}Z`;
  return `${fill(d, GLASS)}${shape(d, 'url(#j)', weight)}`;
};

/** A soft lens as a bowl, seen slightly from above. */
export const bowl = (x: number, y: number, r: number, weight = LINE): string => {
  const rim = `M${n(x - r)} ${n(y)}A${n(r)} ${n(r * 0.3)} 0 0 1 ${n(x + r)} ${n(y)}A${n(r)} ${n(r * 0.3)} 0 0 1 ${n(x - r)} ${n(y)}Z`;
  const side = `M${n(x - r)} ${n(y)}C${n(x - r * 0.92)} ${n(y + r * 0.62)} ${n(x - r * 0.4)} ${n(y + r * 0.86)} ${n(x)} ${n(y + r * 0.86)}C${n(x + r * 0.4)} ${n(y + r * 0.86)} ${n(x + r * 0.92)} ${n(y + r * 0.62)} ${n(x + r)} ${n(y)}`;
  const rings = [0.2, 0.36, 0.52, 0.68].map((t) => {
    const k = 1 - t;
    const w = r * (k ** 3 + 2.76 * k * k * t + 1.2 * k * t * t);
    const low = y + r * (1.86 * k * k * t + 2.58 * k * t * t + 0.86 * t ** 3);
    return `M${n(x - w)} ${n(low)}A${n(w)} ${n(w * 0.22)} 0 0 0 ${n(x + w)} ${n(low)}`;
  });
  return `${fill(`${side}Z`, GLASS, ' fill-opacity=".72"')}${line(side, weight)}${line(rings.join(''), HAIR, INK, ' opacity=".55"')}${shape(rim, '#f3f9fc', weight, INK, ' fill-opacity=".8"')}${line(`M${n(x - r * 0.74)} ${n(y + r * 0.34)}Q${n(x - r * 0.66)} ${n(y + r * 0.56)} ${n(x - r * 0.46)} ${n(y + r * 0.68)}`, weight * 1.6, '#ffffff')}`;
};

/** A pair of glasses from the front. */
export const pair = (x: number, y: number, k: number, glass: string, weight = 5, dashed = false): string => {
  const rim = 'M-66-34C-40-42 40-42 62-32C68-4 60 30 46 42C24 52-28 52-48 42C-62 28-70-6-66-34Z';
  const one = (s: number, dash: boolean) =>
    `<path d="${rim}" transform="translate(${s * 86} 0) scale(${-s} 1)" fill="${dash ? 'none' : glass}" stroke="${INK}" stroke-width="${weight}"${dash ? ' stroke-dasharray="9 7"' : ''}/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${k})">${one(-1, false)}${one(1, dashed)}${line('M-24-18C-12-34 12-34 24-18M-152-30l-14-6M152-30l14-6', weight)}</g>`;
};

/** A carton in oblique projection. (x, y): its lower front corner. */
export const box = (
  x: number,
  y: number,
  [w, d, h]: readonly [number, number, number],
  weight = LINE,
  dashed = false,
): string => {
  const [ax, ay, bx, by] = [w * 0.87, w * 0.36, d * 0.87, d * 0.36];
  const dash = dashed ? ' stroke-dasharray="7 6"' : '';
  const paint = (colour: string) => (dashed ? 'none' : colour);
  const left = `M${n(x)} ${n(y)}l${n(-ax)} ${n(-ay)}v${n(-h)}l${n(ax)} ${n(ay)}z`;
  const right = `M${n(x)} ${n(y)}l${n(bx)} ${n(-by)}v${n(-h)}l${n(-bx)} ${n(by)}z`;
  const top = `M${n(x)} ${n(y - h)}l${n(-ax)} ${n(-ay)}l${n(bx)} ${n(-by)}l${n(ax)} ${n(ay)}z`;
  return `${shape(left, paint(PAPER), weight, INK, dash)}${shape(right, paint(WASH), weight, INK, dash)}${dashed ? '' : fill(right, 'url(#h)', ' opacity=".5"')}${shape(top, paint(PAPER), weight, INK, dash)}`;
};

export const bottle = (x: number, y: number, h: number, weight = LINE): string => {
  const w = h * 0.24;
  return `${shape(`M${n(x - w)} ${n(y)}V${n(y - h * 0.6)}C${n(x - w)} ${n(y - h * 0.74)} ${n(x - w * 0.46)} ${n(y - h * 0.74)} ${n(x - w * 0.46)} ${n(y - h * 0.8)}H${n(x + w * 0.46)}C${n(x + w * 0.46)} ${n(y - h * 0.74)} ${n(x + w)} ${n(y - h * 0.74)} ${n(x + w)} ${n(y - h * 0.6)}V${n(y)}Z`, PAPER, weight)}${fill(`M${n(x + w * 0.4)} ${n(y)}V${n(y - h * 0.69)}Q${n(x + w)} ${n(y - h * 0.68)} ${n(x + w)} ${n(y - h * 0.58)}V${n(y)}Z`, 'url(#h)', ' opacity=".55"')}${shape(rect(x - w * 0.52, y - h, w * 1.04, h * 0.2), INK, weight)}${shape(rect(x - w, y - h * 0.5, w * 2, h * 0.32), WASH, weight)}`;
};

/** A lens case from above, with its caps. */
export const lensCase = (
  x: number,
  y: number,
  r: number,
  open: 'none' | 'right' = 'none',
  weight = LINE,
): string => {
  const well = (cx: number, closed: boolean) =>
    closed
      ? `${circle(cx, y, r, INK, weight)}${[...Array(24).keys()]
          .map((i) => {
            const a = (i * Math.PI) / 12;
            return `<path d="M${n(cx + Math.cos(a) * r * 0.84)} ${n(y + Math.sin(a) * r * 0.84)}L${n(cx + Math.cos(a) * r * 0.97)} ${n(y + Math.sin(a) * r * 0.97)}" stroke="#8b95a3" stroke-width="${weight}"/>`;
          })
          .join('')}${circle(cx, y, r * 0.62, 'none', HAIR, '#8b95a3')}`
      : `${circle(cx, y, r, PAPER, weight)}${circle(cx, y, r * 0.8, GLASS, weight)}${circle(cx, y, r * 0.58, '#f3f9fc', HAIR)}${line(`M${n(cx - r * 0.4)} ${n(y - r * 0.2)}A${n(r * 0.46)} ${n(r * 0.46)} 0 0 1 ${n(cx)} ${n(y - r * 0.46)}`, weight * 1.5, '#ffffff')}`;
  return `${shape(`M${n(x - r * 1.1)} ${n(y - r * 0.5)}h${n(r * 2.2)}v${n(r)}h${n(-r * 2.2)}z`, WASH, weight)}${well(x - r * 1.25, true)}${well(x + r * 1.25, open === 'none')}`;
};
