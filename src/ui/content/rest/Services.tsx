import { buttonClass } from '../../shared/elements/button.ts';
import { ContentPicture } from '../ContentPicture.tsx';
import { Headed } from '../Headed.tsx';
import { ItemTitle } from '../ItemTitle.tsx';
import { LinkTo } from '../LinkTo.tsx';
import type { BlockOf } from '../views.ts';
import css from './Services.module.css';

/** The services of the shop, in a grid of three columns, below a picture if there is one. */
export const Services = ({ block }: { readonly block: BlockOf<'services'> }) => (
  <Headed block={block}>
    {block.image && (
      <ContentPicture images={block.image} sizes="(width < 80em) 100vw, 1240px" className={css.banner} />
    )}
    <ul className={css.grid}>
      {block.items.map(({ id, title, text, image, link }) => (
        <li key={id} className={css.service}>
          {image && (
            <ContentPicture
              images={{ desktop: image }}
              sizes="(width < 40em) 100vw, (width < 64em) 50vw, 400px"
              className={css.picture}
            />
          )}
          <div className={css.words}>
            <ItemTitle block={block}>{title}</ItemTitle>
            {text && <p>{text}</p>}
            {link && (
              <LinkTo target={link.target} className={buttonClass('secondary', css.link)}>
                {link.label}
              </LinkTo>
            )}
          </div>
        </li>
      ))}
    </ul>
  </Headed>
);
