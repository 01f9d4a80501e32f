import { n } from '../../../../shared/svg/ink.ts';
import { crosshair, HAIR, INK, LINE, line, MAGENTA, measure, ticks } from '../sheet.ts';
import { eyeX } from './eyes.ts';
import type { Look } from './look.ts';

/** A dimension line over a drawing, with a light line beneath so that it is visible on dark areas too. */
const over = (d: string): string => line(d, 2.2, '#ffffff', ' opacity=".65"') + line(d, HAIR, INK);

const found = (look: Look, mark: Look['mark']): string => {
  const [l, r] = [eyeX(look, -1), eyeX(look, 1)];
  if (mark === 'distance')
    return `${over(`M${n(l)} -24V-196M${n(r)} -24V-196`)}${measure([l, -190], [r, -190], MAGENTA, 11)}`;
  const near = look.turn < 0 ? r : l;
  if (mark === 'axis') {
    const d = `M${n(near - 44)} -1A44 44 0 0 1 ${n(near + 44)} -1`;
    return `${over(d)}${over(ticks(near, -1, 44, [-180, 0, 10], 8))}${measure([near - 62, 24], [near + 62, -26], MAGENTA, 10)}`;
  }
  if (mark === 'rings')
    return `${[19, 25, 31, 37, 43].map((radius) => `<circle cx="${n(near)}" cy="-1" r="${radius}" fill="none" stroke="#fff" stroke-width="2.2" opacity=".5"/><circle cx="${n(near)}" cy="-1" r="${radius}" fill="none" stroke="${INK}" stroke-width="${HAIR}"/>`).join('')}${crosshair(near, -1, 14, 54, MAGENTA, LINE)}`;
  const s = look.turn < 0 ? 1 : -1;
  const [from, to] = [s * 128, s * 150];
  return `${over(`M${n((s > 0 ? r : l) + s * 30)} -1H${to}M${n(s * look.chin)} ${look.length}H${to}`)}${measure([s * 140, -1], [s * 140, look.length], MAGENTA, 11)}${line(`M${from} -1`, HAIR)}`;
};

/** The optician's measurements of a face, drawn over its eyes. */
export const marks = (look: Look): string =>
  over(
    [-1, 1]
      .map((side) => {
        const x = eyeX(look, side);
        return `M${n(x - 26)} -1h12M${n(x + 14)} -1h12M${n(x)} -24v11M${n(x)} 11v11`;
      })
      .join(''),
  ) + found(look, look.mark);
