import { mix } from '../../../shared/svg/colour.ts';
import { n } from '../../../shared/svg/ink.ts';
import { blob, fill, line, type Random, rough } from './kit.ts';
import { type Hair, locks, type Tones } from './tones.ts';

export const afro = (random: Random, tone: Tones): Hair => {
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

export const parted = (_: Random, tone: Tones): Hair => ({
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

export const shorn = (random: Random, tone: Tones): Hair => {
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

export const combed = (_: Random, tone: Tones): Hair => ({
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

export const tousled = (_: Random, tone: Tones): Hair => ({
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

export const crown = (_: Random, tone: Tones): Hair => ({
  back:
    rough('M-84 -44C-106 -50 -110 -16 -98 20C-94 34 -86 34 -80 20Z', tone.base) +
    rough('M84 -44C106 -50 110 -16 98 20C94 34 86 34 80 20Z', tone.base),
  front:
    rough('M-86 16C-98 -4 -100 -34 -88 -60C-82 -50 -84 -20 -86 16Z', tone.base) +
    rough('M86 16C98 -4 100 -34 88 -60C82 -50 84 -20 86 16Z', tone.base) +
    line('M-34 -102Q-10 -112 18 -106', '#ffffff', 7, 0.4) +
    locks('M-92 -40Q-97 -16 -90 6M92 -40Q97 -16 90 6', { ...tone, light: '#efeae2' }),
});

export const quiff = (_: Random, tone: Tones): Hair => ({
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
