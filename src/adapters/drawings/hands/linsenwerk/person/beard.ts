import { lighter, luminance, mix } from '../../../../shared/svg/colour.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import type { Person } from '../../../cast.ts';
import { HAIR, line, shape } from '../sheet.ts';
import { wide } from './head.ts';
import type { Look } from './look.ts';
import type { Tones } from './tones.ts';

const stubble = (look: Look, { dark }: Tones): string => {
  const random = randomFrom(`stubble${look.jaw}`);
  const dots = Array.from({ length: 420 }, () => {
    const x = (random() - 0.5) * look.jaw * 2.1;
    const edge = 1 - Math.abs(x) / (look.jaw * 1.12);
    const y = look.noseLength + 8 + random() * (look.length - look.noseLength - 8);
    const lip = look.noseLength + (look.length - look.noseLength) * 0.4;
    const onLips = Math.abs(x - look.turn * 9) < look.mouth * 0.95 && Math.abs(y - lip - 2) < 10;
    const inside =
      y < look.length * (0.62 + 0.36 * Math.sqrt(Math.max(0, edge))) &&
      y >
        look.noseLength +
          30 -
          Math.abs(Math.abs(x) - look.mouth - 4) * 0.9 -
          (Math.abs(x) < look.mouth ? 26 : 0);
    return onLips || !inside
      ? ''
      : `M${n(x + look.turn * 4)} ${n(y)}l${n(random() - 0.5)} ${n(1.5 + random())}`;
  }).join('');
  return `<g clip-path="url(#o)">${line(dots, 0.9, dark, ' opacity=".6"')}</g>`;
};

const hairs = (
  look: Look,
  colour: string,
  count: number,
  [top, spread]: readonly [number, number],
): string => {
  const random = randomFrom(`beard${look.jaw}`);
  return line(
    Array.from({ length: count }, (_, index) => {
      const u = (index + random()) / count - 0.5;
      const x = u * 2 * look.jaw * 0.98;
      const y = top + random() * spread + (1 - Math.abs(u) * 2) * 38;
      return `M${n(x + look.turn * 5)} ${n(y)}q${n(u * 4)} 9 ${n(-u * 10)} ${n(16 + random() * 10)}`;
    }).join(''),
    HAIR,
    colour,
  );
};

const full = (look: Look, hair: string, { ink }: Tones): string => {
  const l = look.length;
  const grey = luminance(hair) > 0.2;
  const deep = grey ? 26 : 6;
  const lip = look.noseLength + (l - look.noseLength) * 0.4;
  const c = look.turn * 9;
  const x = (v: number) => n(v * wide(look, Math.sign(v)) + look.turn * 4);
  const d = `M${x(-look.cheek - 1)} 18C${x(-look.cheek + 8)} 46 ${x(-look.cheek + 16)} 62 ${x(-look.mouth - 20)} ${n(lip - 20)}C${x(-look.mouth - 4)} ${n(lip - 26)} ${n(c - 14)} ${n(lip - 16)} ${n(c)} ${n(lip - 13)}C${n(c + 14)} ${n(lip - 16)} ${x(look.mouth + 4)} ${n(lip - 26)} ${x(look.mouth + 20)} ${n(lip - 20)}C${x(look.cheek - 16)} 62 ${x(look.cheek - 8)} 46 ${x(look.cheek + 1)} 18C${x(look.cheek + 1)} 60 ${x(look.jaw + 8)} ${n(l * 0.76)} ${x(look.chin + 14)} ${n(l + deep * 0.5)}C${x(look.chin)} ${n(l + deep + 4)} ${x(-look.chin)} ${n(l + deep + 4)} ${x(-look.chin - 14)} ${n(l + deep * 0.5)}C${x(-look.jaw - 8)} ${n(l * 0.76)} ${x(-look.cheek - 1)} 60 ${x(-look.cheek - 1)} 18Z`;
  const strand = grey ? mix(hair, '#3a3634', 0.7) : lighter(hair, 0.3);
  return `${shape(d, grey ? lighter(hair, 0.45) : hair, 1.1, ink)}<clipPath id="d"><path d="${d}"/></clipPath><g clip-path="url(#d)">${hairs(look, strand, grey ? 110 : 90, [46, 74])}</g>`;
};

const moustache = (look: Look, hair: string, { ink }: Tones): string => {
  const c = look.turn * 10;
  const y = look.noseLength + 5;
  const w = look.mouth + 9;
  const random = randomFrom('moustache');
  const d = `M${n(c)} ${y}C${n(c + 10)} ${y - 5} ${n(c + w * 0.7)} ${y + 4} ${n(c + w)} ${y + 21}C${n(c + w * 0.6)} ${y + 26} ${n(c + 12)} ${y + 22} ${n(c)} ${y + 15}C${n(c - 12)} ${y + 22} ${n(c - w * 0.6)} ${y + 26} ${n(c - w)} ${y + 21}C${n(c - w * 0.7)} ${y + 4} ${n(c - 10)} ${y - 5} ${n(c)} ${y}Z`;
  const lines = Array.from({ length: 34 }, (_, i) => {
    const u = (i / 33 - 0.5) * 2;
    return `M${n(c + u * w * 0.5)} ${n(y + 3 + Math.abs(u) * 4 + random() * 2)}q${n(u * 6)} 5 ${n(u * 15)} ${n(13 + random() * 4)}`;
  }).join('');
  return shape(d, lighter(hair, 0.4), 1.1, ink) + line(lines, HAIR, mix(hair, '#3a3634', 0.75));
};

export const beard = (look: Look, { beard: kind, hair }: Person, tones: Tones): string => {
  if (kind === 'stubble') return stubble(look, tones);
  if (kind === 'full') return full(look, hair, tones);
  return kind === 'moustache' ? moustache(look, hair, tones) : '';
};
