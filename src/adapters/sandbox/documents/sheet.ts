import PDFDocument from 'pdfkit';
import { fontFile, runsOf, type Weight } from './letters.ts';

/** A4 in points. */
const width = 595.28;
const height = 841.89;
const margin = 56;
/** Where the text ends and the foot begins. */
const bottom = height - 96;

/** Amounts and dates have figures of one width: they stand below each other, and `8.1` does not run together as `81`. */
const figures = /\d[.,]\d/;
const settingOf = (text: string) => ({
  lineGap: 2,
  ...(figures.test(text) && { features: ['tnum' as const] }),
});

export const sheetWidth = width - 2 * margin;

export interface Ink {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}
interface Column {
  /** From the left margin. */
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}
export interface Cell extends Ink {
  readonly text: string;
  /** Below it, smaller. */
  readonly detail?: string;
}

export interface SheetSettings {
  readonly title: string;
  readonly language: string;
  readonly author: string;
  readonly createdAt: Date;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
}

/** A page that is written from top to bottom and goes on on the next one. Lengths in points. */
export const makeSheet = (settings: SheetSettings) => {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    font: fontFile('latin', 400),
    pdfVersion: '1.7',
    tagged: true,
    lang: settings.language,
    displayTitle: true,
    info: { Title: settings.title, Author: settings.author, CreationDate: settings.createdAt },
  });
  const finished = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  let y = margin;

  const ink = (
    { size = 9.5, weight = 400, colour = settings.text }: Ink,
    subset: Parameters<typeof fontFile>[0],
  ) => doc.font(fontFile(subset, weight)).fontSize(size).fillColor(colour);

  /** Draws a text that may run over several lines, and says how far down it went. */
  const draw = (text: string, column: Column, top: number, style: Ink): number => {
    const runs = runsOf(text);
    const align = column.align ?? 'left';
    for (const [at, run] of runs.entries()) {
      const options = { ...settingOf(text), width: column.width, align, continued: at < runs.length - 1 };
      const pen = ink(style, run.subset);
      if (at === 0) pen.text(run.text, margin + column.x, top, options);
      else pen.text(run.text, options);
    }
    return runs.length === 0 ? top : doc.y;
  };

  const heightOf = (text: string, column: Column, style: Ink): number =>
    ink(style, 'latin').heightOfString(text || ' ', { ...settingOf(text), width: column.width });

  const makeRoom = (needed: number): void => {
    if (y + needed <= bottom) return;
    doc.addPage();
    y = margin;
  };

  const small = { size: 8, colour: settings.muted } as const;

  return {
    /** Goes down, or to a place from the top. */
    space: (points: number): void => {
      y += points;
    },
    goTo: (top: number): void => {
      y = top;
    },
    at: (): number => y,

    paragraph: (
      text: string,
      style: Ink & { readonly tag?: 'P' | 'H1' | 'H2' } = {},
      column: Column = { x: 0, width: sheetWidth },
    ): void => {
      makeRoom(heightOf(text, column, style));
      root.add(
        doc.struct(style.tag ?? 'P', {}, () => {
          y = draw(text, { ...column, align: style.align ?? column.align ?? 'left' }, y, style);
        }),
      );
    },

    /** A table whose rows stay whole; its heading is said again on a new page. */
    table: (
      columns: readonly Column[],
      heading: readonly string[],
      rows: readonly (readonly Cell[])[],
    ): void => {
      const table = doc.struct('Table');
      root.add(table);
      const rowOf = (cells: readonly Cell[], tag: 'TH' | 'TD'): void => {
        const top = y;
        const row = doc.struct('TR');
        table.add(row);
        const ends = cells.map((cell, i) => {
          const column = columns[i] ?? { x: 0, width: sheetWidth };
          let end = top;
          row.add(
            doc.struct(tag, {}, () => {
              end = draw(cell.text, column, top, cell);
              if (cell.detail) end = draw(cell.detail, column, end + 1, small);
            }),
          );
          return end;
        });
        row.end();
        y = Math.max(top, ...ends) + 6;
      };
      const rule = (): void => {
        doc.markContent('Artifact', { type: 'Layout' });
        doc
          .moveTo(margin, y - 3)
          .lineTo(width - margin, y - 3)
          .lineWidth(0.5)
          .strokeColor(settings.line)
          .stroke();
        doc.endMarkedContent();
        y += 4;
      };
      const head = (): void => {
        if (heading.length === 0) return;
        rowOf(
          heading.map((text) => ({ text, ...small, weight: 600 })),
          'TH',
        );
        rule();
      };
      const needs = (cells: readonly Cell[]): number =>
        Math.max(
          ...cells.map((cell, i) => {
            const column = columns[i] ?? { x: 0, width: sheetWidth };
            return (
              heightOf(cell.text, column, cell) + (cell.detail ? heightOf(cell.detail, column, small) + 1 : 0)
            );
          }),
        ) + 10;
      makeRoom(24 + Math.max(0, ...rows.slice(0, 1).map(needs)));
      head();
      for (const cells of rows) {
        const before = y;
        makeRoom(needs(cells));
        if (y < before) head();
        rowOf(cells, 'TD');
        if (heading.length > 0) rule();
      }
      table.end();
    },

    /** Writes what stands at the foot of each page, and gives the file. */
    finish: (foot: (page: number, pages: number) => readonly string[]): Promise<Uint8Array<ArrayBuffer>> => {
      root.end();
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        doc.page.margins.bottom = 0;
        doc.markContent('Artifact', { type: 'Pagination' });
        for (const [i, line] of foot(page + 1, count).entries())
          draw(line, { x: 0, width: sheetWidth }, height - 64 + i * 11, small);
        doc.endMarkedContent();
      }
      doc.end();
      return finished;
    },
  };
};
