import { ContentPicture } from '../ContentPicture.tsx';
import { Headed } from '../Headed.tsx';
import { ItemTitle } from '../ItemTitle.tsx';
import { LinkTo } from '../LinkTo.tsx';
import type { BlockOf } from '../views.ts';
import css from './Lookbook.module.css';

/** Cards that alternate between one and two columns. The whole card is a link. */
export const Lookbook = ({ block }: { readonly block: BlockOf<'lookbook'> }) => (
  <Headed block={block} className={css.book}>
    <ul className={css.grid}>
      {block.items.map(({ id, title, text, image, link }) => (
        <li key={id} className={css.card}>
          {image && (
            <ContentPicture
              images={{ desktop: image }}
              sizes="(width < 48em) 100vw, (width < 80em) 60vw, 800px"
              className={css.picture}
            />
          )}
          <div className={css.words}>
            <ItemTitle block={block}>{title}</ItemTitle>
            {text && <p>{text}</p>}
            {link && (
              <LinkTo target={link.target} className={css.link}>
                {link.label}
              </LinkTo>
            )}
          </div>
        </li>
      ))}
    </ul>
  </Headed>
);
