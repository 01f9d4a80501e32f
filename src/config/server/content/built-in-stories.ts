import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { ContentSource } from '../../../application/content/ports.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import { type Block, type LawPage, lawPages, type TextBlock } from '../../../domain/content/block.ts';
import { addressTarget, type ContentLink } from '../../../domain/content/link-target.ts';
import type { MenuItem } from '../../../domain/content/navigation.ts';
import { homeSlug, type Story } from '../../../domain/content/story.ts';
import { inEveryLocale, type Locale } from '../../../domain/shared/locale.ts';
import { pagePath } from '../../../domain/shared/page-path.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { departments } from '../../../ui/shared/departments.ts';
import { makeTranslator, type Say } from '../../../ui/shared/translation/translator.ts';
import { loadWords } from '../../words/load-words.ts';
import { builtInMenu } from './built-in-menu.ts';

interface Asked {
  readonly shop: Shop;
  readonly locale: Locale;
  readonly t: Say<'common' | 'stories'>;
}

const sections = { about: ['who', 'goods', 'eyes'], help: ['reach', 'order', 'find', 'eyeExam'] } as const;
type ToldPage = keyof typeof sections;
const isToldPage = (slug: string): slug is ToldPage => Object.hasOwn(sections, slug);
const isLawPage = (slug: string): slug is LawPage => lawPages.some((page) => page === slug);

const linkTo = (label: string, path: string): { readonly link?: ContentLink } => {
  const target = addressTarget(path);
  return O.isSome(target) ? { link: { label, target: target.value } } : {};
};
const departmentPath = (locale: Locale, name: string): string =>
  pathTo.category(locale, departments.find((entry) => entry.name === name)?.path[locale] ?? '');

const always = { start: '', end: '', include: [], exclude: [] };

/** The values of the shop's rules in its texts. Source: CONT-8. */
const figuresOf = ({ law, deliveryDays }: Shop) => ({ days: law.withdrawalDays, ...deliveryDays });

const homeBlocks = ({ shop, locale, t }: Asked): readonly Block[] => {
  const second = linkTo(t('stories:hero.second'), pagePath(locale, 'help')).link;
  return [
    {
      kind: 'hero',
      id: 'hero',
      items: [
        {
          id: 'claim',
          placement: always,
          title: t('stories:hero.title'),
          text: t('stories:hero.lead', figuresOf(shop)),
          ...linkTo(
            t('stories:hero.action'),
            departmentPath(locale, shop.hero === 'wide' ? 'sunglasses' : 'lenses'),
          ),
          ...(second && { secondLink: second }),
        },
      ],
    },
    { kind: 'facts', id: 'facts' },
    { kind: 'categories', id: 'categories', heading: t('stories:categories.title') },
    {
      kind: 'products',
      id: 'popular',
      heading: t('stories:popular.title'),
      source: { of: 'popular' },
      most: 8,
    },
    { kind: 'recently-seen', id: 'seen' },
    {
      kind: 'simple-to-order',
      id: 'steps',
      heading: t('stories:steps.title'),
      steps: (['find', 'values', 'pay'] as const).map((step) => ({
        id: step,
        title: t(`stories:steps.${step}.title`),
        text: t(`stories:steps.${step}.text`),
      })),
    },
    { kind: 'support', id: 'support', heading: t('stories:support.title'), text: t('stories:support.text') },
    {
      kind: 'faq',
      id: 'faq',
      heading: t('stories:faq.title'),
      items: (['values', 'delivery', 'returns'] as const).map((name) => ({
        id: name,
        question: t(`stories:faq.${name}.question`),
        answer: [
          {
            kind: 'paragraph',
            content: [{ kind: 'text', text: t(`stories:faq.${name}.answer`, figuresOf(shop)), marks: [] }],
          },
        ],
      })),
      withShopQuestions: true,
    },
  ];
};

const toldBlocks = ({ shop, t }: Asked, page: ToldPage): readonly TextBlock[] => {
  const values = { name: shop.name, ...shop.contact, town: shop.contact.city.replace(/^\d+ /, '') };
  return sections[page].map((section) => ({
    kind: 'text',
    id: section,
    align: 'left',
    heading: t(`stories:${page}.${section}.heading`, { ...values, defaultValue: '' }),
    body: t(`stories:${page}.${section}.text`, { ...values, defaultValue: '' })
      .split('\n\n')
      .map((text) => ({
        kind: 'paragraph',
        content: [{ kind: 'text', text, marks: [] }],
      })),
  }));
};

const storyAt = (asked: Asked, slug: string): Story | undefined => {
  const { shop, t } = asked;
  const story = (title: string, description: string, blocks: readonly Block[]): Story => ({
    id: `built-in/${slug}`,
    slugs: inEveryLocale(() => slug),
    kind: slug === homeSlug ? 'home' : 'page',
    title,
    description,
    blocks,
    version: 'published',
  });
  if (slug === homeSlug)
    return story(
      `${shop.name} · ${t('stories:title')}`,
      t('stories:description', figuresOf(shop)),
      homeBlocks(asked),
    );
  const ofPage = (blocks: readonly Block[]) =>
    story(
      t(`stories:${slug}.title`, { name: shop.name, defaultValue: '' }),
      t(`stories:${slug}.description`, { name: shop.name, days: shop.law.withdrawalDays, defaultValue: '' }),
      blocks,
    );
  if (isToldPage(slug))
    return ofPage([
      ...toldBlocks(asked, slug),
      ...(slug === 'help' ? ([{ kind: 'contact', id: 'contact', people: [] }] as const) : []),
    ]);
  if (!isLawPage(slug)) return undefined;
  const sending: readonly Block[] = slug === 'shipping' ? [{ kind: 'shipping-options', id: 'options' }] : [];
  return ofPage([...sending, { kind: 'law', id: 'law', page: slug }]);
};

const menuItem = (id: string, name: string, url: string, children: readonly MenuItem[]): MenuItem => ({
  id,
  displayName: name,
  link: { linktype: 'url', cachedUrl: '', url },
  hide: false,
  children,
});

const menuItems = ({ locale, t }: Asked): readonly MenuItem[] => [
  ...departments.map(({ name, path }) => {
    const own = pathTo.category(locale, path[locale]);
    const below = builtInMenu[name].map((child) =>
      menuItem(
        `${name}-${child}`,
        t(`stories:navigation.${child}`),
        `${own}/${t(`stories:slug.${child}`)}`,
        [],
      ),
    );
    return menuItem(name, t(`common:navigation.${name}`), own, below);
  }),
  menuItem('help', t('stories:navigation.advice'), pagePath(locale, 'help'), []),
];

/** Every built-in page of a shop. */
const slugs: readonly string[] = [homeSlug, ...Object.keys(sections), ...lawPages];

/** The content of a shop without a content service: its own texts as stories, so that no page is ever empty. */
export const builtInStories = (shop: Shop, locale: Locale): ContentSource => {
  let asked: Promise<Asked> | undefined;
  const words = async (): Promise<Asked> => {
    const lists = await loadWords(shop.id, locale, ['common', 'stories']);
    return { shop, locale, t: makeTranslator(locale, lists).getFixedT(null, ['common', 'stories']) };
  };
  const ask = <A>(answer: (from: Asked) => A): TE.TaskEither<Failure, A> =>
    TE.tryCatch(
      async () => {
        asked ??= words();
        return answer(await asked);
      },
      (): Failure => ({ _tag: 'Unavailable', status: 500 }),
    );
  return {
    story: (slug) =>
      pipe(
        ask((from) => storyAt(from, slug)),
        TE.flatMap((story) => (story ? TE.right(story) : TE.left<Failure>({ _tag: 'NotFound' }))),
      ),
    navigation: () => ask(menuItems),
    headerBanners: () => TE.right([]),
    addresses: () =>
      TE.right(
        slugs.map((slug) => ({
          slugs: inEveryLocale(() => slug),
          kind: slug === homeSlug ? ('home' as const) : ('page' as const),
        })),
      ),
    mayPreview: () => async () => false,
  };
};
