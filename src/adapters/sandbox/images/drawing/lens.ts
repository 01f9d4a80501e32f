import type { LensType } from '../../../../domain/catalogue/product.ts';
import { darker, lighter } from '../../../shared/svg/colour.ts';
import { DIAGONAL, type Ink, n } from '../../../shared/svg/ink.ts';
import { softShadow } from '../../../shared/svg/shadow.ts';
import type { BoxArt } from '../../seed/range/art-type.ts';

export interface LensLook {
  readonly type: LensType;
  /** Colour of the material's handling tint. */
  readonly tint: string;
  /** Colour of the iris behind or printed on the lens. */
  readonly iris: string;
  readonly random: () => number;
}

/** Returns the lens type from the parameters printed on a carton. */
export const lensTypeOf = ({ params, iris }: Pick<BoxArt, 'params' | 'iris'>): LensType => {
  if (iris !== undefined) return 'color';
  if ('ADD' in params) return 'multifocal';
  return 'CYL' in params ? 'toric' : 'spherical';
};

const fibres = (x: number, y: number, inner: number, outer: number, random: () => number): string =>
  Array.from({ length: 84 }, (_, index) => {
    const angle = (index / 84) * 2 * Math.PI + (random() - 0.5) * 0.05;
    const from = inner * (1.08 + random() * 0.3);
    const to = outer * (0.72 + random() * 0.24);
    const bend = angle + (random() - 0.5) * 0.08;
    return `M${n(x + from * Math.cos(angle))} ${n(y + from * Math.sin(angle))}L${n(x + to * Math.cos(bend))} ${n(y + to * Math.sin(bend))}`;
  }).join('');

const marks = (type: LensType, x: number, y: number, r: number): string => {
  const line = 'fill="none" stroke="#fff"';
  if (type === 'toric') {
    const tick = (angle: number) =>
      `<path d="M${n(x)} ${n(y + r * 0.8)}v${n(r * 0.14)}" transform="rotate(${angle} ${n(x)} ${n(y)})"/>`;
    return `<g ${line} stroke-width="${n(r * 0.03)}" stroke-linecap="round">${[-30, 0, 30].map(tick).join('')}</g>`;
  }
  if (type === 'multifocal') {
    const zone = (share: number) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * share)}"/>`;
    return `<g ${line} stroke-opacity=".8" stroke-width="${n(r * 0.016)}" stroke-dasharray="${n(r * 0.05)} ${n(r * 0.035)}">${[0.4, 0.52, 0.64].map(zone).join('')}</g>`;
  }
  return '';
};

/** A soft lens seen from the front, over an iris: rim, tint, two reflections, and the marks of its type. */
export const lensDisc = (
  ink: Ink,
  x: number,
  y: number,
  r: number,
  { type, tint, iris, random }: LensLook,
): string => {
  const coloured = type === 'color';
  const pupil = r * 0.25;
  const ring = r * 0.74;
  const irisFill = ink.radial([
    [0.3, lighter(iris, coloured ? 0.35 : 0.55), coloured ? 0.95 : 0.75],
    [0.62, iris, coloured ? 0.95 : 0.7],
    [0.93, darker(iris, 0.35), coloured ? 0.95 : 0.75],
    [1, darker(iris, 0.5), 0.15],
  ]);
  const body = ink.radial([
    [0, lighter(tint, 0.9), 0.05],
    [0.55, lighter(tint, 0.8), 0.14],
    [0.8, lighter(tint, 0.55), 0.4],
    [0.93, lighter(tint, 0.3), 0.75],
    [0.985, '#ffffff', 0.95],
    [1, '#ffffff', 0.3],
  ]);
  const gleam = ink.linear(DIAGONAL, [
    [0, '#ffffff', 0.98],
    [1, '#ffffff', 0.12],
  ]);
  const hole = ink.radial([
    [0, darker(iris, 0.85)],
    [0.85, darker(iris, 0.8)],
    [1, darker(iris, 0.6), 0],
  ]);
  const at = `cx="${n(x)}" cy="${n(y)}"`;
  const arc = (from: number, to: number, span: number) => {
    const point = (angle: number, share: number) =>
      `${n(x + r * share * Math.cos(angle))} ${n(y + r * share * Math.sin(angle))}`;
    return `M${point(from, span)}A${n(r * span)} ${n(r * span)} 0 0 1 ${point(to, span)}Q${point((from + to) / 2, span * 0.78)} ${point(from, span)}Z`;
  };
  return `${softShadow(ink, x + r * 0.08, y + r * 1.02, r * 0.95, r * 0.18, 0.5)}
<circle ${at} r="${n(ring)}" fill="${irisFill}"/>
<path d="${fibres(x, y, pupil, ring, random)}" stroke="${lighter(iris, 0.7)}" stroke-opacity=".38" stroke-width="${n(r * 0.012)}" fill="none"/>
<circle ${at} r="${n(pupil)}" fill="${
    coloured
      ? hole
      : ink.radial([
          [0, '#fff', 0.85],
          [0.6, '#fff', 0.5],
          [1, '#fff', 0.12],
        ])
  }"/>
<circle ${at} r="${n(r)}" fill="${body}"/>
<circle ${at} r="${n(r * 0.985)}" fill="none" stroke="#fff" stroke-opacity=".92" stroke-width="${n(r * 0.016)}"/>
<circle ${at} r="${n(r * 0.9)}" fill="none" stroke="${darker(tint, 0.3)}" stroke-opacity=".2" stroke-width="${n(r * 0.01)}"/>
${marks(type, x, y, r)}
<path d="${arc(3.35, 4.55, 0.86)}" fill="${gleam}" opacity=".9"/>
<path d="${arc(0.35, 1.15, 0.84)}" fill="#fff" opacity=".45"/>`;
};
