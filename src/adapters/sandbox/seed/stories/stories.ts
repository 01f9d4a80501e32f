import { type BrandId, brandIds } from '../../../../domain/shared/brand-id.ts';
import { inEveryLocale, type Locale, locales } from '../../../../domain/shared/locale.ts';
import { pathTo } from '../../../../domain/shared/paths.ts';
import { categories, shopCategoryId } from '../categories.ts';
import { augentalHome } from './augental.ts';
import { linsenwerkHome } from './linsenwerk.ts';
import { okulinoHome } from './okulino.ts';
import { opalysHome } from './opalys.ts';
import { pagesOf } from './pages/pages.ts';
import { always, category, inLanguage, link, onAllScreens, type SeedStory, say } from './say.ts';
import { viszolaHome } from './viszola.ts';

const homes: Readonly<Record<BrandId, SeedStory>> = {
  okulino: okulinoHome,
  linsenwerk: linsenwerkHome,
  viszola: viszolaHome,
  opalys: opalysHome,
  augental: augentalHome,
};
const names: Readonly<Record<BrandId, string>> = {
  okulino: 'Okulino',
  linsenwerk: 'Linsenwerk',
  viszola: 'Viszola',
  opalys: 'Opalys',
  augental: 'Augental',
};

const menuItem = (id: string, name: unknown, url: unknown, children: readonly object[]) => ({
  _uid: id,
  display_name: name,
  link: { linktype: 'url', cached_url: '', url },
  hide: false,
  children,
});
const pathOf = (paths: SeedCategoryPaths) =>
  inEveryLocale((locale) => pathTo.category(locale, paths[locale]));
type SeedCategoryPaths = (typeof categories)[number]['paths'];

/** Categories that group by maker, brand or shape appear only on their parent's page: they would make the menu too long. */
const isGroup = /\.(?:makers|brands|shapes)$/;
const childrenOf = (parent: string) =>
  categories.filter((one) => one.parent === parent && !isGroup.test(one.id));
/** The menu: two levels of the catalogue, with the shop's main department first. */
const navigation = (brand: BrandId): readonly object[] => {
  const departments = childrenOf(shopCategoryId).map(({ id, title, paths }) =>
    menuItem(
      id,
      title,
      pathOf(paths),
      childrenOf(id).map((child) => menuItem(child.id, child.title, pathOf(child.paths), [])),
    ),
  );
  return brand === 'viszola'
    ? departments.toSorted((a, b) => Number(b._uid === 'sun') - Number(a._uid === 'sun'))
    : departments;
};

const headerBanners = (brand: BrandId): readonly object[] => [
  {
    id: 'care',
    placement: { ...always, exclude: ['homepage', '^/p/', '^/service'] },
    title: say(
      'Pflege, die dazu passt',
      'Care that goes with it',
      'La cura che ci vuole',
      'L’entretien qui va avec',
    ),
    images: onAllScreens(brand, 'care'),
    link: link(say('Pflegemittel', 'Lens care', 'Cura delle lenti', 'Entretien'), category('care')),
    promotion: { id: `${brand}-menu-care`, name: 'Menu: care', creativeSlot: 'header-menu', items: [] },
  },
  {
    id: 'sun',
    placement: { ...always, exclude: ['homepage', '^/p/'] },
    title: say('Voller UV-Schutz', 'Full UV protection', 'Protezione UV totale', 'Protection UV totale'),
    images: onAllScreens(brand, 'sun'),
    link: link(say('Sonnenbrillen', 'Sunglasses', 'Occhiali da sole', 'Lunettes de soleil'), category('sun')),
    promotion: { id: `${brand}-menu-sun`, name: 'Menu: sun', creativeSlot: 'header-menu', items: [] },
  },
];

export interface SeedRow {
  readonly brand: BrandId;
  readonly slug: string;
  readonly locale: Locale;
  readonly kind: SeedStory['kind'] | 'settings';
  readonly published: unknown;
}

/** Returns every story of every shop in every language, as an editor would have saved it. */
export const storyRows = (): readonly SeedRow[] =>
  brandIds.flatMap((brand) =>
    locales.flatMap((locale): readonly SeedRow[] => [
      ...[homes[brand], ...pagesOf(brand, names[brand])].map(({ slug, kind, ...story }) => ({
        brand,
        slug,
        locale,
        kind,
        published: inLanguage(story, locale),
      })),
      {
        brand,
        slug: 'settings/navigation',
        locale,
        kind: 'settings',
        published: { items: inLanguage(navigation(brand), locale) },
      },
      {
        brand,
        slug: 'settings/header-banners',
        locale,
        kind: 'settings',
        published: { items: inLanguage(headerBanners(brand), locale) },
      },
    ]),
  );
