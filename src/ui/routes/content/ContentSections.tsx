import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useMoney } from '../../shared/use-money.ts';
import { ContactText } from './ContactText.tsx';
import css from './ContentSections.module.css';
import { type PageName, pages } from './pages.ts';

/** What the texts speak of: the company's own details. */
const useValues = () => {
  const { t } = useTranslation();
  const money = useMoney();
  const { shop } = useServices();
  const { limit } = shop.otherCountriesLimit;
  return {
    name: shop.name,
    ...shop.contact,
    /** The city without its postcode, as it is said in a sentence. */
    town: shop.contact.city.replace(/^\d+ /, ''),
    country: t(`country.${shop.country}`),
    days: shop.law.withdrawalDays,
    mediator: shop.law.mediator ?? '',
    limit: money({ minor: limit, currency: shop.currency }),
  };
};

/** The sections of a page, each a heading and its paragraphs. */
export const ContentSections = ({ page }: { readonly page: PageName }) => {
  const { t } = useTranslation('content');
  const values = useValues();
  const sections: readonly string[] = pages[page](useServices().shop.law);
  return sections.map((section) => {
    const word = (part: 'heading' | 'text') => t(`${page}.${section}.${part}` as 'about.who.text', values);
    return (
      <section key={section} className={css.section}>
        <h2>{word('heading')}</h2>
        {word('text')
          .split('\n\n')
          .map((paragraph) => (
            <p key={paragraph}>
              <ContactText text={paragraph} />
            </p>
          ))}
      </section>
    );
  });
};
