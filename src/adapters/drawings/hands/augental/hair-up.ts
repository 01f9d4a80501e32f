import { blob, type Random, rough } from './kit.ts';
import { type Hair, locks, type Tones } from './tones.ts';

export const topknot = (random: Random, tone: Tones): Hair => ({
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

/** Dark hair pinned up with a pencil. */
export const knot = (random: Random, tone: Tones): Hair => ({
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
