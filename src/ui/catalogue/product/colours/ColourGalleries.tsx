import { useTranslation } from 'react-i18next';
import { picturedColours } from '../../../../domain/catalogue/colour-looks.ts';
import type { ShownProduct } from '../../../../domain/catalogue/product.ts';
import { useOptionWords } from '../../../shared/use-option-words.ts';
import { Gallery } from '../Gallery.tsx';
import css from './colours.module.css';

/**
 * The pictures of a product in each of its colours. The page's styles show those of the colour that is chosen, and only
 * those are fetched. Source: EYE-4.
 */
export const ColourGalleries = ({ product }: { readonly product: ShownProduct }) => {
  const { t } = useTranslation('colours');
  const words = useOptionWords();
  const { title, gallery, options, looks } = product;
  const [, ...others] = picturedColours(options, looks);
  const broad = product.category !== 'lens';
  return (
    <div className={css.galleries}>
      <div data-pictures="0">
        <Gallery gallery={gallery} title={title} broad={broad} />
      </div>
      {others.map(({ value, front, back }, index) => (
        <div key={value} data-pictures={index + 1}>
          <Gallery
            gallery={{ ...gallery, front, ...(back !== undefined && { back }) }}
            title={t('inColour', { title, colour: words.value('color', value) })}
            name={value}
            broad={broad}
          />
        </div>
      ))}
    </div>
  );
};
