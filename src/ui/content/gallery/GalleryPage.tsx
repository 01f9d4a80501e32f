import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { undecidedFlags } from '../../../application/flags/undecided-flags.ts';
import type { Services } from '../../../application/services.ts';
import { brandIds } from '../../../domain/shared/brand-id.ts';
import { locales } from '../../../domain/shared/locale.ts';
import { labelOf } from '../../../domain/shared/locale-config.ts';
import { prefixOf } from '../../../domain/shared/paths.ts';
import { Head } from '../../shared/elements/Head.tsx';
import { usePageData } from '../../shared/page-data.ts';
import { ServicesContext, useServices } from '../../shared/services.ts';
import wide from '../Blocks.module.css';
import { PageBlocks } from '../PageBlocks.tsx';
import type { BlockData } from '../views.ts';
import css from './GalleryPage.module.css';
import type { GalleryData } from './load-gallery.ts';
import { type Example, unknownExample } from './states.ts';

const never = () => () => undefined;
/** The host of the page. The server does not know under which name it was opened. */
const useHost = () =>
  useSyncExternalStore(
    never,
    () => location.host,
    () => undefined,
  );

/** Links to the same gallery in another shop, which is another host, or in another language. */
const Ways = () => {
  const { t } = useTranslation();
  const { shop, locale } = useServices();
  const host = useHost();
  const path = (other = locale) => `${prefixOf(other)}/sandbox/blocks`;
  return (
    <nav aria-label={t('header.changeLanguage')} className={css.ways}>
      {host &&
        brandIds.map((brand) => (
          <a
            key={brand}
            href={`//${host.replace(/^[^.:]+(?=\.)/, brand)}${path()}`}
            aria-current={brand === shop.id || undefined}
          >
            {brand}
          </a>
        ))}
      {locales.map((other) => (
        <a key={other} href={path(other)} lang={other} aria-current={other === locale || undefined}>
          {labelOf(other)}
        </a>
      ))}
    </nav>
  );
};

/** An experiment that stays undecided. */
const Undecided = ({ example, data }: { readonly example: Example; readonly data: BlockData }) => {
  const services = useServices();
  // Inherits from the page's services, because a copy would lose what the page inherits from its shop.
  const undecided = useMemo(
    (): Services => Object.create(services, { flags: { value: undecidedFlags } }),
    [services],
  );
  return (
    <ServicesContext value={undecided}>
      <PageBlocks blocks={[example.block]} data={data} />
    </ServicesContext>
  );
};

const Exhibit = ({ example, data }: { readonly example: Example; readonly data: BlockData }) => (
  <section id={example.block.id} className={css.exhibit} aria-label={example.block.id}>
    <p className={css.label}>
      <code>{example.block.id}</code>
    </p>
    <div className={wide.page}>
      {example.state === 'loading' ? (
        <Undecided example={example} data={data} />
      ) : (
        <PageBlocks blocks={[example.block]} data={data} />
      )}
    </div>
  </section>
);

/** Each block of the content service in every possible state, in the style of this shop. */
export const GalleryPage = () => {
  const { rooms, shown } = usePageData<GalleryData>();
  return (
    <div>
      <Head title="Blocks" />
      <header className={css.head}>
        <Ways />
        <ul className={css.ways}>
          {rooms.map(([kind, [first]]) => (
            <li key={kind}>
              <a href={`#${first?.block.id}`}>{kind}</a>
            </li>
          ))}
        </ul>
      </header>
      {rooms.flatMap(([, examples]) =>
        examples.map((example) => <Exhibit key={example.block.id} example={example} data={shown} />),
      )}
      <Exhibit example={unknownExample} data={shown} />
    </div>
  );
};
