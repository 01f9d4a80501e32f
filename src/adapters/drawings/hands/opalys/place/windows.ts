import { box } from '../engraving/shape.ts';
import type { Street } from './street.ts';
import { atHour } from './weather.ts';

export const windowOf = (
  { drawn, hour, lit, snow, white }: Street,
  x: number,
  y: number,
  w: number,
  h: number,
  on: boolean,
  balcony: boolean,
): void => {
  const pane = box(x, y, w, h);
  if (on) lit.push(pane);
  drawn.lay(pane, {
    tone: (_px, py) => (on ? 0.1 : atHour(0.66 - 0.3 * (py > y + h * 0.36 ? 1 : 0), hour)),
    hatch: [{ gap: 6, angle: 90 }],
    edge: 1.1,
  });
  drawn.stroke(
    [
      [x + w / 2, y],
      [x + w / 2, y + h],
    ],
    () => 1.6,
  );
  drawn.stroke(
    [
      [x, y + h * 0.36],
      [x + w, y + h * 0.36],
    ],
    () => 1.1,
  );
  drawn.stroke(
    [
      [x - 6, y - 7],
      [x + w + 6, y - 7],
    ],
    () => 1.6,
  );
  if (snow)
    white.push([
      [x - 8, y - 6],
      [x - 6, y - 11],
      [x + w / 2, y - 12],
      [x + w + 6, y - 11],
      [x + w + 8, y - 6],
    ]);
  if (!balcony) return;
  const top = y + h * 0.66;
  drawn.stroke(
    [
      [x - 6, top],
      [x + w + 6, top],
    ],
    () => 1.7,
    undefined,
    true,
  );
  for (let at = x - 4; at <= x + w + 4; at += 8)
    drawn.stroke(
      [
        [at, top],
        [at, y + h],
      ],
      () => 0.9,
      undefined,
      true,
    );
};
