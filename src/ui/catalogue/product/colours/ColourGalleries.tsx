import { useTranslation } from 'react-i18next';
import { picturedColours } from '../../../../domain/catalogue/colour-looks.ts';
import type { ShownGallery, ShownProduct } from '../../../../domain/catalogue/product.ts';
import { useServices } from '../../../shared/services.ts';
import { useOptionWords } from '../../../shared/use-option-words.ts';
import { Gallery } from '../Gallery.tsx';
import { WindowFace } from '../stage/WindowFace.tsx';
import css from './colours.module.css';

/** Returns the gallery of a colour, without the pictures of another colour. A view that the colour lacks is left out. */
const inColour = (
  { front: _, back: __, face: ___, ...gallery }: ShownGallery,
  own: Pick<ShownGallery, 'front' | 'back' | 'face'>,
): ShownGallery => ({ ...gallery, ...own });

/**
 * The pictures of a product in each colour, and in one shop design a person who wears it. The page's styles show only
 * those of the chosen colour, and only those are fetched. Source: EYE-4, EYE-8.
 */
export const ColourGalleries = ({ product }: { readonly product: ShownProduct }) => {
  const { t } = useTranslation('colours');
  const names = useOptionWords();
  const { hero } = useServices().shop;
  const { title, gallery, options, looks } = product;
  const [, ...others] = picturedColours(options, looks);
  const broad = product.category !== 'lens';
  const besideWindow = (face: string | undefined) =>
    hero === 'wide' && face !== undefined && <WindowFace image={face} />;
  return (
    <div className={css.galleries}>
      <div data-pictures="0">
        <Gallery gallery={gallery} title={title} broad={broad} worn={t('face')} />
        {besideWindow(gallery.face)}
      </div>
      {others.map(({ value, front, back, face }, index) => (
        <div key={value} data-pictures={index + 1}>
          <Gallery
            gallery={inColour(gallery, {
              front,
              ...(back !== undefined && { back }),
              ...(face !== undefined && { face }),
            })}
            title={t('inColour', { title, colour: names.value('color', value) })}
            name={value}
            broad={broad}
            worn={t('face')}
          />
          {besideWindow(face)}
        </div>
      ))}
    </div>
  );
};
