import { Drawing } from '../../shared/elements/Drawing.tsx';
import css from './HeroBlob.module.css';
import { HeroClaim } from './HeroClaim.tsx';
import type { HeroProps } from './hero-props.ts';
import { StackSupply } from './StackSupply.tsx';
import { StackWays } from './StackWays.tsx';

/** A stack of solid cards, as in an app: the shop's claim, an example of an account, and links. */
export const HeroBlob = (props: HeroProps) => (
  <section className={css.hero}>
    <div className={css.stack}>
      <div className={css.opening}>
        <HeroClaim {...props} />
        <Drawing name="hero-tall" eager className={css.picture} />
      </div>
      <StackSupply />
      <StackWays />
    </div>
  </section>
);
