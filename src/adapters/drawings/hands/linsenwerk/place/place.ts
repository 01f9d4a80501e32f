import type { DayPart, Season } from '../../../../../domain/content/drawing.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { HAIR, line, sheet, svg } from '../sheet.ts';
import { airOf } from './air.ts';
import { sky, sunAt } from './sky.ts';
import { street } from './street.ts';
import { behind, town } from './town.ts';
import { near, onStreet, trees } from './trees.ts';
import { works } from './works.ts';

const SIZE = [1200, 500] as const;

/** A town with its optical works, in elevation. The telescope in the dome points at the sun or moon. */
export const place = (season: Season, part: DayPart): string => {
  const air = airOf(season, part);
  const [x, y] = sunAt(air);
  const sight = `${line(`M609 190L${n(x)} ${n(y)}`, HAIR, air.accent, ' stroke-dasharray="14 4 2 4"')}<circle cx="609" cy="190" r="3.4" fill="${air.accent}"/>`;
  return svg(
    SIZE,
    `${sky(air)}${behind(air)}${sight}${trees(air)}${town(air)}${works(air)}${onStreet(air)}${street(air)}${near(air)}`,
    sheet(SIZE, 20, '#fff', air.rule).defs,
  );
};
