import { useTranslation } from 'react-i18next';
import { drawnColours } from '../../../../domain/catalogue/colour-looks.ts';
import { type EyeShade, eyeShades, usualShade } from '../../../../domain/catalogue/lens/eye-shade.ts';
import type { ShownProduct } from '../../../../domain/catalogue/product.ts';
import type { DrawingName } from '../../../../domain/content/drawing.ts';
import { wearingUrl } from '../../../../domain/content/drawing-place.ts';
import { useServices } from '../../../shared/services.ts';
import css from './studio.module.css';

/** Faces with eyes of each shade. */
const faces: Readonly<Record<EyeShade, DrawingName>> = {
  light: 'person-1',
  middle: 'person-8',
  dark: 'person-2',
};

/**
 * A drawn pair of eyes that wears the chosen colours, on an iris as dark as the visitor's own. Shops that show lenses
 * on faces draw a face and an eye. The page's styles show one of them, and only that one is fetched. Source: EYE-7.
 */
export const Studio = ({ product: { options, looks } }: { readonly product: ShownProduct }) => {
  const { t } = useTranslation('colours');
  const { id, hero } = useServices().shop;
  const option = options.find(({ code }) => code === 'color');
  const worn = option ? drawnColours(option, looks).filter((look) => look.worn) : [];
  if (worn.length === 0) return null;
  /** The picture that is visible first is loaded at once. */
  const wears = (name: DrawingName, shade: EyeShade) =>
    worn.map(({ value, swatch }, place) => (
      <img
        key={value}
        data-at={place}
        src={wearingUrl(id, name, swatch)}
        alt=""
        loading={shade === usualShade && place === 0 ? 'eager' : 'lazy'}
      />
    ));
  return (
    <div className={css.studio} data-studio role="img" aria-label={t('studio')}>
      {eyeShades.map((shade) => (
        <div key={shade} data-on={shade}>
          <i>{wears(hero === 'wide' ? faces[shade] : `eye-${shade}`, shade)}</i>
          <i>{wears(`eye-${shade}`, shade)}</i>
        </div>
      ))}
    </div>
  );
};
