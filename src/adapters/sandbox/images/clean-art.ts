import { luminance, safeColour } from '../../shared/svg/colour.ts';
import type { Art, ArtColours, BoxArt } from '../seed/range/art-type.ts';

const coloursOf = ({ main, second, accent }: ArtColours): ArtColours => ({
  main: safeColour(main),
  second: safeColour(second),
  accent: safeColour(accent),
});

/** A carton with a white ground. Its accent takes the place of the ground colour in print. */
export type PaperBox = BoxArt & { readonly onPaper?: true };

const boxOf = (art: BoxArt, colours: ArtColours): PaperBox => {
  const box = { ...art, colours, ...(art.iris === undefined ? {} : { iris: safeColour(art.iris) }) };
  if (luminance(colours.main) < 0.6) return box;
  return { ...box, onPaper: true, colours: { ...colours, main: colours.accent, accent: colours.second } };
};

/** Returns the art with validated colours, so that no other text of it gets into a drawing except as outlines. */
export const cleaned = (art: Art): Art => {
  const colours = coloursOf(art.colours);
  switch (art.kind) {
    case 'box':
      return boxOf(art, colours);
    case 'bottle':
    case 'drops':
    case 'case':
      return { ...art, colours };
    case 'sunglasses':
    case 'reading':
      return {
        ...art,
        colours,
        frame: safeColour(art.frame),
        metal: safeColour(art.metal),
        tints: [safeColour(art.tints[0]), safeColour(art.tints[1])],
      };
  }
};
