import { expect, it } from 'vitest';
import { drawingOf } from '../../../src/adapters/drawings/drawing-of.ts';
import { drawingNames } from '../../../src/domain/content/drawing.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';

const turns = (svg: string): boolean => svg.includes('prefers-color-scheme:dark');

it('ink without a sheet below it turns to chalk on dark pages; all else stays as it was drawn · DARK-3', () => {
  const turned = brandIds.flatMap((brand) =>
    drawingNames.filter((name) => turns(drawingOf(brand, name))).map((name) => `${brand} ${name}`),
  );
  expect(turned).toContain('linsenwerk tile-lenses');
  expect(turned).toContain('opalys eye-light');
  for (const one of turned) expect(one).toMatch(/^(linsenwerk (state|tile)|opalys (state|tile|eye))-/);
});
