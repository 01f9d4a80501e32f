import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { shopTimeNow } from '../../../application/shared/clock.ts';
import { drawingUrl } from '../../../domain/content/drawing-place.ts';
import { placeNow } from '../../../domain/content/place-now.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { Picture } from '../../shared/elements/Picture.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Price } from '../../shared/elements/Price.tsx';
import { useServices } from '../../shared/services.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { LinkTo } from '../LinkTo.tsx';
import { BlockDataContext } from '../views.ts';
import css from './HeroWide.module.css';
import type { HeroProps } from './hero-props.ts';

const Claim = ({ item: { eyebrow, title, text, link, secondLink } }: HeroProps) => (
  <div className={css.claim}>
    <div>
      {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
      <h1 className={css.title}>{title}</h1>
    </div>
    <div className={css.aside}>
      {text && <p>{text}</p>}
      <p className={css.actions}>
        {link && (
          <LinkTo target={link.target} className={buttonClass('secondary', css.first)}>
            {link.label}
          </LinkTo>
        )}
        {secondLink && (
          <LinkTo target={secondLink.target} className={buttonClass('plain', css.second)}>
            {secondLink.label}
          </LinkTo>
        )}
      </p>
    </div>
  </div>
);

/** People in the shop's frames on its street, in the light of the current hour. Below them the frames of the season. */
export const HeroWide = (props: HeroProps) => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const { shop, clock } = useServices();
  const { sunglasses } = use(BlockDataContext).hero;
  return (
    <section className={css.hero}>
      <Claim {...props} />
      <div className={css.street}>
        <Drawing name={placeNow(shopTimeNow(clock))} className={css.place} eager />
        <picture>
          <source media="(width < 48em)" srcSet={drawingUrl(shop.id, 'hero-tall')} width={400} height={500} />
          <img src={drawingUrl(shop.id, 'hero')} width={1200} height={500} alt="" className={css.people} />
        </picture>
      </div>
      {sunglasses.length > 0 && (
        <ul className={css.window} aria-label={t('swatches.label')}>
          {sunglasses.map(({ id, slug, title, image, price, contents }) => (
            <li key={id}>
              <PreLink to={pathTo.product(locale, id, slug)} className={css.frame}>
                <span className={css.arch}>
                  <Picture image={image} size="card" alt="" />
                </span>
                <span className={css.name}>{title}</span>
                <Price price={price} of={contents} size="s" />
              </PreLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
