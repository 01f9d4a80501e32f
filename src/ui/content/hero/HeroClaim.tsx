import type { HeroItem } from '../../../domain/content/block.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { LinkTo } from '../LinkTo.tsx';
import css from './hero.module.css';

/** The shop's claim, with two links. */
export const HeroClaim = ({
  item: { eyebrow, title, text, link, secondLink },
}: {
  readonly item: HeroItem;
}) => (
  <div className={css.claim}>
    {eyebrow && <p>{eyebrow}</p>}
    <h1 className={css.title}>{title}</h1>
    {text && <p className={css.lead}>{text}</p>}
    {(link || secondLink) && (
      <p className={css.actions}>
        {link && (
          <LinkTo target={link.target} className={buttonClass('primary', css.action)}>
            {link.label}
          </LinkTo>
        )}
        {secondLink && (
          <LinkTo target={secondLink.target} className={buttonClass('secondary', css.action)}>
            {secondLink.label}
          </LinkTo>
        )}
      </p>
    )}
  </div>
);
