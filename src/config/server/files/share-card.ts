import sharp from 'sharp';
import { drawingOf } from '../../../adapters/drawings/drawing-of.ts';
import { painted } from '../../../adapters/shared/pictures/render.ts';
import {
  type Face,
  readFace,
  type TextStyle,
  text,
  textWidth,
  wrapped,
} from '../../../adapters/shared/svg/text.ts';
import type { DrawingName } from '../../../domain/content/drawing.ts';
import { shareSize } from '../../../domain/content/drawing-place.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { brandLogo } from './brand-logo.ts';
import { type Box, type ShareHand, shareHands } from './share-hands.ts';

/** The texts of a card: name, kind and one line. */
export interface CardWords {
  readonly name: string;
  readonly kind: string;
  readonly line: string;
}

/** The picture of a card: a product's packshot, or a drawing for a department. */
export type CardSubject = { readonly packshot: Uint8Array } | { readonly drawing: DrawingName };

const faces = new Map<string, Face>();
const faceOf = (file: string): Face => {
  const face = faces.get(file) ?? readFace(Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'));
  faces.set(file, face);
  return face;
};

/** Fits a raster picture into a box; `stands`: on its lower edge. */
const pictured = async (picture: Uint8Array, box: Box, stands = false): Promise<string> => {
  const image = sharp(picture).resize(box.width * 2, box.height * 2, { fit: 'inside' });
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  const [width, height] = [info.width / 2, info.height / 2];
  const y = box.y + (box.height - height) / (stands ? 1 : 2);
  return `<image x="${box.x + (box.width - width) / 2}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${data.toString('base64')}"/>`;
};

type Part = keyof CardWords;

interface Block {
  readonly part: Part;
  readonly lines: readonly string[];
  readonly style: TextStyle;
  /** The distance from one line to the next. */
  readonly leading: number;
  /** The space above the block. */
  readonly gap: number;
}

const most: Readonly<Record<Part, number>> = { name: 2, kind: 2, line: 3 };

/** Breaks the texts into lines at a share of their full size. */
const blocksOf = ({ words: room, letters }: ShareHand, words: CardWords, scale: number): readonly Block[] => {
  const name = room.size * scale;
  const [face, rest] = [faceOf(letters[0]), faceOf(letters[1])];
  const styles: Readonly<Record<Part, TextStyle>> = {
    name: { size: name, face, fill: room.name, track: -0.015 },
    kind: { size: name * 0.44, face: rest, fill: room.kind },
    line: { size: Math.max(name * 0.35, 27), face: rest, fill: room.line },
  };
  const gaps: Readonly<Record<Part, number>> = { name: 0, kind: name * 0.36, line: name * 0.42 };
  const padding = room.sticker === undefined ? 0 : styles.kind.size * 1.4;
  return (['name', 'kind', 'line'] as const)
    .filter((part) => words[part] !== '')
    .map((part) => ({
      part,
      lines: wrapped(words[part], room.width - (part === 'kind' ? padding : 0), styles[part]),
      style: styles[part],
      leading: styles[part].size * (part === 'line' ? 1.3 : 1.1),
      gap: gaps[part],
    }));
};

const heightOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { lines, leading, gap }) => sum + lines.length * leading + gap, 0);

/** From the largest on: the first size that fits is used. */
const scales = Array.from({ length: 24 }, (_, step) => 1 - step * 0.03);

const fits =
  (hand: ShareHand) =>
  (blocks: readonly Block[]): boolean =>
    heightOf(blocks) <= hand.words.height &&
    blocks.every(
      ({ part, lines, style }) =>
        lines.length <= most[part] && lines.every((line) => textWidth(line, style) <= hand.words.width),
    );

const cut = (name: string, letters: number): string =>
  name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name;

/** Sets the texts as large as they fit. Leaves out the line if there is no space for it, and finally cuts the name. */
export const setWords = (brand: BrandId, words: CardWords): readonly Block[] => {
  const hand = shareHands[brand];
  const shorter = [32, 16].map((letters) => ({ name: cut(words.name, letters), kind: '', line: '' }));
  const choices = [words, { ...words, line: '' }, ...shorter];
  const sizes = choices.flatMap((said) => scales.map((scale) => blocksOf(hand, said, scale)));
  return sizes.find(fits(hand)) ?? [];
};

/** Draws the texts one below the other in the middle of their box. */
const wordsOf = (brand: BrandId, words: CardWords): string => {
  const { words: room } = shareHands[brand];
  const blocks = setWords(brand, words);
  let y = room.y + (room.height - heightOf(blocks)) / 2;
  return blocks
    .map(({ part, lines, style, leading, gap }) => {
      const top = y + gap;
      y = top + lines.length * leading;
      const { size } = style;
      const isSticker = part === 'kind' && room.sticker !== undefined;
      const widest = Math.max(...lines.map((line) => textWidth(line, style)));
      const sticker = `<rect x="${room.x}" y="${top - size * 0.36}" width="${widest + size * 1.4}" height="${lines.length * leading + size * 0.6}" rx="${size * 0.85}" fill="${room.sticker}"/>`;
      const rule = `<path d="M${room.x} ${Math.round(top - gap / 2)}.5h${room.width}" stroke="${room.rule}"/>`;
      const set = lines.map((line, row) =>
        text(line, room.x + (isSticker ? size * 0.7 : 0), top + size * 0.86 + row * leading, style),
      );
      return `${isSticker ? sticker : ''}${room.rule && gap > 0 ? rule : ''}${set.join('')}`;
    })
    .join('');
};

/**
 * Draws the link preview of a product or department in the shop's style: a packshot or a drawing, beside its texts.
 * Source: SHARE-1, SHARE-2.
 */
export const shareCard = async (
  brand: BrandId,
  words: CardWords,
  shown: CardSubject,
): Promise<Uint8Array<ArrayBuffer>> => {
  const hand = shareHands[brand];
  const { beside, logo } = hand;
  const besideWidth = (beside?.r ?? 0) * 2;
  const [name, subject, person] = await Promise.all([
    painted(brandLogo(brand), logo.width * 2, 'png'),
    'packshot' in shown
      ? pictured(await sharp(shown.packshot).trim().png().toBuffer(), hand.product, hand.stands)
      : pictured(
          await painted(drawingOf(brand, shown.drawing), hand.department.width * 2, 'png'),
          hand.department,
        ),
    beside && painted(drawingOf(brand, beside.drawing), besideWidth * 2, 'png'),
  ]);
  const logoAt = await pictured(name, { ...logo, height: Math.round((logo.width * 43) / 233) });
  const personAt =
    beside && person
      ? `<clipPath id="r"><circle cx="${beside.x}" cy="${beside.y}" r="${beside.r}"/></clipPath><g clip-path="url(#r)">${await pictured(person, { x: beside.x - beside.r, y: beside.y - beside.r, width: besideWidth, height: Math.round(besideWidth * 1.25) })}</g>`
      : '';
  const { width, height } = shareSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${hand.ground}${logoAt}${'packshot' in shown ? hand.plate : ''}${subject}${personAt}${hand.front}${wordsOf(brand, words)}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg), { unlimited: true }).png({ palette: true }).toBuffer());
};
