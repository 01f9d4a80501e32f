import { useTranslation } from 'react-i18next';
import type { ContactBlock } from '../../../domain/content/block.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import css from './ContentPage.module.css';

/** Links to actions that the page describes: withdraw, or look up an order. Source: LAW-4, LAW-5. */
export const OrderWays = ({
  page,
  people,
}: {
  readonly page: string;
  /** Who answers. On a phone they are below all questions. */
  readonly people: ContactBlock['people'];
}) => {
  const { t } = useTranslation(['common', 'content']);
  const { locale } = useServices();
  if (page !== 'returns' && page !== 'help') return null;
  return (
    <p className={css.ways}>
      {page === 'returns' ? (
        <PreLink className={buttonClass('secondary')} to={pathTo.withdrawal(locale)}>
          {t('pages.withdrawal')}
        </PreLink>
      ) : (
        <>
          <PreLink className={buttonClass('secondary')} to={pathTo.findOrder(locale)}>
            {t('pages.find-order')}
          </PreLink>
          <a className={buttonClass('secondary')} href="#contact">
            {people.map(({ id, portrait }) => (
              <Drawing key={id} name={portrait} />
            ))}
            {t('content:contact.go')}
          </a>
        </>
      )}
    </p>
  );
};
