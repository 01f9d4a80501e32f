import { useTranslation } from 'react-i18next';
import { useServices } from '../shared/services.ts';
import css from './guarantee.module.css';
import { Seal } from './Seal.tsx';

/** The EU's own page about the legal guarantee, which the notice links to. Counsel confirms the address. */
const yourEurope = (locale: string): string =>
  `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${locale}.htm`;

/**
 * The notice of the legal guarantee of conformity: its minimum duration, the customer's rights, and a link to more. Its
 * content follows implementing regulation (EU) 2025/1960, annex I; counsel confirms that words and drawing are those of
 * the annex, and whether the link can replace its QR code. Source: LAW-23.
 */
export const GuaranteeNotice = ({ years }: { readonly years: number }) => {
  const { t } = useTranslation('law');
  const { locale } = useServices();
  return (
    <section className={css.notice} aria-label={t('guarantee.title')}>
      <Seal years={years} unit={t('guarantee.years', { count: years })} />
      <div>
        <p className={css.title}>{t('guarantee.title')}</p>
        <p>{t('guarantee.text', { count: years })}</p>
        <ul>
          <li>{t('guarantee.repair')}</li>
          <li>{t('guarantee.refund')}</li>
        </ul>
        <p>{t('guarantee.longer')}</p>
        <p>
          <a href={yourEurope(locale)} target="_blank" rel="noopener">
            {t('guarantee.more')}
          </a>
        </p>
      </div>
    </section>
  );
};

/** The same notice, folded behind a line that expands when pressed. */
export const FoldedGuarantee = ({ years }: { readonly years: number }) => {
  const { t } = useTranslation('law');
  return (
    <details className={css.folded}>
      <summary>{t('guarantee.short', { count: years })}</summary>
      <GuaranteeNotice years={years} />
    </details>
  );
};
