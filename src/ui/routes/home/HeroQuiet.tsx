import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Picture } from '../../shared/Picture.tsx';
import { PreLink } from '../../shared/PreLink.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { HeroClaim } from './HeroClaim.tsx';
import css from './HeroQuiet.module.css';

/** One box, one sentence, and much white. */
export const HeroQuiet = ({ lens }: { readonly lens: ProductSummary | undefined }) => {
  const locale = useLocale();
  return (
    <section className={css.hero}>
      {lens && (
        <PreLink to={pathTo.product(locale, lens.id, lens.slug)} className={css.stage}>
          <Picture image={lens.image} size="gallery" alt="" eager className={css.picture ?? ''} />
          <span className={css.name}>{lens.title}</span>
        </PreLink>
      )}
      <HeroClaim />
    </section>
  );
};
