import type { Points } from './shape.ts';

/** Resolution of the shadow. Units: drawing units a cell. */
const CELL = 2;

/** Returns the ranges of a row inside a shape, each with an exclusive end. */
export const spans = (shape: Points, y: number): readonly (readonly [from: number, to: number])[] => {
  const hits: number[] = [];
  for (let index = 0; index < shape.length; index++) {
    const from = shape[index];
    const to = shape[index + 1] ?? shape[0];
    if (from && to && from[1] <= y !== to[1] <= y)
      hits.push(from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
  }
  if (hits.length === 0) return [];
  hits.sort((one, other) => one - other);
  return hits.flatMap((from, index) => (index % 2 === 0 ? [[from, hits[index + 1] ?? from] as const] : []));
};

const blurRow = (
  data: Float32Array,
  start: number,
  stride: number,
  count: number,
  reach: number,
  line: Float32Array,
): void => {
  for (let index = 0; index < count; index++) line[index] = data[start + index * stride] ?? 0;
  let sum = 0;
  for (let index = 0; index < Math.min(reach, count); index++) sum += line[index] ?? 0;
  for (let index = 0; index < count; index++) {
    if (index + reach < count) sum += line[index + reach] ?? 0;
    if (index - reach - 1 >= 0) sum -= line[index - reach - 1] ?? 0;
    data[start + index * stride] = sum / (2 * reach + 1);
  }
};

/** A soft shadow over a plate: the light it takes away, 0 to 1, at each place. */
export const veil = (width: number, height: number) => {
  const [columns, rows] = [Math.ceil(width / CELL) + 2, Math.ceil(height / CELL) + 2];
  const light = new Float32Array(columns * rows).fill(1);
  const line = new Float32Array(Math.max(columns, rows));
  /** Takes away `share` of the light in the shape; `soft` is the softness of its edge in units. A negative share adds light. */
  const dim = (shape: Points, share: number, soft: number): void => {
    const mask = new Float32Array(columns * rows);
    for (let row = 0; row < rows; row++)
      for (const [from, to] of spans(shape, (row + 0.5) * CELL))
        for (
          let column = Math.max(0, Math.round(from / CELL));
          column < Math.min(columns, to / CELL);
          column++
        )
          mask[row * columns + column] = 1;
    const reach = Math.round(soft / CELL / 2);
    if (reach > 0)
      for (let pass = 0; pass < 2; pass++) {
        for (let row = 0; row < rows; row++) blurRow(mask, row * columns, 1, columns, reach, line);
        for (let column = 0; column < columns; column++) blurRow(mask, column, columns, rows, reach, line);
      }
    mask.forEach((value, index) => {
      if (value) light[index] = (light[index] ?? 1) * (1 - share * value);
    });
  };
  const at = (x: number, y: number): number => {
    const [cx, cy] = [
      Math.max(0, Math.min(columns - 2, x / CELL - 0.5)),
      Math.max(0, Math.min(rows - 2, y / CELL - 0.5)),
    ];
    const [left, top] = [Math.floor(cx), Math.floor(cy)];
    const cell = (column: number, row: number) => light[row * columns + column] ?? 1;
    const [u, v] = [cx - left, cy - top];
    return (
      (cell(left, top) * (1 - u) + cell(left + 1, top) * u) * (1 - v) +
      (cell(left, top + 1) * (1 - u) + cell(left + 1, top + 1) * u) * v
    );
  };
  return { dim, at };
};
