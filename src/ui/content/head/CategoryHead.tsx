import { type ComponentType, Fragment } from 'react';
import type { Block, BlockKind } from '../../../domain/content/block.ts';
import { RichText } from '../RichText.tsx';
import { restViews } from '../rest.ts';

/** The kinds of blocks allowed above products: they are static and have no behaviour. */
const drawn: ReadonlySet<string> = new Set([
  'banners',
  'services',
  'usps',
  'info-timeline',
  'studio-list',
  'iframe',
] satisfies BlockKind[]);

const HeadBlock = ({ block }: { readonly block: Block }) => {
  if (block.kind === 'text')
    return (
      <section>
        {block.heading && <h2>{block.heading}</h2>}
        <RichText text={block.body} />
      </section>
    );
  const View = restViews()[block.kind] as ComponentType<{ readonly block: Block }> | undefined;
  return View && drawn.has(block.kind) && <View block={block} />;
};

/** The editors' content of a category. The browser keeps the server's HTML, because nothing in it has an event handler. */
export const CategoryHead = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block) => (
    <Fragment key={block.id}>
      <HeadBlock block={block} />
    </Fragment>
  ));
