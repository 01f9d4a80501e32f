import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { LawPage } from '../../../domain/content/block.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import { Triman } from '../../art/marks/Triman.tsx';
import { GuaranteeNotice } from '../../law/GuaranteeNotice.tsx';
import { useServices } from '../../shared/services.ts';
import { BlockDataContext, type BlockOf } from '../views.ts';
import { CheckedBuild } from './CheckedBuild.tsx';
import { ContactText } from './ContactText.tsx';
import css from './Law.module.css';
import { LawSection } from './LawSection.tsx';
import { saysPackaging, sectionId } from './law-page-sections.ts';
import { lawText, lawValues } from './law-text.ts';
import { Recipients } from './Recipients.tsx';

/**
 * Information for buyers in other countries. It is shown to everybody, because the visitor's country is unknown here.
 * Source: LAW-10.
 */
const Abroad = ({ page }: { readonly page: LawPage }) => {
  const { t } = useTranslation(['content', 'common']);
  const { shop } = useServices();
  const values = lawValues(shop, useTranslation().t);
  const said = use(BlockDataContext).laws?.abroad[page] ?? [];
  if (said.length === 0) return null;
  return (
    <LawSection id="abroad" heading={t('abroad.heading')}>
      <dl className={css.abroad}>
        {said.map(({ word, days, countries }) => (
          <div key={countries.join()}>
            <dt>{countries.map((code) => t(`common:country.${code}`)).join(', ')}</dt>
            <dd>
              <ContactText text={t(word as 'abroad.statute', { ...values, days })} />
            </dd>
          </div>
        ))}
      </dl>
    </LawSection>
  );
};

/**
 * The registration numbers of packaging, and how to sort it, if the shop ships to a country that requires this. Source:
 * LAW-13, LAW-43.
 */
const Packaging = () => {
  const { t } = useTranslation('content');
  const { shop } = useServices();
  const { lucid, idu } = shop.facts;
  const sortsIn = (country: CountryCode) => shop.countries.some(({ code }) => code === country);
  if (!saysPackaging(shop)) return null;
  return (
    <LawSection id="packaging" heading={t('packaging.heading')}>
      {lucid !== undefined && <p>{t('packaging.lucid', { lucid })}</p>}
      {idu !== undefined && <p>{t('packaging.idu', { idu })}</p>}
      {sortsIn('FR') && (
        <p className={css.sorting}>
          <Triman />
          <span>{t('packaging.sorting')}</span>
        </p>
      )}
      {sortsIn('IT') && <p>{t('packaging.italy')}</p>}
    </LawSection>
  );
};

/**
 * The box about both French guarantees, in the words of the annex to article D211-2, shortened. Lawyers have to confirm
 * it. Source: LAW-24.
 */
const GuaranteeBox = () => {
  const { t } = useTranslation('content');
  return (
    <section className={css.box} aria-label={t('guaranteeBox.title')}>
      <h3>{t('guaranteeBox.title')}</h3>
      {t('guaranteeBox.text')
        .split('\n\n')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </section>
  );
};

/** The guarantee notices that are shown as graphics. */
const Guarantees = () => {
  const { guarantee } = use(BlockDataContext).laws ?? {};
  if (!guarantee) return null;
  const { guaranteeNotice, guaranteeBox, guaranteeYears } = guarantee;
  return (
    <>
      {guaranteeNotice && <GuaranteeNotice years={guaranteeYears} />}
      {guaranteeBox && <GuaranteeBox />}
    </>
  );
};

/** A summary of a page before its sections. Only the sections are binding. Source: HELP-4. */
const Short = ({ page }: { readonly page: LawPage }) => {
  const { t } = useTranslation('content');
  const values = lawValues(useServices().shop, useTranslation().t);
  const said = t(`${page}.summary`, { ...values, defaultValue: '' });
  if (!said) return null;
  return (
    <section className={css.short} aria-labelledby="short">
      <h2 id="short">{t('page.short')}</h2>
      <ul>
        {said.split('\n\n').map((point) => (
          <li key={point}>
            <ContactText text={point} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/**
 * The texts that the law of the shop's country requires on a page, section by section. They come from the shop, not
 * from an editor. Source: LAW-7.
 */
export const Law = ({ block: { page } }: { readonly block: BlockOf<'law'> }) => {
  const { shop } = useServices();
  const { privacy } = use(BlockDataContext);
  const values = lawValues(shop, useTranslation().t, { privacy });
  const own = lawText(shop.law, page, useTranslation('content').t, values).map(
    ({ section, heading, paragraphs }) => (
      <LawSection key={section} id={sectionId(section)} heading={heading}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <ContactText text={paragraph} />
          </p>
        ))}
        {section.startsWith('warranty') && <Guarantees />}
        {section === 'recipients' && <Recipients />}
        {section === 'tested' && <CheckedBuild />}
      </LawSection>
    ),
  );
  return [
    <Short key="short" page={page} />,
    ...own,
    page === 'legal' && <Packaging key="packaging" />,
    <Abroad key="abroad" page={page} />,
  ];
};
