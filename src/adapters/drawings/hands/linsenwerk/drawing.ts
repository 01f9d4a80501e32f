import { cuts } from './objects.ts';
import { corners, sheet, svg } from './sheet.ts';

const scene = [600, 400] as const;

/** A drawing without background. */
export const onNothing = (size: readonly [width: number, height: number], body: string): string =>
  svg(size, body, cuts);

/** A drawing on the ruled sheet, with corner marks. */
export const onSheet = (body: string): string => {
  const paper = sheet(scene);
  return svg(scene, `${paper.body}${body}${corners(scene)}`, paper.defs + cuts);
};
