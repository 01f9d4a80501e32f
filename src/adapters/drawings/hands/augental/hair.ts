import { darker, lighter, mix } from '../../../shared/svg/colour.ts';
import { n } from '../../../shared/svg/ink.ts';
import { blob, brushed, fill, line, type Random, rough } from './kit.ts';
import type { HairCut } from './looks.ts';

/** What lies behind the face, and what lies over it. */
export interface Hair {
  readonly back: string;
  readonly front: string;
}

interface Tones {
  readonly base: string;
  readonly light: string;
  readonly deep: string;
}

const tones = (hair: string): Tones => ({
  base: hair,
  light: mix(lighter(hair, 0.28), '#e9a83d', 0.14),
  deep: mix(darker(hair, 0.4), '#3b2f63', 0.22),
});

const locks = (d: string, { light, deep }: Tones, dark = ''): string =>
  brushed(d, light, 3, 0.5) + (dark ? brushed(dark, deep, 2.6, 0.45) : '');

const bob = (_: Random, tone: Tones): Hair => ({
  back: rough(
    'M0 -142C-74 -146 -122 -98 -118 -20C-117 40 -132 80 -122 112C-96 132 -58 124 -46 108L46 108C62 126 98 130 120 112C132 78 117 40 118 -20C122 -98 74 -146 0 -142Z',
    tone.deep,
  ),
  front:
    rough(
      'M-88 8C-112 60 -110 92 -122 112C-140 92 -128 40 -122 -10C-126 -100 -76 -148 2 -144C80 -146 126 -98 121 -10C128 44 138 92 120 112C110 92 108 60 88 8C90 -20 84 -38 74 -52C62 -40 46 -44 34 -50C20 -38 -8 -40 -20 -50C-34 -38 -60 -40 -70 -50C-84 -36 -88 -16 -88 8Z',
      tone.base,
    ) +
    locks(
      'M-54 -116Q-98 -92 -102 -20M-30 -124Q-52 -92 -50 -56M8 -124Q-4 -92 4 -58M44 -116Q56 -90 52 -60M-112 10Q-108 60 -118 92',
      tone,
      'M-66 -84Q-72 -64 -72 -52M26 -96Q32 -72 34 -54M-16 -100Q-22 -74 -20 -54M104 -30Q106 40 116 92M84 -90Q104 -50 104 -20',
    ),
});

const afro = (random: Random, tone: Tones): Hair => {
  const ring = (count: number, reach: number, size: number, from: number, to: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = from + ((to - from) * index) / (count - 1);
      const far = reach * (0.94 + random() * 0.12);
      const round = size * (0.8 + random() * 0.4);
      return [Math.cos(angle) * far, -46 + Math.sin(angle) * far * 0.98, round] as const;
    });
  const all = ring(17, 112, 34, Math.PI * 0.84, Math.PI * 2.16);
  const fringe = ring(10, 84, 24, Math.PI * 1.06, Math.PI * 1.94);
  const rounds = (list: readonly (readonly [number, number, number])[]) =>
    list.map(([x, y, r]) => blob(random, [x, y], [r, r], 0.1, 7)).join('');
  const curl = (list: readonly (readonly [number, number, number])[]) =>
    list
      .map(
        ([x, y, r]) =>
          `M${n(x - r * 0.5)} ${n(y + r * 0.1)}q${n(r * 0.1)} ${n(-r * 0.7)} ${n(r * 0.7)} ${n(-r * 0.5)}`,
      )
      .join('');
  return {
    back:
      rough(`${blob(random, [0, -50], [118, 112], 0.03)}${rounds(all)}`, tone.base) +
      line(curl(all), tone.light, 3.4, 0.42),
    front: fill(rounds(fringe), tone.base) + line(curl(fringe), tone.light, 3, 0.5),
  };
};

const parted = (_: Random, tone: Tones): Hair => ({
  back: rough('M-96 20C-112 -60 -96 -128 0 -138C96 -132 110 -60 96 20Z', tone.deep),
  front:
    rough(
      'M-90 14C-95 -14 -90 -44 -80 -62C-66 -66 -54 -78 -46 -92C-20 -76 36 -70 74 -80C86 -60 90 -20 91 14C102 0 108 -40 104 -72C96 -126 56 -150 0 -148C-22 -158 -74 -146 -92 -108C-110 -70 -104 -20 -90 14Z',
      tone.base,
    ) +
    locks(
      'M-44 -98Q10 -128 78 -92M-40 -108Q12 -140 68 -112M-78 -66Q-98 -40 -94 -4',
      tone,
      'M-48 -94Q-62 -76 -80 -62M-34 -100Q20 -108 84 -74M96 -60Q100 -30 94 0',
    ),
});

const topknot = (random: Random, tone: Tones): Hair => ({
  back:
    rough(blob(random, [6, -150], [44, 38], 0.06), tone.base) +
    locks(
      'M-26 -156Q4 -188 38 -160M-18 -146Q8 -172 30 -146M-30 -140Q-10 -126 20 -128',
      tone,
      'M-34 -150Q4 -196 46 -150',
    ) +
    rough('M-92 30C-114 -60 -90 -132 0 -134C90 -132 114 -60 92 30Z', tone.deep),
  front:
    rough(
      'M-88 24C-92 -10 -84 -48 -60 -76C-40 -92 -16 -98 -4 -98C30 -92 62 -80 76 -48C86 -26 88 0 88 24C106 0 110 -54 96 -88C76 -132 34 -142 0 -140C-40 -142 -80 -128 -98 -84C-110 -50 -106 0 -88 24Z',
      tone.base,
    ) +
    locks(
      'M-6 -102Q-66 -100 -92 -20M-4 -114Q-76 -116 -100 -50M4 -104Q66 -100 94 -20M10 -116Q74 -114 98 -56',
      tone,
      'M-4 -98Q-54 -92 -80 -40M2 -98Q56 -92 82 -40M-2 -134L-4 -100',
    ),
});

const straight = (_: Random, tone: Tones): Hair => ({
  back: rough(
    'M0 -142C-82 -144 -116 -92 -114 -10C-116 70 -124 150 -118 236L118 236C124 150 116 70 114 -10C116 -92 82 -144 0 -142Z',
    tone.base,
  ),
  front:
    rough(
      'M-2 -116C-46 -98 -80 -54 -86 20C-88 80 -80 150 -92 236L-130 236C-126 150 -122 60 -118 -10C-118 -96 -80 -146 0 -144C80 -146 118 -96 118 -10C122 60 126 150 130 236L98 236C86 150 92 80 87 20C82 -54 44 -98 -2 -116Z',
      tone.base,
    ) +
    locks(
      'M-6 -132Q-90 -110 -104 -10Q-108 100 -112 210M8 -132Q88 -112 104 -10M108 20Q112 110 114 210M-96 20Q-94 120 -102 220',
      { ...tone, light: mix(tone.light, '#3f6f9a', 0.5) },
      'M-2 -120Q-60 -92 -90 -10M2 -120Q56 -92 90 -10',
    ),
});

const shorn = (random: Random, tone: Tones): Hair => {
  const dots = Array.from({ length: 46 }, () => {
    const angle = Math.PI * (1.08 + random() * 0.84);
    const far = 84 + random() * 40;
    return `M${n(Math.cos(angle) * far * 0.84)} ${n(-8 + Math.sin(angle) * far)}l3 -3`;
  }).join('');
  return {
    back: '',
    front:
      rough(
        'M-87 8C-88 -20 -84 -50 -72 -70C-44 -84 44 -84 72 -70C84 -50 88 -20 88 8C98 -10 98 -60 88 -86C68 -118 40 -128 0 -128C-40 -128 -68 -118 -88 -86C-98 -60 -98 -10 -87 8Z',
        tone.base,
      ) + line(dots, mix(tone.base, '#8a7a86', 0.5), 2.4, 0.6),
  };
};

const tail = (_: Random, tone: Tones): Hair => ({
  back:
    rough(
      'M70 -96C140 -110 160 -40 148 30C142 84 160 120 138 168C122 150 104 130 104 90C104 40 96 -20 66 -60Z',
      tone.base,
    ) +
    locks(
      'M96 -84Q138 -60 130 20Q122 90 138 140M84 -74Q120 -40 114 40',
      tone,
      'M110 -90Q152 -40 138 40Q134 90 146 130',
    ) +
    rough('M-92 24C-112 -60 -90 -130 0 -134C90 -130 112 -60 92 24Z', tone.deep),
  front:
    rough(
      'M-84 26C-92 -10 -86 -40 -74 -60C-62 -46 -56 -52 -44 -84C-16 -90 40 -84 70 -60C82 -40 86 -6 85 20C100 0 108 -50 96 -84C78 -128 36 -142 0 -140C-40 -142 -80 -126 -98 -82C-108 -44 -102 6 -84 26Z',
      tone.base,
    ) +
    locks(
      'M-44 -90Q16 -122 82 -86M-40 -104Q20 -134 74 -106M-74 -62Q-94 -40 -92 4',
      tone,
      'M-42 -86Q20 -104 86 -66M-44 -84Q-54 -54 -72 -58',
    ) +
    `<path d="M76 -104q16 -2 24 16l-14 10q-14 -8 -18 -16Z" fill="#d9694f"/>`,
});

const combed = (_: Random, tone: Tones): Hair => ({
  back: rough(
    'M-94 24C-108 -40 -94 -110 -60 -126L60 -126C94 -110 108 -40 94 24Z',
    mix(tone.base, tone.deep, 0.4),
  ),
  front:
    rough(
      'M-86 22C-90 -16 -86 -44 -76 -66C-82 -84 -66 -100 -50 -102C-20 -92 24 -92 52 -104C70 -98 82 -84 76 -66C86 -44 90 -16 87 22C104 6 112 -48 100 -86C86 -128 40 -146 0 -142C-44 -146 -88 -126 -100 -86C-112 -48 -102 6 -86 22Z',
      tone.base,
    ) +
    locks(
      'M-46 -106Q0 -132 56 -108M-56 -110Q0 -144 66 -114M-78 -70Q-100 -40 -94 2M80 -68Q100 -40 95 2',
      tone,
      'M-40 -100Q0 -118 46 -104M-84 -60Q-96 -30 -90 10M86 -60Q98 -30 91 10',
    ),
});

const tousled = (_: Random, tone: Tones): Hair => ({
  back: rough('M-94 24C-114 -60 -94 -134 0 -140C94 -134 114 -60 94 24Z', tone.deep),
  front:
    rough(
      'M-88 18C-94 -8 -90 -30 -82 -48C-74 -42 -66 -48 -62 -58C-54 -44 -38 -46 -34 -60C-24 -46 -8 -46 -2 -62C8 -48 26 -50 32 -64C44 -54 58 -58 64 -72C80 -58 90 -20 90 18C106 0 112 -50 102 -84C110 -96 108 -110 100 -116C84 -114 78 -128 66 -140C52 -134 42 -150 24 -154C12 -146 -4 -160 -26 -150C-44 -152 -56 -144 -68 -132C-88 -130 -96 -114 -98 -98C-112 -84 -112 -30 -88 18Z',
      tone.base,
    ) +
    locks(
      'M-62 -64Q-64 -104 -30 -130M-34 -66Q-36 -106 4 -136M-2 -68Q4 -104 36 -132M32 -70Q42 -100 70 -120M-88 -50Q-96 -80 -78 -112',
      { ...tone, light: mix(tone.light, '#4a6f9a', 0.4) },
      'M-48 -60Q-50 -96 -16 -126M16 -66Q22 -100 52 -126',
    ),
});

const wavy = (_: Random, tone: Tones): Hair => ({
  back: rough(
    'M0 -144C-80 -148 -124 -96 -116 -30C-142 0 -122 40 -140 72C-152 110 -122 130 -130 164C-100 188 -60 170 -50 140L50 140C64 172 104 186 130 164C122 130 152 108 140 72C122 40 142 0 116 -30C124 -96 80 -148 0 -144Z',
    tone.deep,
  ),
  front:
    rough(
      'M30 -118C-10 -106 -62 -76 -80 -20C-92 10 -74 40 -92 70C-104 100 -84 130 -102 166C-130 172 -140 150 -130 128C-152 108 -130 80 -138 60C-146 30 -124 10 -126 -20C-134 -100 -84 -150 0 -148C84 -150 132 -100 124 -20C142 0 126 36 140 62C154 96 128 116 132 160C118 176 102 168 98 150C106 120 84 100 92 66C74 40 90 10 82 -18C80 -60 58 -96 30 -118Z',
      tone.base,
    ) +
    locks(
      'M20 -132Q-72 -122 -100 -40Q-118 0 -104 30Q-124 70 -112 100Q-124 130 -114 156M40 -130Q100 -104 106 -30Q122 4 110 34Q130 76 112 108Q124 136 116 156M10 -118Q-56 -98 -88 -30',
      tone,
      'M28 -122Q-40 -104 -82 -40M-92 -16Q-108 20 -92 44Q-110 80 -98 108M36 -120Q80 -88 92 -26Q106 16 94 46Q112 84 98 112',
    ),
});

const crown = (_: Random, tone: Tones): Hair => ({
  back:
    rough('M-84 -44C-106 -50 -110 -16 -98 20C-94 34 -86 34 -80 20Z', tone.base) +
    rough('M84 -44C106 -50 110 -16 98 20C94 34 86 34 80 20Z', tone.base),
  front:
    rough('M-86 16C-98 -4 -100 -34 -88 -60C-82 -50 -84 -20 -86 16Z', tone.base) +
    rough('M86 16C98 -4 100 -34 88 -60C82 -50 84 -20 86 16Z', tone.base) +
    line('M-34 -102Q-10 -112 18 -106', '#ffffff', 7, 0.4) +
    locks('M-92 -40Q-97 -16 -90 6M92 -40Q97 -16 90 6', { ...tone, light: '#efeae2' }),
});

/** Dark hair pinned up with a pencil: how one works at a counter. */
const knot = (random: Random, tone: Tones): Hair => ({
  back:
    `<path d="M-46 -196L98 -118" stroke="#e9a83d" stroke-width="9" stroke-linecap="round"/><path d="M-46 -196l-12 -6" stroke="#3b2f63" stroke-width="5" stroke-linecap="round"/><path d="M84 -126l14 8" stroke="#e2877a" stroke-width="10"/>` +
    rough(blob(random, [20, -150], [48, 38], 0.09, 8), tone.base) +
    locks(
      'M-14 -156Q20 -190 56 -158M-6 -142Q24 -170 48 -142M-20 -138Q6 -122 34 -126',
      tone,
      'M-22 -152Q20 -198 64 -148',
    ) +
    rough('M-92 30C-114 -60 -92 -134 0 -138C92 -134 114 -60 92 30Z', tone.deep),
  front:
    rough(
      'M-86 30C-94 0 -92 -30 -78 -52C-50 -46 -4 -66 34 -106C66 -88 82 -52 86 30C104 4 112 -52 98 -88C78 -134 34 -144 0 -142C-42 -144 -84 -130 -100 -84C-112 -46 -104 10 -86 30Z',
      tone.base,
    ) +
    locks(
      'M30 -114Q-30 -72 -92 -60M22 -124Q-50 -92 -98 -80M44 -112Q84 -88 94 -20',
      tone,
      'M34 -108Q-16 -62 -78 -54M40 -104Q74 -76 86 -20M12 -134Q-60 -118 -98 -70',
    ),
});

const quiff = (_: Random, tone: Tones): Hair => ({
  back: rough('M-92 20C-108 -50 -92 -120 0 -124C92 -120 108 -50 92 20Z', tone.deep),
  front:
    rough(
      'M-88 12C-92 -14 -90 -44 -80 -68C-60 -84 -20 -78 6 -84C38 -78 66 -84 78 -70C88 -46 90 -14 89 12C100 -6 106 -46 100 -76C118 -110 92 -158 44 -160C20 -178 -40 -172 -62 -148C-92 -146 -112 -110 -100 -78C-106 -46 -100 -6 -88 12Z',
      tone.base,
    ) +
    locks(
      'M-70 -86Q-66 -134 -14 -152M-38 -88Q-30 -136 26 -150M-2 -90Q12 -130 60 -140M36 -88Q56 -116 84 -116',
      { ...tone, light: mix(tone.light, '#8a5a3a', 0.5) },
      'M-54 -88Q-50 -130 2 -152M18 -90Q34 -124 74 -132M92 -66Q98 -36 92 -4',
    ),
});

const swept = (_: Random, tone: Tones): Hair => ({
  back: rough(
    'M0 -140C-78 -144 -116 -96 -114 -10C-112 34 -116 60 -100 82C-82 96 -64 90 -56 76L56 76C66 92 84 96 100 80C116 60 112 34 114 -10C116 -96 78 -144 0 -140Z',
    tone.deep,
  ),
  front:
    rough(
      'M-84 4C-98 30 -92 60 -100 84C-124 70 -122 30 -116 -10C-120 -70 -100 -120 -44 -134C-20 -150 40 -150 76 -124C118 -100 120 -50 114 -6C120 34 124 66 102 86C92 66 98 40 86 8C88 -30 74 -66 44 -92C14 -62 -60 -44 -80 -32C-84 -20 -84 -8 -84 4Z',
      tone.base,
    ) +
    locks(
      'M42 -102Q-20 -64 -88 -46M34 -118Q-40 -92 -102 -66M54 -104Q96 -74 102 -4M-102 -20Q-110 30 -104 62M106 20Q112 50 106 70',
      { ...tone, light: '#f6f1ea' },
      'M44 -94Q0 -58 -78 -38M50 -96Q82 -62 90 0M-94 -10Q-100 30 -98 64',
    ),
});

/** A cloth around head and neck, with its folds and a small print. */
const shawl = (random: Random): Hair => {
  const cloth = { base: '#7b4a72', light: '#b583a6', deep: '#4f2c52' };
  const print = Array.from({ length: 34 }, () => {
    const angle = Math.PI * (0.78 + random() * 1.44);
    const far = 98 + random() * 22;
    return `M${n(Math.cos(angle) * far * 0.93)} ${n(2 + Math.sin(angle) * far * 1.1)}l1 1`;
  }).join('');
  return {
    back: rough(
      'M0 -144C-86 -146 -124 -84 -118 0C-116 70 -110 120 -132 196L132 196C112 120 116 70 118 0C124 -84 86 -146 0 -144Z',
      cloth.deep,
    ),
    front:
      rough(
        'M0 -92C-52 -92 -78 -50 -80 2C-80 52 -62 96 0 130C62 96 80 52 80 2C78 -50 52 -92 0 -92ZM0 -146C-88 -146 -124 -84 -116 0C-114 60 -122 110 -150 180C-60 236 60 236 150 180C122 110 114 60 116 0C124 -84 88 -146 0 -146Z',
        cloth.base,
      ).replace('<path ', '<path fill-rule="evenodd" ') +
      rough(
        'M-84 -10C-82 -60 -52 -98 0 -98C52 -98 82 -60 84 -10C76 -54 48 -86 0 -86C-48 -86 -76 -54 -84 -10Z',
        '#f1dcb4',
      ) +
      line(
        'M-98 -40Q-112 40 -66 108Q-30 150 40 166M-92 60Q-60 130 30 146M96 -30Q104 60 40 130M-104 110Q-40 180 60 190',
        cloth.light,
        3,
        0.5,
      ) +
      line('M84 40Q60 110 -10 142M-112 130Q-70 180 10 204', cloth.deep, 3, 0.6) +
      line(print, '#f1dcb4', 5),
  };
};

const cuts: Readonly<Record<HairCut, (random: Random, tone: Tones) => Hair>> = {
  ...{ bob, afro, parted, topknot, straight, shorn, tail, shawl },
  ...{ combed, tousled, wavy, crown, knot, quiff, swept },
};

export const paintHair = (random: Random, cut: HairCut, hair: string): Hair => cuts[cut](random, tones(hair));
