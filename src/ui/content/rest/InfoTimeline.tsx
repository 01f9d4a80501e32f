import { ContentPicture } from '../ContentPicture.tsx';
import { Headed } from '../Headed.tsx';
import { ItemTitle } from '../ItemTitle.tsx';
import { LinkTo } from '../LinkTo.tsx';
import type { BlockOf } from '../views.ts';
import css from './InfoTimeline.module.css';

/**
 * A story in parts. On a wide screen picture and text alternate sides; on a phone one part below a heading is open at a
 * time, at first the first. Without a heading the parts are the text of their page, and all open. The same element does
 * both without scripts. Its title is a heading on wide screens and a toggle on phones.
 */
export const InfoTimeline = ({ block }: { readonly block: BlockOf<'info-timeline'> }) => (
  <Headed block={block}>
    {block.items.map(({ id, title, text, image, link }, index) => (
      <details
        key={id}
        name={block.heading && block.id}
        open={!block.heading || index === 0}
        className={css.part}
      >
        <summary className={css.handle}>{title}</summary>
        <div className={css.inner}>
          {image && (
            <ContentPicture
              images={{ desktop: image }}
              sizes="(width < 48em) 100vw, 600px"
              className={css.picture}
            />
          )}
          <div className={css.words}>
            <ItemTitle block={block} className={css.title}>
              {title}
            </ItemTitle>
            <p>{text}</p>
            {link && <LinkTo target={link.target}>{link.label}</LinkTo>}
          </div>
        </div>
      </details>
    ))}
  </Headed>
);
