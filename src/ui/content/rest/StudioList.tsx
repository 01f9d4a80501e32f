import { buttonClass } from '../../shared/elements/button.ts';
import { Headed } from '../Headed.tsx';
import { ItemTitle } from '../ItemTitle.tsx';
import { LinkTo } from '../LinkTo.tsx';
import type { BlockOf } from '../views.ts';
import css from './StudioList.module.css';
import { Studios } from './Studios.tsx';

/** The shop’s opticians, and a row for each place that an editor adds. */
export const StudioList = ({ block }: { readonly block: BlockOf<'studio-list'> }) => (
  <Headed block={block}>
    <Studios block={block} />
    <ul className={css.rows}>
      {block.rows.map(({ id, title, text, link }) => (
        <li key={id} className={css.row}>
          <div>
            <ItemTitle block={block} className={css.title}>
              {title}
            </ItemTitle>
            {text && <p className={css.text}>{text}</p>}
          </div>
          <LinkTo target={link.target} className={buttonClass('secondary')}>
            {link.label}
          </LinkTo>
        </li>
      ))}
    </ul>
  </Headed>
);
