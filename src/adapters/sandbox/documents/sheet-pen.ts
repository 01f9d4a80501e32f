import PDFDocument from 'pdfkit';
import type { EInvoice } from '../../../application/orders/e-invoices.ts';
import type { PaperLogo } from '../pages/brand-look.ts';
import { fontOf, runsOf, type Weight } from './letters.ts';

/** A4 in points. */
const width = 595.28;
export const sheetHeight = 841.89;
const margin = 56;
/** The height of the grid of a logo. */
const logoHeight = 172;
/** Where the text ends and the footer begins. */
const bottom = sheetHeight - 96;
/** The colour of secondary text. */
export const muted = '#5c5c66';
export const sheetWidth = width - 2 * margin;

/** Amounts and dates use tabular figures, so that they align below each other and `8.1` does not look like `81`. */
const figures = /\d[.,]\d/;
/** Tabular figures would leave gaps in a number such as `OKU-INV-2026-00042`. */
const numbers = /\p{L}-\d/u;
const settingOf = (text: string) => ({
  lineGap: 2,
  ...(figures.test(text) && !numbers.test(text) && { features: ['tnum' as const] }),
});

export interface Ink {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}
export interface Column {
  /** Distance from the left margin. */
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}
export const wholeWidth: Column = { x: 0, width: sheetWidth };

export interface SheetSettings {
  readonly title: string;
  readonly language: string;
  readonly author: string;
  readonly createdAt: Date;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  /** An electronic invoice. The document becomes PDF/A-3 for archiving and embeds it. */
  readonly embedded?: EInvoice;
}

const embed = (
  doc: PDFKit.PDFDocument,
  { file, type, content, metadata }: EInvoice,
  { title, createdAt }: Pick<SheetSettings, 'title' | 'createdAt'>,
): void => {
  const named = {
    name: file,
    type,
    description: title,
    relationship: 'Alternative',
    creationDate: createdAt,
    modifiedDate: createdAt,
  };
  doc.file(Buffer.from(content), named);
  doc.appendXML(metadata);
};

/** A document of A4 pages with its current vertical position. Lengths in points. */
export const makePen = (settings: SheetSettings) => {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    // Each text names its own.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: settings.language,
    displayTitle: true,
    info: { Title: settings.title, Author: settings.author, CreationDate: settings.createdAt },
    ...(settings.embedded && { subset: 'PDF/A-3a' }),
  });
  if (settings.embedded) embed(doc, settings.embedded, settings);
  let y = margin;

  const ink = (
    { size = 9.5, weight = 400, colour = settings.text }: Ink,
    subset: Parameters<typeof fontOf>[0],
  ) => {
    const name = `${subset} ${weight}`;
    doc.registerFont(name, fontOf(subset, weight));
    return doc.font(name).fontSize(size).fillColor(colour);
  };

  return {
    doc,
    small: { size: 8, colour: settings.muted } satisfies Ink,

    /** Returns the current position from the top of the page. */
    at: (): number => y,
    goTo: (top: number): void => {
      y = top;
    },

    /** Draws a text, over several lines if necessary. Returns the position below it. */
    draw: (text: string, column: Column, top: number, style: Ink): number => {
      const runs = runsOf(text);
      const align = column.align ?? 'left';
      for (const [at, run] of runs.entries()) {
        const options = { ...settingOf(text), width: column.width, align, continued: at < runs.length - 1 };
        const pen = ink(style, run.subset);
        if (at === 0) pen.text(run.text, margin + column.x, top, options);
        else pen.text(run.text, options);
      }
      return runs.length === 0 ? top : doc.y;
    },

    heightOf: (text: string, column: Column, style: Ink): number =>
      ink(style, 'latin').heightOfString(text || ' ', { ...settingOf(text), width: column.width }),

    /** Starts a new page if this one has not enough room. */
    makeRoom: (needed: number): void => {
      if (y + needed <= bottom) return;
      doc.addPage();
      y = margin;
    },

    /** Draws a logo at the left margin. Units of its height: points. Returns the position below it. */
    drawLogo: ({ shapes }: PaperLogo, top: number, height: number): number => {
      doc
        .save()
        .translate(margin, top)
        .scale(height / logoHeight);
      for (const { path, colour } of shapes) doc.path(path).fill(colour, 'even-odd');
      doc.restore();
      return top + height;
    },

    /** Draws a thin line from margin to margin. */
    rule: (): void => {
      doc.markContent('Artifact', { type: 'Layout' });
      doc
        .moveTo(margin, y - 3)
        .lineTo(width - margin, y - 3)
        .lineWidth(0.5)
        .strokeColor(settings.line)
        .stroke();
      doc.endMarkedContent();
      y += 4;
    },
  };
};
export type Pen = ReturnType<typeof makePen>;
