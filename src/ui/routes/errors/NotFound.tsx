import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import { departments } from '../../shared/departments.ts';
import { dial } from '../../shared/dial.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { ChatLink } from '../../shared/elements/ChatLink.tsx';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import { LocaleLink } from '../../shared/elements/LocaleLink.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import css from './errors.module.css';

/** Shown for an unknown page: the shop's contact, links to go on, and its departments. Source: NOTE-3. */
export const NotFound = () => {
  const { t } = useTranslation();
  const { shop, locale } = useServices();
  const { phone, email, hours } = shop.contact;
  return (
    <section className={css.error}>
      <Head title={t('errorPage.notFound.title')} />
      <Drawing name="state-lost" className={css.drawing} />
      <h1>{t('errorPage.notFound.heading')}</h1>
      <p>{t('errorPage.notFound.text')}</p>
      <p>
        <a href={dial(phone)}>{phone}</a> <span>{t('layout.hours', { hours })}</span>
        <a href={`mailto:${email}`}>{email}</a> <ChatLink />
      </p>
      <p>
        <LocaleLink to={pathTo.home} className={buttonClass('primary')}>
          {t('action.home')}
        </LocaleLink>
        <Button kind="secondary" onClick={() => history.back()}>
          {t('action.back')}
        </Button>
      </p>
      <ul className={css.departments}>
        {departments.map(({ name, path }) => (
          <li key={name}>
            <PreLink to={pathTo.category(locale, path[locale])}>
              <Drawing name={`tile-${name}`} />
              {t(`navigation.${name}`)}
            </PreLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
