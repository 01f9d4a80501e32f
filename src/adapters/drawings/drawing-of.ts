import type { EyeShade } from '../../domain/catalogue/lens/eye-shade.ts';
import { eyeShades } from '../../domain/catalogue/lens/eye-shade.ts';
import { type DrawingName, dayParts, opticians, people, seasons } from '../../domain/content/drawing.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { personOf } from './cast.ts';
import type { Hand, ThingName } from './hand.ts';
import { hands } from './hands.ts';
import { onDarkPages } from './on-dark-pages.ts';

const draw = (hand: Hand, name: DrawingName): string => {
  const who = [...people, ...opticians].find((one) => one === name);
  if (who) {
    const { person, atWork } = personOf(who);
    return hand.person(person, atWork);
  }
  const shade = eyeShades.find((one) => `eye-${one}` === name);
  if (shade) return hand.eye(shade);
  for (const season of seasons)
    for (const part of dayParts) if (`place-${season}-${part}` === name) return hand.place(season, part);
  return hand.things[name as ThingName]();
};

/** Returns a shop's drawing as an SVG document. Source: FACE-1. */
export const drawingOf = (brand: BrandId, name: DrawingName): string =>
  onDarkPages(brand, name, draw(hands[brand], name));

/**
 * Returns a portrait with lenses of a colour; undefined if the shop shows them on eyes only. `lens`: `#rrggbb`. Source:
 * FACE-1.
 */
export const portraitWearing = (
  brand: BrandId,
  name: (typeof people)[number],
  lens: string,
): string | undefined => hands[brand].portrait?.(personOf(name).person, lens);

/** Returns an eye in a shop's style with a lens of a colour. `lens`: `#rrggbb`. Source: FACE-1. */
export const wearingEye = (brand: BrandId, shade: EyeShade, lens: string): string =>
  hands[brand].eye(shade, lens);
