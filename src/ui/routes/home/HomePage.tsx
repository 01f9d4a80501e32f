import { useLoaderData } from 'react-router';
import { inEveryLocale } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Head } from '../../shared/Head.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { Categories } from './Categories.tsx';
import { Facts } from './Facts.tsx';
import { Faq } from './Faq.tsx';
import { Hero } from './Hero.tsx';
import css from './HomePage.module.css';
import { HowItWorks } from './HowItWorks.tsx';
import type { HomeData } from './loader.ts';
import { Popular } from './Popular.tsx';
import { SeenBefore } from './SeenBefore.tsx';
import { Support } from './Support.tsx';
import { Trust } from './Trust.tsx';

/** The front door: what is sold here, when it arrives, what it costs to send, and where to go on. */
export const HomePage = () => {
  const { t } = useTranslation('home');
  const { shop } = useServices();
  const data = useLoaderData<HomeData>();
  return (
    <>
      <Head
        title={`${shop.name} · ${t('title')}`}
        description={t('description')}
        paths={inEveryLocale(pathTo.home)}
      />
      <Hero data={data} />
      <Facts shippingFrom={data.shippingFrom} />
      <div className={css.page}>
        <Categories />
        <Popular products={data.popular} />
        <SeenBefore />
        {/* A hero that shows the way to order has said it already. */}
        {shop.hero !== 'blob' && <HowItWorks />}
        <Trust />
        <div className={css.pair}>
          <Support />
          <Faq shippingFrom={data.shippingFrom} />
        </div>
      </div>
    </>
  );
};
