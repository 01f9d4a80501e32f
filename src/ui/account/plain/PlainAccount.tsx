import { useTranslation } from 'react-i18next';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { Fact } from '../../shared/elements/Fact.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import { PlainForm } from './PlainForm.tsx';
import { PlainOrders } from './PlainOrders.tsx';
import type { PlainState } from './plain-screen.ts';

const titles = {
  login: 'login.title',
  register: 'register.title',
  forgotten: 'forgotten.title',
  reset: 'reset.title',
} as const;

/** Sign-in and account without scripts: posted forms, one screen at a time. Source: AUTH-5, ACC-10. */
export const PlainAccount = ({ state, action }: { readonly state: PlainState; readonly action: string }) => {
  const { t } = useTranslation('account');
  const { shop } = useServices();
  switch (state._tag) {
    case 'SignedIn': {
      const { customer } = state;
      const name = shop.style === 'informal' ? customer.firstName : customer.fullName;
      return (
        <section className={`${card.card} ${css.narrow}`}>
          <h1 className={card.title}>{t('overview.greeting', { name })}</h1>
          {state.failure && <AccountProblem failure={state.failure} />}
          <dl className={css.facts}>
            <Fact name={t('field.email')}>{customer.email}</Fact>
            <Fact name={t('overview.customer')}>{customer.id}</Fact>
          </dl>
          <PlainOrders orders={state.orders} />
          <p className={card.text}>{t('plain.rest')}</p>
          <form method="post" action={action}>
            <input type="hidden" name="action" value="signOut" />
            <Button type="submit" kind="secondary">
              {t('signOut')}
            </Button>
          </form>
        </section>
      );
    }
    case 'LinkOver':
      return (
        <section className={`${card.card} ${css.narrow}`}>
          <h1 className={card.title}>{t(`link.${state.ending}`)}</h1>
          <p className={card.text} role="alert">
            {t(`link.${state.ending}Text`)}
          </p>
          <p>
            <a href={action}>{t('link.again')}</a>
          </p>
        </section>
      );
    case 'LinkOfOther':
      return (
        <section className={`${card.card} ${css.narrow}`}>
          <h1 className={card.title}>{t('link.OTHER')}</h1>
          <p className={card.text} role="alert">
            {t('link.OTHERText', { ...state.others })}
          </p>
          <form method="post" action={state.to}>
            <input type="hidden" name="replace" value="1" />
            <Button type="submit">{t('link.replace')}</Button>
          </form>
          <p>
            <a href={action}>{t('link.stay')}</a>
          </p>
        </section>
      );
    case 'Sent':
      return (
        <section className={`${card.card} ${css.narrow}`}>
          <h1 className={card.title}>{t('sent.title')}</h1>
          <p className={card.text} role="status">
            <Whole of={state.email} text={t('sent.text', { email: state.email })} />
          </p>
          <p className={card.text}>
            {t('plain.paste')} <a href={`${action}?screen=reset`}>{t('reset.title')}</a>
          </p>
        </section>
      );
    case 'Reset':
      return (
        <section className={`${card.card} ${css.narrow}`}>
          <h1 className={card.title}>{t('reset.done')}</h1>
          <p className={card.text} role="status">
            {t('reset.doneText')}
          </p>
          <p>
            <a href={action}>{t('login.submit')}</a>
          </p>
        </section>
      );
    case 'Form':
      return (
        <section className={`${card.card} ${css.narrow}`}>
          <h1 className={card.title}>{t(titles[state.screen])}</h1>
          <PlainForm key={state.screen} state={state} action={action} />
        </section>
      );
  }
};
