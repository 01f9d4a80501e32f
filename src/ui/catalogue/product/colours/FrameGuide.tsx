import { useTranslation } from 'react-i18next';
import { frameSize, suitedFaces } from '../../../../domain/catalogue/frame-size.ts';
import { factOf, type ShownProduct } from '../../../../domain/catalogue/product.ts';
import css from './colours.module.css';

/**
 * Which face widths a pair of glasses fits, by its measures, and which face shapes it suits, by its shape. Source:
 * EYE-5, EYE-6.
 */
export const FrameGuide = ({ product }: { readonly product: Pick<ShownProduct, 'facts'> }) => {
  const { t } = useTranslation('colours');
  const size = frameSize(product);
  const faces = suitedFaces(factOf(product, 'frame_shape'));
  if (!size) return null;
  return (
    <details className={css.guide}>
      <summary>{t('guide.title')}</summary>
      <ul className={css.bands}>
        {(['narrow', 'medium', 'wide'] as const).map((band) => (
          <li key={band} aria-current={band === size.band || undefined}>
            {t(`guide.${band}`)}
          </li>
        ))}
      </ul>
      <p>{t(`guide.fits.${size.band}`, { across: size.across })}</p>
      <p>{t('guide.compare', { lens: size.lens, bridge: size.bridge, temple: size.temple })}</p>
      <p>{t('guide.measure')}</p>
      {faces.length > 0 && (
        <>
          <p>{t('guide.suits')}</p>
          <ul>
            {faces.map((face) => (
              <li key={face}>{t(`guide.face.${face}`)}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
};
