import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { n } from './ink.ts';

export type Family = 'poppins' | 'inter';
export type Weight = 400 | 500 | 600 | 700;

/** A typeface from a separate file. */
export type Face = opentype.Font;

export interface TextStyle {
  readonly size: number;
  readonly fill: string;
  /** Letters that it lacks are taken from the family. */
  readonly face?: Face | undefined;
  readonly family?: Family;
  readonly weight?: Weight;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Wider text is set smaller until it fits. */
  readonly maxWidth?: number;
  /** Extra space between letters, as a fraction of the size. */
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

/** Reads a typeface as `npm run fonts` subsets it for drawings. */
export const readFace = (file: Uint8Array): Face => opentype.parse(Uint8Array.from(file).buffer);

const fontOf = (family: Family, weight: Weight, subset: 'latin' | 'latin-ext'): opentype.Font => {
  const name = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
  const known = fonts.get(name);
  if (known) return known;
  const font = readFace(readFileSync(resolveFile(name)));
  fonts.set(name, font);
  return font;
};

/** Normalises a text for drawing: one line, composed letters, cut to a length that fits on a pack. */
const drawable = (text: string, longest = LONGEST): string => {
  const line = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
};

type Letters = Pick<TextStyle, 'face' | 'family' | 'weight' | 'track'>;

/** Returns the glyph from the first font file that has the letter. Undefined if none has it: the letter is left out. */
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

/** Lays out letter by letter, because the font parser does not support the fonts' ligature tables. */
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

/** Returns the width of a drawn text, in drawing units. */
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

/** Written here because the font parser's own writer leaves out spaces that a strict SVG parser needs. */
const outlineOf = (steps: readonly opentype.PathCommand[]): string => steps.map(stepOf).join('');

/** Draws one line of text as outlines, with its baseline at `y`. No font is needed to display it. */
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

/** Draws at most `lines` lines of text. A longer text is set smaller. */
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
