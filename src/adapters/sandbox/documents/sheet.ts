import type { PaperLogo } from '../pages/brand-look.ts';
import { type Column, type Ink, makePen, type SheetSettings, sheetHeight, wholeWidth } from './sheet-pen.ts';
import { drawTable, type Table } from './sheet-table.ts';

/** Units: points. */
const letterheadHeight = 30;

/** A text that is written from top to bottom and continues on the next page. Lengths in points. */
export const makeSheet = (settings: SheetSettings) => {
  const pen = makePen(settings);
  const { doc, draw, at, goTo } = pen;
  const finished = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);

  return {
    at,
    goTo,
    space: (points: number): void => goTo(at() + points),
    /** Starts a new page for what follows if this one has not enough room. */
    keep: pen.makeRoom,

    paragraph: (
      text: string,
      style: Ink & { readonly tag?: 'P' | 'H1' | 'H2' | 'H3' } = {},
      column: Column = wholeWidth,
    ): void => {
      pen.makeRoom(pen.heightOf(text, column, style));
      const align = style.align ?? column.align ?? 'left';
      root.add(doc.struct(style.tag ?? 'P', {}, () => goTo(draw(text, { ...column, align }, at(), style))));
    },

    /** The shop's logo. `name`: what screen readers say for it. */
    logo: (logo: PaperLogo, name: string): void => {
      const draw = () => goTo(pen.drawLogo(logo, at(), letterheadHeight));
      root.add(doc.struct('Figure', { alt: name }, draw));
    },

    table: (table: Table): void => {
      const element = doc.struct('Table');
      root.add(element);
      drawTable(pen, element, table);
      element.end();
    },

    /** Writes the footer of each page and returns the file. */
    finish: (foot: (page: number, pages: number) => readonly string[]): Promise<Uint8Array<ArrayBuffer>> => {
      root.end();
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        doc.page.margins.bottom = 0;
        doc.markContent('Artifact', { type: 'Pagination' });
        for (const [i, line] of foot(page + 1, count).entries())
          draw(line, wholeWidth, sheetHeight - 64 + i * 11, pen.small);
        doc.endMarkedContent();
      }
      doc.end();
      return finished;
    },
  };
};
