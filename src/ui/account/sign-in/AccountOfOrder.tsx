import { useTranslation } from 'react-i18next';
import { checkRegistration } from '../../../domain/identity/sign-in-form.ts';
import type { OrderToken } from '../../../domain/orders/order.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import { PasswordField } from '../PasswordField.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { problemsOf } from './sign-in-problems.ts';

/** The customer data of an order, from which an account is created. Only the password is missing. */
export interface Orderer {
  readonly order: OrderToken;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

type Chosen = Record<'password', string>;

/**
 * Creates an account for a guest who has just ordered. It needs only a password; everything else comes from the order,
 * which is added to the account. Source: CHK-29.
 */
export const AccountOfOrder = ({
  orderer,
  onMade,
}: {
  readonly orderer: Orderer;
  readonly onMade: () => void;
}) => {
  const { t } = useTranslation('account');
  const { account, shop, locale } = useServices();
  const here = pathTo.thankYou(locale, orderer.order);
  const { email, firstName, lastName, order } = orderer;
  const { register, submit, errorOf, busy, failure } = useAccountForm<Chosen>({
    task: 'register',
    defaults: { password: '' },
    check: ({ password }) => {
      const checked = checkRegistration(
        { email, firstName, lastName, password },
        'password',
        shop.emailPattern,
      );
      return problemsOf(checked._tag === 'Left' ? checked.left : [], ['password']);
    },
    labels: { password: t('field.password') },
    wire: { password: 'password' },
    send: ({ password }) =>
      account.register({ email, firstName, lastName, password, newsletter: false, order }, here),
    onDone: onMade,
  });
  const isKnown =
    failure?._tag === 'Refused' &&
    failure.violations.some(({ code }) => code === 'customer.email_not_unique');
  return (
    <>
      {isKnown && (
        <div className={css.note} role="alert">
          <p>
            <Whole of={email} text={t('ofOrder.known', { email })} />
          </p>
          <PreLink
            className={buttonClass('secondary')}
            to={`${pathTo.account(locale)}?redirectUrl=${encodeURIComponent(here)}`}
          >
            {t('register.login')}
          </PreLink>
        </div>
      )}
      {failure && !isKnown && <AccountProblem failure={failure} />}
      <form className={card.form} onSubmit={submit} noValidate>
        {/* Password managers store the password under this name. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          kind="new-password"
          label={t('field.password')}
          hint={t('hint.password')}
          error={errorOf('password')}
          {...register('password')}
        />
        <div className={card.ways}>
          <Button type="submit" className={card.next} busy={busy}>
            {t(busy ? 'saving' : 'register.submit')}
          </Button>
        </div>
      </form>
    </>
  );
};
