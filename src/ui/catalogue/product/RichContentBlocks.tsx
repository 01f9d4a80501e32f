import type { LeadingText } from '../../../application/catalogue/leading-texts.ts';
import { LinkTo } from '../../content/LinkTo.tsx';
import { picturedContentView } from './content-parts.ts';
import css from './rich-content.module.css';

/** Texts of the manufacturer or the shop about a product, for a limited time. A heading can link to more. Source: CAT-14. */
export const RichContentBlocks = ({ texts }: { readonly texts: readonly LeadingText[] }) => {
  const Pictured = picturedContentView();
  return texts.map(({ heading, paragraphs, image, imageType, target }) => {
    const words = (
      <>
        <h2>{target ? <LinkTo target={target}>{heading}</LinkTo> : heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </>
    );
    return (
      <section key={heading} className={css.block}>
        {image !== undefined && Pictured ? (
          <Pictured image={image} imageType={imageType}>
            {words}
          </Pictured>
        ) : (
          words
        )}
      </section>
    );
  });
};
