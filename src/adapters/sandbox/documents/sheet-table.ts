import { type Column, type Ink, type Pen, wholeWidth } from './sheet-pen.ts';

export interface Cell extends Ink {
  readonly text: string;
  /** Smaller text below it. */
  readonly detail?: string;
}

export interface Table {
  readonly columns: readonly Column[];
  /** Empty: the table has no heading and no lines between its rows. */
  readonly heading: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Draws a table whose rows are not split. Its heading is repeated on a new page. */
export const drawTable = (
  { doc, small, at, goTo, draw, heightOf, makeRoom, rule }: Pen,
  table: PDFKit.PDFStructureElement,
  { columns, heading, rows }: Table,
): void => {
  const columnOf = (place: number): Column => columns[place] ?? wholeWidth;

  const drawCell = ({ detail, ...cell }: Cell, column: Column, top: number): number => {
    const end = draw(cell.text, column, top, cell);
    return detail ? draw(detail, column, end + 1, small) : end;
  };
  const drawRow = (cells: readonly Cell[], tag: 'TH' | 'TD'): void => {
    const top = at();
    const row = doc.struct('TR');
    table.add(row);
    const ends = cells.map((cell, place) => {
      let end = top;
      row.add(
        doc.struct(tag, {}, () => {
          end = drawCell(cell, columnOf(place), top);
        }),
      );
      return end;
    });
    row.end();
    goTo(Math.max(top, ...ends) + 6);
  };
  const drawHeading = (): void => {
    if (heading.length === 0) return;
    drawRow(
      heading.map((text) => ({ text, ...small, weight: 600 })),
      'TH',
    );
    rule();
  };

  const heightOfCell = ({ detail, ...cell }: Cell, column: Column): number =>
    heightOf(cell.text, column, cell) + (detail ? heightOf(detail, column, small) + 1 : 0);
  const heightOfRow = (cells: readonly Cell[]): number =>
    Math.max(...cells.map((cell, place) => heightOfCell(cell, columnOf(place)))) + 10;

  makeRoom(24 + Math.max(0, ...rows.slice(0, 1).map(heightOfRow)));
  drawHeading();
  for (const cells of rows) {
    const before = at();
    makeRoom(heightOfRow(cells));
    if (at() < before) drawHeading();
    drawRow(cells, 'TD');
    if (heading.length > 0) rule();
  }
};
