import { darker } from '../../../../shared/svg/colour.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import type { Person } from '../../../cast.ts';
import { HAIR, LINE, line } from '../sheet.ts';
import type { Look } from './look.ts';
import type { Tones } from './tones.ts';

const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;

export const nose = (look: Look, { dark, soft, ink }: Tones): string => {
  const [w, l, c] = [look.nose, look.noseLength, look.turn * 11];
  /** A turned head shows the bridge of the nose on its far side. */
  const s = look.turn < 0 ? -1 : 1;
  const ridge = `M${at(look.turn * 5 + s * 13, -20)}C${at(look.turn * 6 + s * 7, -8)} ${at(c + s * 6, l * 0.3)} ${at(c + s * 8, l * 0.58)}C${at(c + s * 9, l * 0.7)} ${at(c + s * 10, l * 0.74)} ${at(c + s * 9, l * 0.82)}`;
  const wing = (side: number) => {
    const k = 1 - 0.18 * look.turn * side;
    return `M${at(c + side * w * 0.86 * k, l - 15)}C${at(c + side * (w + 5) * k, l - 12)} ${at(c + side * (w + 5) * k, l + 2)} ${at(c + side * (w - 3) * k, l + 1)}`;
  };
  const nostril = (side: number) => {
    const k = 1 - 0.18 * look.turn * side;
    return `M${at(c + side * w * 0.8 * k, l - 0.5)}C${at(c + side * w * 0.62 * k, l - 5)} ${at(c + side * w * 0.34 * k, l - 3.6)} ${at(c + side * w * 0.28 * k, l + 1.6)}C${at(c + side * w * 0.42 * k, l + 0.4)} ${at(c + side * w * 0.6 * k, l + 1)} ${at(c + side * w * 0.8 * k, l - 0.5)}Z`;
  };
  const below = `M${at(c - w, l + 1)}C${at(c - 6, l + 9)} ${at(c + 10, l + 10)} ${at(c + w + 4, l)}L${at(c + w * 0.9, l - 14)}C${at(c + w * 0.4, l - 4)} ${at(c - w * 0.4, l)} ${at(c - w, l + 1)}Z`;
  return `<path d="${below}" fill="${soft}" opacity=".55"/>${line(ridge, LINE * 0.9, dark)}${line(wing(-1) + wing(1), LINE, ink)}<path d="${nostril(-1)}${nostril(1)}" fill="${ink}"/>${line(`M${at(c - w * 0.3, l + 2)}Q${at(c, l + 5.5)} ${at(c + w * 0.3, l + 2)}`, 1.2, ink)}${line(`M${at(c + 4, l * 0.62)}q7 2 9 8m-11-3q7 2 9 8`, HAIR, dark)}`;
};

export const mouth = (look: Look, { lip, dark, ink, soft }: Tones): string => {
  const c = look.turn * 9;
  const y = look.noseLength + (look.length - look.noseLength) * 0.4;
  const [w, k, s] = [look.mouth + 2 + look.smile * 0.5, look.lips, look.smile * 1.5 + 0.5];
  const x = (dx: number) => c + dx * (1 - 0.08 * look.turn * Math.sign(dx));
  const corner = y - s;
  const middle = `${at(x(w * 0.5), y + 0.4)} ${at(x(w * 0.24), y + 2.2)} ${at(c, y + 1.6)}C${at(x(-w * 0.24), y + 2.2)} ${at(x(-w * 0.5), y + 0.4)} ${at(x(-w), corner)}`;
  const upper = `M${at(x(-w), corner)}C${at(x(-w * 0.6), y - 4 * k)} ${at(x(-w * 0.34), y - 8 * k)} ${at(x(-w * 0.18), y - 8 * k)}Q${at(c, y - 5.4 * k)} ${at(x(w * 0.18), y - 8 * k)}C${at(x(w * 0.34), y - 8 * k)} ${at(x(w * 0.6), y - 4 * k)} ${at(x(w), corner)}C${middle}Z`;
  const lower = `M${at(x(-w), corner)}C${at(x(-w * 0.62), y + 8 * k)} ${at(x(-w * 0.34), y + 12.5 * k)} ${at(c, y + 12.5 * k)}C${at(x(w * 0.34), y + 12.5 * k)} ${at(x(w * 0.62), y + 8 * k)} ${at(x(w), corner)}C${middle}Z`;
  const gloss = `M${at(x(-w * 0.3), y + 6.5 * k)}C${at(x(-w * 0.1), y + 5 * k)} ${at(x(w * 0.16), y + 5 * k)} ${at(x(w * 0.3), y + 6.8 * k)}`;
  return `<path d="${upper}" fill="${darker(lip, 0.14)}"/><path d="${lower}" fill="${lip}"/>${line(gloss, 1.6, '#ffffff', ' opacity=".4"')}${line(`M${at(x(w), corner)}C${middle}`, LINE, ink)}${line(`M${at(x(-w) - 2, corner - 3)}q-1 3 1 6M${at(x(w) + 2, corner - 3)}q1 3-1 6`, 1.1, dark)}${line(`M${at(c - w * 0.42, y + 14.5 * k)}Q${at(c, y + 18 * k)} ${at(c + w * 0.42, y + 14.5 * k)}`, 1.1, dark)}<path d="M${at(c - w * 0.5, y + 15 * k)}Q${at(c, y + 19 * k)} ${at(c + w * 0.5, y + 15 * k)}Q${at(c, y + 25 * k)} ${at(c - w * 0.5, y + 15 * k)}Z" fill="${soft}" opacity=".4"/>${line(`M${at(c - 3, y - 20)}q-1 6-2 10M${at(c + 4, y - 20)}q1 6 2 10`, 0.6, dark)}`;
};

/** Wrinkles and freckles. */
export const years = (look: Look, { age, freckles }: Person, { dark }: Tones): string => {
  const c = look.turn * 10;
  const l = look.noseLength;
  const fold = (side: number, reach: number) =>
    `M${at(c + side * (look.nose + 5), l - 6)}C${at(c + side * (look.nose + 14), l + 4)} ${at(c + side * (look.mouth + 8), l + 10)} ${at(c + side * (look.mouth + 9), l + reach)}`;
  const lines = age === 'young' ? '' : fold(-1, age === 'old' ? 32 : 20) + fold(1, age === 'old' ? 32 : 20);
  const old =
    age === 'old' ? 'M-46-62C-20-68 24-68 50-61M-38-76C-14-81 20-81 40-75M-5-34q-3 8-2 14M7-34q3 8 1 14' : '';
  const random = randomFrom(`freckles${look.cheek}`);
  const spots = freckles
    ? Array.from({ length: 46 }, () => {
        const x = (random() - 0.5) * 132 + look.turn * 8;
        const y = 22 + random() * 30 - Math.abs(x) * 0.06;
        return `M${at(x, y)}h.01`;
      }).join('')
    : '';
  return `${line(lines + old, 1, dark)}${spots && line(spots, 2, dark, ' opacity=".5"')}`;
};
