import { darker, lighter, mix } from '../../../shared/svg/colour.ts';
import { ACROSS, DIAGONAL, DOWN, n } from '../../../shared/svg/ink.ts';
import { crest, type Pattern, times } from './pattern-canvas.ts';

export const waves: Pattern = ({ ink, width, height, colours: { second }, random }) => {
  const phase = random() * 3;
  const near = ink.linear(ACROSS, [
    [0, second, 0.1],
    [0.5, second, 0.75],
    [1, lighter(second, 0.35), 0.95],
  ]);
  const far = ink.linear(ACROSS, [
    [0, lighter(second, 0.5), 0],
    [1, lighter(second, 0.75), 0.75],
  ]);
  return `<path d="${crest(width, height, height * 0.7, height * 0.26, height * 0.1, phase)}" fill="${near}"/>
<path d="${crest(width, height, height * 0.82, height * 0.16, height * 0.08, phase + 1.1)}" fill="${far}"/>`;
};

export const drops: Pattern = ({ ink, width, height, colours: { second }, random }) => {
  const water = ink.linear(DOWN, [
    [0, second, 0],
    [0.5, second, 0.6],
    [1, lighter(second, 0.4), 0.95],
  ]);
  const bead = ink.radial(
    [
      [0, '#ffffff', 0.75],
      [0.45, '#ffffff', 0.16],
      [0.85, '#ffffff', 0.2],
      [1, '#ffffff', 0.6],
    ],
    [0.36, 0.3, 0.75],
  );
  const drop = () => {
    const size = width * (0.008 + random() ** 3 * 0.05);
    return `<circle cx="${n(width * random())}" cy="${n(height * (0.42 + random() * 0.56))}" r="${n(size)}"/>`;
  };
  return `<rect y="${n(height * 0.3)}" width="${width}" height="${n(height * 0.7)}" fill="${water}"/><g fill="${bead}">${times(34, drop)}</g>`;
};

export const mist: Pattern = ({ ink, width, height, colours: { second, accent }, random }) => {
  const glow = (colour: string) =>
    ink.radial([
      [0, colour, 0.95],
      [0.5, colour, 0.5],
      [1, colour, 0],
    ]);
  const cloud = (colour: string, x: number, y: number, size: number) =>
    `<ellipse cx="${n(width * x)}" cy="${n(height * y)}" rx="${n(width * size)}" ry="${n(height * size * 0.95)}" fill="${glow(colour)}"/>`;
  const sway = random() * 0.16;
  return (
    cloud(second, 0.86, 0.5 + sway, 0.6) +
    cloud(accent, 0.98, 0.98, 0.5) +
    cloud(lighter(second, 0.55), 0.44 + sway, 1.02, 0.46)
  );
};

export const horizon: Pattern = ({ ink, width, height, colours: { main, second, accent }, random }) => {
  const sky = ink.linear(DOWN, [
    [0, second, 0],
    [1, lighter(second, 0.3), 0.95],
  ]);
  const hill = (index: number) => {
    const shade = mix(lighter(second, 0.4), darker(main, 0.1), 0.2 + index * 0.26);
    const phase = random() * 6;
    return `<path d="${crest(width, height, height * (0.7 + index * 0.1), height * 0.03, height * 0.05, phase)}" fill="${shade}"/>`;
  };
  const sun = ink.linear(DOWN, [
    [0, lighter(accent, 0.3)],
    [1, accent],
  ]);
  return `<rect y="${n(height * 0.36)}" width="${width}" height="${n(height * 0.64)}" fill="${sky}"/>
<circle cx="${n(width * 0.72)}" cy="${n(height * 0.68)}" r="${n(height * 0.2)}" fill="${sun}" opacity=".9"/>${times(3, hill)}`;
};

export const leaves: Pattern = ({ ink, width, height, colours: { main, second }, random }) => {
  const blade = ink.linear(DIAGONAL, [
    [0, lighter(second, 0.35), 0.95],
    [1, mix(second, main, 0.3), 0.85],
  ]);
  const leaf = (index: number) => {
    const size = height * (0.26 + random() * 0.24);
    const turn = -64 + index * 19 + random() * 10;
    const x = width * (0.5 + index * 0.075);
    const shape = `M0 0C${n(size * 0.34)} ${n(-size * 0.3)} ${n(size * 0.3)} ${n(-size * 0.8)} 0 ${n(-size)}C${n(-size * 0.3)} ${n(-size * 0.8)} ${n(-size * 0.34)} ${n(-size * 0.3)} 0 0Z`;
    return `<g transform="translate(${n(x)} ${n(height * 1.04)}) rotate(${n(turn)})"><path d="${shape}" fill="${blade}"/><path d="M0 0V${n(-size * 0.9)}" stroke="#fff" stroke-opacity=".4" stroke-width="2"/></g>`;
  };
  return times(8, leaf);
};
