import { useTranslation } from 'react-i18next';
import css from '../../account/account.module.css';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { AccountFallback } from '../account/AccountFallback.tsx';

/**
 * What the server renders for a link from a mail. Without scripts the visitor presses a button: the form posts to the
 * same address, with its hash. Opening the link does not use it up, because mail scanners open links as well. Source:
 * AUTH-7.
 */
export const AuthenticateFallback = () => {
  const { t } = useTranslation('account');
  return (
    <>
      <noscript>
        <form method="post" className={`${card.card} ${css.narrow}`}>
          <h2 className={card.title}>{t('login.title')}</h2>
          <p className={card.text}>{t('link.press')}</p>
          <div className={card.ways}>
            <Button type="submit" className={card.next}>
              {t('login.submit')}
            </Button>
          </div>
        </form>
      </noscript>
      <AccountFallback />
    </>
  );
};
