import type { BlockKind } from '../../../domain/content/block.ts';
import { allBlocks } from '../../../domain/content/decided-blocks.ts';
import { inEveryLocale } from '../../../domain/shared/locale.ts';
import { pagePath, storyOf } from '../../../domain/shared/page-path.ts';
import wide from '../../content/Blocks.module.css';
import type { StoryData } from '../../content/load-story.ts';
import { PageBlocks } from '../../content/PageBlocks.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import { usePageData } from '../../shared/page-data.ts';
import css from './ContentPage.module.css';
import { OrderWays } from './OrderWays.tsx';
import { PageList } from './PageList.tsx';

/** What reads as one text: it has the list of the other pages beside it. */
const ofText: ReadonlySet<string> = new Set([
  'text',
  'law',
  'faq',
  'support',
  'shipping-options',
  'consent-overview',
] satisfies BlockKind[]);

/** A page of the content service: a text with the other pages beside it, or sections over the whole width. */
export const ContentPage = () => {
  const { story, data } = usePageData<StoryData>();
  const { title, description, slugs, blocks } = story;
  const page = storyOf(slugs.de);
  const head = (
    <Head
      title={title}
      description={description}
      paths={inEveryLocale((locale) => pagePath(locale, slugs[locale]))}
      type="article"
    />
  );
  const drawn = <PageBlocks blocks={blocks} data={data} />;
  if (!blocks.every(({ kind }) => ofText.has(kind)))
    return (
      <div className={wide.page}>
        {head}
        {allBlocks(blocks)[0]?.kind !== 'hero' && <h1 className={css.title}>{title}</h1>}
        {drawn}
      </div>
    );
  return (
    <div className={css.page}>
      {head}
      <article className={css.text}>
        <h1>{title}</h1>
        <OrderWays page={page} />
        {drawn}
      </article>
      <PageList current={page} />
    </div>
  );
};
