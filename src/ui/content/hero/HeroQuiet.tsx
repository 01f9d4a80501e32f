import { use } from 'react';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Picture } from '../../shared/elements/Picture.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { BlockDataContext } from '../views.ts';
import { HeroClaim } from './HeroClaim.tsx';
import css from './HeroQuiet.module.css';
import type { HeroProps } from './hero-props.ts';

/** One box, one sentence, and much white. */
export const HeroQuiet = (props: HeroProps) => {
  const locale = useLocale();
  const [lens] = use(BlockDataContext).hero.lenses;
  return (
    <section className={css.hero}>
      {lens && (
        <PreLink to={pathTo.product(locale, lens.id, lens.slug)} className={css.stage}>
          <Picture image={lens.image} size="gallery" alt="" eager className={css.picture ?? ''} />
          <span className={css.name}>{lens.title}</span>
        </PreLink>
      )}
      <HeroClaim {...props} />
    </section>
  );
};
