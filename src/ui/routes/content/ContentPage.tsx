import type { Block, BlockKind } from '../../../domain/content/block.ts';
import { allBlocks } from '../../../domain/content/decided-blocks.ts';
import { inEveryLocale } from '../../../domain/shared/locale.ts';
import { pagePath, storyOf } from '../../../domain/shared/page-path.ts';
import wide from '../../content/Blocks.module.css';
import type { StoryData } from '../../content/load-story.ts';
import { PageBlocks } from '../../content/PageBlocks.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import { usePageData } from '../../shared/page-data.ts';
import { useServices } from '../../shared/services.ts';
import css from './ContentPage.module.css';
import { Contents } from './Contents.tsx';
import figures from './figures.module.css';
import { OrderWays } from './OrderWays.tsx';
import { PageList } from './PageList.tsx';
import { usePageSections } from './page-sections.ts';
import counter from './TextCounter.module.css';
import letter from './TextLetter.module.css';
import { textOpenings } from './TextOpening.tsx';
import sheet from './TextSheet.module.css';
import stickers from './TextStickers.module.css';
import street from './TextWindow.module.css';

/** The styles of a text page for each shop. Source: FACE-14. */
const hands = { blob: stickers, split: sheet, wide: street, quiet: letter, advice: counter };

/** A page with fewer sections needs no table of contents. */
const fewest = 4;
/** Reading speed for a text that must be understood. Units: words a minute. */
const pace = 180;

/** Kinds of blocks that read as one text. A page of only these has the list of the other pages below it. */
const ofText: ReadonlySet<string> = new Set([
  'text',
  'law',
  'faq',
  'support',
  'contact',
  'shipping-options',
  'consent-overview',
] satisfies BlockKind[]);

/**
 * Splits a page with legally required texts into what is above them, across the full width, and the texts. A page that
 * has only texts above them is one text.
 */
const partsOf = (blocks: readonly Block[]) => {
  const first = blocks.findIndex(({ kind }) => kind === 'law');
  const front = blocks.slice(0, Math.max(first, 0));
  return front.every(({ kind }) => ofText.has(kind))
    ? { front: [], text: blocks }
    : { front, text: blocks.slice(first) };
};

/** A page of the content service: a text in the style of its shop, or sections across the full width. */
export const ContentPage = () => {
  const { story, data } = usePageData<StoryData>();
  const { title, description, slugs, blocks } = story;
  const page = storyOf(slugs.de);
  const { hero } = useServices().shop;
  const sections = usePageSections(blocks, data);
  const head = (
    <Head
      title={title}
      description={description}
      paths={inEveryLocale((locale) => pagePath(locale, slugs[locale]))}
      type="article"
    />
  );
  const { front, text } = partsOf(blocks);
  if (!text.every(({ kind }) => ofText.has(kind)))
    return (
      <div className={`${wide.page} ${figures.page}`} data-face={hero}>
        {head}
        {allBlocks(blocks)[0]?.kind !== 'hero' && <h1 className={css.title}>{title}</h1>}
        <PageBlocks blocks={blocks} data={data} />
      </div>
    );
  const Opening = textOpenings[hero];
  const words = sections.reduce((sum, section) => sum + section.words, 0);
  return (
    <div className={`${css.page} ${hands[hero].page} ${figures.page}`} data-face={hero}>
      {head}
      <Opening
        page={page}
        title={title}
        description={description}
        sections={sections.length}
        minutes={Math.ceil(words / pace)}
      >
        <OrderWays
          page={page}
          people={blocks.flatMap((block) => (block.kind === 'contact' ? block.people : []))}
        />
      </Opening>
      {front.length > 0 && (
        <div className={css.front}>
          <PageBlocks blocks={front} data={data} />
        </div>
      )}
      <div className={css.body}>
        {sections.length >= fewest && <Contents sections={sections} />}
        <article data-of={page}>
          <PageBlocks blocks={text} data={data} />
        </article>
      </div>
      <PageList current={page} />
    </div>
  );
};
