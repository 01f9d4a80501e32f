import type { EyeShade } from '../../../../../domain/catalogue/lens/eye-shade.ts';
import { darker, lighter } from '../../../../shared/svg/colour.ts';
import { points } from '../../../../shared/svg/curve.ts';
import { type Plate, plate } from '../engraving/plate.ts';
import { arc, curve, oval } from '../engraving/shape.ts';
import { INK, PAPER, sheet, tinted } from '../sheet.ts';
import { browOf, lashesOf } from './hairs.ts';
import { irisOf, PUPIL } from './iris.ts';
import { crease, lower, R, shades, upper, X, Y } from './shades.ts';
import { skinOf } from './skin.ts';

const [WIDTH, HEIGHT] = [600, 400];

const lidsOf = (drawn: Plate): void => {
  drawn.stroke(upper, (share) => 3 + 7 * Math.sin(Math.PI * Math.min(1, 0.1 + share * 0.8)) ** 0.8);
  drawn.stroke(lower, (share) => 1.2 + 1.2 * (1 - share));
  drawn.stroke(curve(points('540,214 566,228 578,226')), 3);
  drawn.stroke(crease, (share) => 1 + 2.6 * Math.sin(Math.PI * share));
  drawn.stroke(curve(points('132,302 220,340 320,346 420,328')), 1.4);
  drawn.stroke(curve(points('64,238 46,246 40,254')), 2.4);
  drawn.stroke(curve(points('70,238 90,232 100,240 92,250')), 1.8);
};

/** The print of a coloured lens: colour below the lines, with a clear pupil. */
const lensOf = (colour: string): { readonly defs: string; readonly body: string } => ({
  defs: `<radialGradient id="l"><stop offset=".36" stop-color="${lighter(colour, 0.35)}" stop-opacity="0"/><stop offset=".5" stop-color="${lighter(colour, 0.3)}" stop-opacity=".95"/><stop offset=".8" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.35)}"/></radialGradient>`,
  body: `<circle cx="${X}" cy="${Y}" r="${R}" fill="url(#l)"/>`,
});

/**
 * An eye, strongly enlarged, with each fibre of the iris engraved; a lens is a wash of colour. `gap`: the distance
 * between the lines of the skin.
 */
export const eye = (shade: EyeShade, lens?: string, gap = 5.4): string => {
  const look = shades[shade];
  const drawn = plate(WIDTH, HEIGHT);
  skinOf(drawn, look, gap);
  const white = drawn.lay([...upper, ...lower], {
    tone: (x, y, _share, line) =>
      0.5 * Math.max(0, 1 - (y - 102 - ((x - 300) / 240) ** 2 * 110) / 46) +
      0.5 * Math.max(0, Math.abs(x - X) / 240 - 0.5 - 0.16 * Math.sin(line * 900)),
    hatch: [{ gap: 4.6, bend: (x) => ((x - X) / 240) ** 2 * 26 }],
  });
  irisOf(drawn, white, lens === undefined ? look : { ...look, iris: Math.min(0.5, look.iris) }, shade);
  if (lens !== undefined) drawn.stroke(arc(X, Y, R + 9, R + 9, -0.25, Math.PI + 0.25), () => 1.3, white);
  lidsOf(drawn);
  lashesOf(drawn);
  browOf(drawn);
  const wash = lens === undefined ? { defs: '', body: tinted(oval(X, Y, R), look.wash, 0.9) } : lensOf(lens);
  // Named, because a negative of them would look blind.
  const pupil = `<circle class="pupil" cx="${X}" cy="${Y}" r="${R * PUPIL}" fill="${INK}"/>`;
  const glint = `<g class="glint" fill="#fff"><path d="M262 152C272 138 288 132 304 134L300 160C288 160 274 166 268 178Z"/><ellipse cx="344" cy="246" rx="11" ry="6" transform="rotate(-38 344 246)" opacity=".75"/></g>`;
  return sheet(
    WIDTH,
    HEIGHT,
    `<g mask="url(#f)">${tinted(points('0,0 600,0 600,400 0,400'))}</g><g class="white">${tinted([...upper, ...lower], PAPER)}</g><g clip-path="url(#w)"><g class="iris">${wash.body}</g></g>`,
    drawn,
    {
      defs: `<radialGradient id="g"><stop offset=".7" stop-color="#fff"/><stop offset="1"/></radialGradient><mask id="f"><ellipse cx="304" cy="200" rx="296" ry="196" fill="url(#g)"/></mask><clipPath id="w">${tinted([...upper, ...lower])}</clipPath>${wash.defs}`,
      over: pupil + glint,
    },
  );
};
