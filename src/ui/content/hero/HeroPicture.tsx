import { ContentPicture } from '../ContentPicture.tsx';
import { HeroClaim } from './HeroClaim.tsx';
import css from './HeroPicture.module.css';
import type { HeroProps } from './hero-props.ts';

/** An editor's picture with the claim beside it. */
export const HeroPicture = (props: HeroProps) => (
  <section className={css.hero}>
    <div className={css.inner}>
      <HeroClaim {...props} />
      {props.item.images && (
        <ContentPicture
          images={props.item.images}
          sizes="(width < 64em) 100vw, 680px"
          eager
          className={css.picture}
        />
      )}
    </div>
  </section>
);
