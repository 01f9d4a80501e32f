import { Drawing } from '../../shared/elements/Drawing.tsx';
import { HeroClaim } from './HeroClaim.tsx';
import css from './HeroEye.module.css';
import type { HeroProps } from './hero-props.ts';

/** An engraved eye across seven of twelve columns, with one sentence beside it. */
export const HeroEye = (props: HeroProps) => (
  <section className={css.hero}>
    <div className={css.spread}>
      <Drawing name="eye-light" eager className={css.eye} />
      <HeroClaim {...props} />
    </div>
  </section>
);
