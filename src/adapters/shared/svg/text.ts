import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { n } from './ink.ts';

export type Family = 'poppins' | 'inter';
export type Weight = 400 | 500 | 600 | 700;

/** Letters from a file of one's own. */
export type Face = opentype.Font;

export interface TextStyle {
  readonly size: number;
  readonly fill: string;
  /** Letters that it lacks come from the family. */
  readonly face?: Face | undefined;
  readonly family?: Family;
  readonly weight?: Weight;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Wider text is set smaller until it fits. */
  readonly maxWidth?: number;
  /** Extra space between letters, in parts of the size. */
  readonly track?: number;
  readonly opacity?: number;
}

interface Placed {
  readonly glyph: opentype.Glyph;
  readonly x: number;
}

const LONGEST = 90;
const resolveFile = createRequire(import.meta.url).resolve;
const fonts = new Map<string, opentype.Font>();

/** A typeface as `npm run fonts` cuts it for drawings. */
export const readFace = (file: Uint8Array): Face => opentype.parse(Uint8Array.from(file).buffer);

const fontOf = (family: Family, weight: Weight, subset: 'latin' | 'latin-ext'): opentype.Font => {
  const name = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
  const known = fonts.get(name);
  if (known) return known;
  const font = readFace(readFileSync(resolveFile(name)));
  fonts.set(name, font);
  return font;
};

/** The text as it can be drawn: one line, composed letters, of a length that a pack can carry. */
const drawable = (text: string, longest = LONGEST): string => {
  const line = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
};

type Letters = Pick<TextStyle, 'face' | 'family' | 'weight' | 'track'>;

/** The first file that knows the letter; a letter that none knows is left out. */
const glyphOf = (letter: string, { face, family = 'poppins', weight = 600 }: Letters) => {
  const files = [
    () => face,
    () => fontOf(family, weight, 'latin'),
    () => fontOf(family, weight, 'latin-ext'),
  ];
  for (const file of files) {
    const font = file();
    if (font && font.charToGlyphIndex(letter) > 0) return { font, glyph: font.charToGlyph(letter) };
  }
  return undefined;
};

/** Letter by letter, because the fonts' ligature tables are more than the reader of the files can apply. */
const layOut = (text: string, size: number, letters: Letters) => {
  const { track = 0 } = letters;
  const glyphs: Placed[] = [];
  let x = 0;
  let before: { readonly font: opentype.Font; readonly glyph: opentype.Glyph } | undefined;
  for (const letter of drawable(text)) {
    const found = glyphOf(letter, letters);
    if (!found) continue;
    const scale = size / found.font.unitsPerEm;
    if (before && before.font === found.font)
      x += found.font.getKerningValue(before.glyph, found.glyph) * scale;
    glyphs.push({ glyph: found.glyph, x });
    x += (found.glyph.advanceWidth ?? 0) * scale + track * size;
    before = found;
  }
  return { glyphs, width: glyphs.length > 0 ? x - track * size : 0 };
};

/** How wide a text is drawn, in drawing units. */
export const textWidth = (text: string, style: TextStyle): number => layOut(text, style.size, style).width;

const stepOf = (step: opentype.PathCommand): string => {
  switch (step.type) {
    case 'M':
    case 'L':
      return `${step.type}${n(step.x)} ${n(step.y)}`;
    case 'Q':
      return `Q${n(step.x1)} ${n(step.y1)} ${n(step.x)} ${n(step.y)}`;
    case 'C':
      return `C${n(step.x1)} ${n(step.y1)} ${n(step.x2)} ${n(step.y2)} ${n(step.x)} ${n(step.y)}`;
    case 'Z':
      return 'Z';
  }
};

/** Written here, since the reader's own writer leaves out spaces that a strict SVG parser needs. */
const outlineOf = (steps: readonly opentype.PathCommand[]): string => steps.map(stepOf).join('');

/** One line of text as outlines, its baseline at `y`: no font is needed where it is drawn. */
export const text = (content: string, x: number, y: number, style: TextStyle): string => {
  const { anchor = 'start', maxWidth, opacity = 1 } = style;
  const wide = layOut(content, style.size, style);
  const size = maxWidth && wide.width > maxWidth ? (style.size * maxWidth) / wide.width : style.size;
  const line = size === style.size ? wide : layOut(content, size, style);
  const start = x - line.width * { start: 0, middle: 0.5, end: 1 }[anchor];
  const outline = line.glyphs
    .map(({ glyph, x: at }) => outlineOf(glyph.getPath(start + at, y, size).commands))
    .join('');
  const veil = opacity < 1 ? ` fill-opacity="${opacity}"` : '';
  return outline ? `<path d="${outline}" fill="${style.fill}"${veil}/>` : '';
};

/** Breaks a text into lines that are no wider than `width`. */
export const wrapped = (content: string, width: number, style: TextStyle): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of content.split(/\s+/u)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, style) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
};

/** Lines of text below one another, at most `lines` of them: a longer text is set smaller. */
export const paragraph = (
  content: string,
  x: number,
  y: number,
  { width, leading, lines, ...style }: TextStyle & { width: number; leading: number; lines: number },
): string => {
  const short = drawable(content, LONGEST * 8);
  const broken = wrapped(short, width, style);
  if (broken.length > lines && style.size > 6) {
    const smaller = { ...style, size: style.size * 0.92, width, leading: leading * 0.94, lines };
    return paragraph(short, x, y, smaller);
  }
  return broken
    .slice(0, lines)
    .map((line, index) => text(line, x, y + index * leading, { ...style, maxWidth: width }))
    .join('');
};
