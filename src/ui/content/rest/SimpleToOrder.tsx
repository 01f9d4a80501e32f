import { dial } from '../../shared/dial.ts';
import { ContentPicture } from '../ContentPicture.tsx';
import { Headed } from '../Headed.tsx';
import { ItemTitle } from '../ItemTitle.tsx';
import { LinkTo } from '../LinkTo.tsx';
import type { BlockOf } from '../views.ts';
import css from './SimpleToOrder.module.css';

/** How to order in three steps, and how to contact the shop if that fails. */
export const SimpleToOrder = ({ block }: { readonly block: BlockOf<'simple-to-order'> }) => (
  <Headed block={block}>
    <ol className={css.steps}>
      {block.steps.map(({ id, title, text, image, link, email, phone }) => (
        <li key={id}>
          {image && (
            <ContentPicture
              images={{ desktop: image }}
              sizes="(width < 48em) 100vw, 400px"
              className={css.picture}
            />
          )}
          <div>
            {title && <ItemTitle block={block}>{title}</ItemTitle>}
            <p>{text}</p>
            {(link || email || phone) && (
              <p className={css.ways}>
                {link && <LinkTo target={link.target}>{link.label}</LinkTo>}
                {email && <a href={`mailto:${email}`}>{email}</a>}
                {phone && <a href={dial(phone.number)}>{phone.label}</a>}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  </Headed>
);
