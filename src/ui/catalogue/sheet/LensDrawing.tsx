import { useTranslation } from 'react-i18next';
import { frontRadius, lensSection } from '../../../domain/catalogue/lens/lens-section.ts';
import type { ShownProduct } from '../../../domain/catalogue/product.ts';
import { decimalMark } from '../../shared/decimal-mark.ts';
import { useLocale } from '../../shared/use-locale.ts';
import css from './sheet-page.module.css';

const round = (size: number): number => Math.round(size * 100) / 100;

/** The section of a lens, to scale: one unit is a millimetre. Renders nothing for other products. Source: FACE-7. */
export const LensDrawing = ({ product }: { readonly product: Pick<ShownProduct, 'facts' | 'options'> }) => {
  const { t } = useTranslation('sheet');
  const locale = useLocale();
  const section = lensSection(product);
  const [steep, ...others] = section?.curves ?? [];
  if (!section || !steep) return null;
  const { diameter, thickness } = section;
  const mm = (size: number) => `${String(round(size)).replace('.', decimalMark(locale))}\u00a0mm`;
  const half = diameter / 2;
  const arc = (radius: number) => `A${radius} ${radius} 0 0 1 ${half} 0`;
  const height = steep.depth + (thickness ?? 0);
  const front = round(frontRadius(diameter, height));
  const centre = round(steep.radius - steep.depth);
  return (
    <figure className={css.section}>
      <svg viewBox="-9 -6 18 13" aria-hidden="true">
        <path strokeDasharray=".6 .2 .1 .2" d={`M0-5.6V6.6M-8.6 0H8.6M-.5 ${centre}H.5`} />
        {others.map(({ radius }) => (
          <path key={radius} strokeDasharray=".25 .2" d={`M${-half} 0${arc(radius)}`} />
        ))}
        <path
          className={css.shell}
          d={
            thickness === undefined
              ? `M${-half} 0${arc(steep.radius)}`
              : `M${-half} 0${arc(steep.radius)}A${front} ${front} 0 0 0 ${-half} 0`
          }
        />
        <path
          d={`M${-half} .4V2.2M${half} .4V2.2M${-half} 1.8H${half}M0 ${centre}L${round(-half * 0.7)} ${round(centre - Math.sqrt(steep.radius ** 2 - (half * 0.7) ** 2))}`}
        />
        <text x="1.4" y="1.5">{`DIA ${mm(diameter)}`}</text>
        <text
          x=".6"
          y={centre + 0.3}
        >{`BC ${section.curves.map(({ radius }) => mm(radius)).join(' / ')}`}</text>
        <text x=".4" y={round(-height - 0.6)}>
          {thickness === undefined ? 'CT ?' : `CT ${mm(thickness)}`}
        </text>
      </svg>
      <figcaption>{thickness === undefined ? t('section.unknown') : t('section.scale')}</figcaption>
    </figure>
  );
};
