import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnDataView } from '../../../application/customer/own-data.ts';
import card from '../../checkout/Card.module.css';
import { StepHead } from '../../checkout/StepHead.tsx';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { AccountHolder } from '../holder.ts';
import { PasswordField } from '../PasswordField.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { Consents } from './Consents.tsx';

const initial: OwnDataView = { _tag: 'Idle' };

const Export = ({ desk }: Pick<AccountHolder, 'desk'>) => {
  const { t } = useTranslation('personal');
  const { ownData } = desk;
  const view = useStream(ownData.state$, initial);
  useEffect(() => ownData.leave, [ownData]);
  return (
    <div className={card.form}>
      <h2 className={card.subtitle}>{t('data.export')}</h2>
      <p className={card.text}>{t('data.exportText')}</p>
      {view._tag === 'Failed' && <AccountProblem failure={view.failure} />}
      <div className={card.ways}>
        <Button kind="secondary" busy={view._tag === 'Asked'} onClick={ownData.ask}>
          {t('data.download')}
        </Button>
      </div>
      <div role="status" className={css.status}>
        {view._tag === 'Saved' && <p className={css.saved}>{t('data.downloaded')}</p>}
      </div>
    </div>
  );
};

/** Asks for the password and a confirmation, because deletion is final. */
const Deletion = ({ customer }: Pick<AccountHolder, 'customer'>) => {
  const { t } = useTranslation('personal');
  const { t: say } = useTranslation('account');
  const { account } = useServices();
  const [asks, setAsks] = useState<string>();
  const { hasPassword } = customer;
  const { register, submit, errorOf, busy, failure } = useAccountForm({
    task: 'deleteAccount',
    defaults: { password: '' },
    check: ({ password }) =>
      hasPassword && password === '' ? [{ field: 'password', code: 'required' }] : [],
    labels: { password: say('field.password') },
    wire: { password: 'password' },
    send: ({ password }) => setAsks(password),
  });
  return (
    <>
      <form className={card.form} onSubmit={submit} noValidate>
        <h2 className={card.subtitle}>{t('data.delete')}</h2>
        <p className={card.text}>{t('data.deleteText')}</p>
        <p className={card.text}>{t('data.stays')}</p>
        <p className={card.text}>{t('data.values')}</p>
        {failure && <AccountProblem failure={failure} />}
        <input type="hidden" autoComplete="username" value={customer.email} readOnly />
        {hasPassword && (
          <PasswordField
            kind="current-password"
            label={say('field.password')}
            error={errorOf('password')}
            {...register('password')}
          />
        )}
        <div className={card.ways}>
          <Button type="submit" kind="secondary" busy={busy}>
            {t('data.deleteButton')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={asks !== undefined}
        title={t('data.deleteTitle')}
        onCancel={() => setAsks(undefined)}
        onConfirm={() => {
          if (asks !== undefined) account.deleteAccount(asks);
          setAsks(undefined);
        }}
      >
        <p>{t('data.deleteLast')}</p>
      </ConfirmDialog>
    </>
  );
};

/** All data that the shop holds about a customer: to download and to delete. */
export const OwnData = ({ customer, desk }: AccountHolder) => {
  const { t } = useTranslation('personal');
  return (
    <section className={card.card}>
      <StepHead title={t('data.title')} />
      <Export desk={desk} />
      <Consents desk={desk} />
      <Deletion customer={customer} />
    </section>
  );
};
