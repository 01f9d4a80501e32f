import { allBlocks } from '../../../domain/content/decided-blocks.ts';
import { inEveryLocale } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { OwnSupply } from '../../account/supply/OwnSupply.tsx';
import css from '../../content/Blocks.module.css';
import type { StoryData } from '../../content/load-story.ts';
import { PageBlocks } from '../../content/PageBlocks.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { usePageData } from '../../shared/page-data.ts';
import home from './home.module.css';

/** The home page: what the shop sells, when it arrives, what shipping costs, and where to go on. */
export const HomePage = () => {
  const { story, data } = usePageData<StoryData>();
  const { title, description, blocks } = story;
  return (
    <div className={css.page}>
      <Head title={title} description={description} paths={inEveryLocale(pathTo.home)} />
      {!allBlocks(blocks).some(({ kind }) => kind === 'hero') && (
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      )}
      {blocks[0]?.kind === 'hero' && (
        <div className={home.own}>
          <OwnSupply />
        </div>
      )}
      <PageBlocks blocks={blocks} data={data} />
    </div>
  );
};
