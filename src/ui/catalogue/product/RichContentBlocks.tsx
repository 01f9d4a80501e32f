import type { ShownContent } from '../../../domain/catalogue/product.ts';
import { Picture } from '../../shared/elements/Picture.tsx';
import css from './rich-content.module.css';

/** What the manufacturer or the shop tells of a product for a while. Source: CAT-14. */
export const RichContentBlocks = ({ blocks }: { readonly blocks: readonly ShownContent[] }) =>
  blocks.map(({ heading, paragraphs, image }) => (
    <section key={heading} className={css.block}>
      {image && (
        <div className={css.picture}>
          <Picture image={image} size="cover" alt="" />
        </div>
      )}
      <div>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  ));
