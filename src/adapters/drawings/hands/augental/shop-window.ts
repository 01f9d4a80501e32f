import { darker, mix } from '../../../shared/svg/colour.ts';
import { n } from '../../../shared/svg/ink.ts';
import { box, clipped, cut, fill, group, line, paint, rough, strokes } from './kit.ts';
import { at, bottle, carton } from './objects.ts';
import { lensCase, spectacles } from './optics.ts';
import { frames, moser, room, shelf, wall } from './room.ts';

const awning = (x: number, y: number, w: number): string => {
  const step = w / 9;
  return Array.from({ length: 9 }, (_, index) =>
    fill(
      `M${n(x + index * step)} ${y}h${n(step)}l${n((index - 3.5) * 1.6)} 52q${n(-step / 2)} 20 ${n(-step)} 0Z`,
      index % 2 ? '#fff4de' : paint.brick,
    ),
  ).join('');
};

/** The shop's window from the street, with the sign above and a person inside. */
export const shopWindow = (): string =>
  room('window', (random, ink) => {
    const glass = box(random, 92, 108, 330, 196, 1);
    const inside = [
      fill(glass, '#f3d7a6'),
      `<circle cx="250" cy="150" r="190" fill="${ink.radial([
        [0, '#fff1c4', 0.95],
        [1, '#fff1c4', 0],
      ])}"/>`,
      shelf(96, 176, 110),
      frames(120, 166, [paint.teal, paint.brick]),
      moser(ink, 334, 124, 0.38),
      fill('M86 268H430V310H86Z', '#8a5a36'),
      group(spectacles(paint.plum, '#dff1f2', 0.7), 146, 262, 0.44),
      at(random, bottle('#cfe7e4', paint.teal), 222, 272, 0.5),
      at(random, carton(paint.teal, '#8fc9c2'), 268, 272, 0.56),
      at(random, lensCase, 400, 270, 0.4),
      line('M104 130L180 108M100 168L150 120M360 306L424 250', '#ffffff', 9, 0.28),
    ].join('');
    return [
      wall(random, '#cfe3dc'),
      fill('M-10 352H610V410H-10Z', '#b9a894'),
      ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
        fill(
          cut(random, [
            [index * 92 - 20, 358],
            [index * 92 + 62, 358],
            [index * 92 + 56, 378],
            [index * 92 - 26, 378],
          ]),
          '#cdbda6',
        ),
      ),
      ...[0, 1, 2, 3, 4, 5].map((index) =>
        fill(
          cut(random, [
            [index * 104 + 20, 384],
            [index * 104 + 112, 384],
            [index * 104 + 106, 404],
            [index * 104 + 12, 404],
          ]),
          '#a8967f',
          0.7,
        ),
      ),
      rough(box(random, 66, 84, 388, 270), paint.teal),
      clipped(ink.clip(`<path d="${glass}"/>`), inside),
      `<path d="M92 108h330v196h-330Z" fill="none" stroke="#0b464a" stroke-width="8"/>`,
      awning(56, 64, 408),
      line('M56 64H464', darker(paint.brick, 0.3), 6),
      rough(box(random, 476, 112, 92, 242), '#0b464a'),
      fill(box(random, 490, 130, 64, 110, 1), '#f6dca6'),
      line('M556 250v20', paint.honey, 7),
      line('M490 284h64v50h-64Z', mix(paint.teal, '#ffffff', 0.3), 4, 0.7),
      line('M522 130v110M490 184h64', '#0b464a', 5),
      line('M470 40H590M500 40v14M560 40v14', '#3a3346', 5),
      `<g fill="#fff4de" fill-opacity=".7" stroke="${paint.honey}" stroke-width="8"><circle cx="504" cy="76" r="22"/><circle cx="560" cy="76" r="22"/></g>`,
      line('M526 72q6 -6 12 0', paint.honey, 7),
      rough('M84 330H432L424 362H92Z', '#8a5a36'),
      line(
        Array.from(
          { length: 26 },
          () => `M${Math.round(90 + random() * 336)} ${Math.round(312 + random() * 20)}h.1`,
        ).join(''),
        '#4d7f4a',
        17,
      ),
      line(
        Array.from(
          { length: 22 },
          () => `M${Math.round(94 + random() * 330)} ${Math.round(304 + random() * 22)}h.1`,
        ).join(''),
        '#d9473f',
        13,
      ),
      line(
        Array.from(
          { length: 12 },
          () => `M${Math.round(94 + random() * 330)} ${Math.round(304 + random() * 20)}h.1`,
        ).join(''),
        '#f6a79a',
        6,
      ),
      line(strokes(random, { count: 9, in: [100, 342, 320, 12], length: 40, angle: 1 }), '#b9855a', 3, 0.5),
    ].join('');
  });
