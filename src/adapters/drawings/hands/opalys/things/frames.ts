import { type Plate, plate } from '../engraving/plate.ts';
import { box, oval, type Points } from '../engraving/shape.ts';
import { BRONZE, PAPER, sheet, tinted } from '../sheet.ts';

/** A drawing like a book plate: a tinted background with two thin borders. */
export const bookPlate = (draw: (drawn: Plate) => readonly Points[]): string => {
  const drawn = plate(600, 400);
  const white = draw(drawn);
  const under = `${tinted(box(0, 0, 600, 400), PAPER)}${tinted(box(14, 14, 572, 372))}${white.map((shape) => tinted(shape, PAPER, 0.72)).join('')}`;
  return sheet(600, 400, under, drawn, {
    defs: '<clipPath id="p"><path d="M14 14h572v372h-572z"/></clipPath>',
    clip: 'url(#p)',
    over: `<path d="M14 14h572v372h-572zM7 7h586v386h-586z" fill="none" stroke="${BRONZE}" stroke-width="1.2"/>`,
  });
};

/** A vignette without border, on an oval of opal. */
export const vignette = (draw: (drawn: Plate) => readonly Points[]): string => {
  const drawn = plate(600, 400);
  const white = draw(drawn);
  return sheet(
    600,
    400,
    `<ellipse cx="300" cy="205" rx="270" ry="182" fill="url(#o)"/>${white.map((shape) => tinted(shape, PAPER, 0.72)).join('')}`,
    drawn,
  );
};

/** A round picture of one object, recognisable at small size. */
export const roundel = (draw: (drawn: Plate) => readonly Points[]): string => {
  const drawn = plate(400, 400);
  const white = draw(drawn);
  return sheet(
    400,
    400,
    `${tinted(oval(200, 200, 190))}${white.map((shape) => tinted(shape, PAPER, 0.72)).join('')}`,
    drawn,
    {
      over: `<g fill="none" stroke="${BRONZE}"><circle cx="200" cy="200" r="190" stroke-width="2.4"/><circle cx="200" cy="200" r="182" stroke-width="1"/></g>`,
    },
  );
};
