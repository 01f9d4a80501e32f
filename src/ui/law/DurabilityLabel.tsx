import { useTranslation } from 'react-i18next';
import css from './durability.module.css';

/**
 * The label for a producer's guarantee of durability: longer than the legal guarantee, free of charge, for the entire
 * goods. It shows who gives it, for what, and for how long. Content after implementing regulation (EU) 2025/1960, annex
 * II; counsel confirms words and drawing, and that the maker gives it so. Source: LAW-23.
 */
export const DurabilityLabel = ({
  years,
  maker,
  title,
}: {
  readonly years: number;
  readonly maker: string;
  readonly title: string;
}) => {
  const { t } = useTranslation('law');
  return (
    <section className={css.label} aria-label={t('durability.title', { count: years })}>
      <p>
        <strong>{t('durability.title', { count: years })}</strong>
      </p>
      <p>{t('durability.text', { count: years, maker, title })}</p>
      <p>{t('durability.beside')}</p>
    </section>
  );
};
