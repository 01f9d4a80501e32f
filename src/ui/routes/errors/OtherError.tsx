import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import { WarningIcon } from '../../art/icons/signs.ts';
import { useAddress } from '../../shared/address.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import { LocaleLink } from '../../shared/elements/LocaleLink.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import css from './errors.module.css';

/** Shown when something failed. A retry requests the same page again. Source: NOTE-4. */
export const OtherError = ({ kind }: { readonly kind: 'other' | 'offline' }) => {
  const { t } = useTranslation();
  const { pathname, search } = useAddress();
  const searching = pathTo.search(useLocale());
  // Only the search is unavailable here, because another service runs it; the rest of the shop may work.
  const isSearch = kind === 'offline' && pathname === searching;
  const title = t(`errorPage.${isSearch ? 'search' : kind}.title`);
  return (
    <section className={css.error}>
      <Head title={title} />
      {/* Without a connection no drawing can load. */}
      {kind === 'offline' ? <WarningIcon /> : <Drawing name="state-failed" className={css.drawing} />}
      <h1>{title}</h1>
      <p role="alert">{t(`errorPage.${kind}.text`)}</p>
      <p>
        <PreLink to={pathname + search} className={buttonClass('primary')}>
          {t('action.retry')}
        </PreLink>
        <Button kind="secondary" onClick={() => history.back()}>
          {t('action.back')}
        </Button>
        <LocaleLink to={pathTo.home} className={buttonClass('plain')}>
          {t('action.home')}
        </LocaleLink>
      </p>
    </section>
  );
};
