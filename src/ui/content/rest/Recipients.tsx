import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shared/services.ts';
import { BlockDataContext } from '../views.ts';

/** The recipients of visitors' data in this deployment. Source: LAW-36. */
export const Recipients = () => {
  const { t } = useTranslation('content');
  const { locale } = useServices();
  const { privacy } = use(BlockDataContext);
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  if (!privacy || privacy.recipients.length === 0) return <p>{t('privacy.recipient.none')}</p>;
  return (
    <ul>
      {privacy.recipients.map(({ task, name, country }) => (
        <li key={task}>
          <strong>{name}</strong>
          {country !== undefined && ` (${regions.of(country) ?? country})`}: {t(`privacy.recipient.${task}`)}
        </li>
      ))}
    </ul>
  );
};
