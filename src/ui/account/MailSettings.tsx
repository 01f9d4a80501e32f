import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenMails, MailChoices, MailChoicesTask } from '../../application/customer/mail-choices.ts';
import type { Task } from '../../application/shared/task.ts';
import {
  type MailGroup,
  type MailPreferences,
  mailGroups,
  withPreference,
} from '../../domain/customer/mail-preferences.ts';
import card from '../checkout/Card.module.css';
import { useKept } from '../identity/use-kept.ts';
import { Button } from '../shared/elements/Button.tsx';
import { AccountProblem } from './AccountProblem.tsx';
import css from './account.module.css';
import type { AccountHolder } from './holder.ts';
import { KeptSection } from './KeptSection.tsx';
import look from './kept.module.css';
import { ProductAlerts } from './ProductAlerts.tsx';

const GroupChoice = ({
  groups,
  preferences,
  onChange,
}: {
  readonly groups: readonly MailGroup[];
  readonly preferences: MailPreferences;
  readonly onChange: (group: MailGroup, wanted: boolean) => void;
}) => {
  const { t } = useTranslation('personal');
  return (
    <fieldset className={look.choices}>
      <legend className={look.legend}>{t('mails.legend')}</legend>
      {groups.map((group) => (
        <label key={group} className={css.tick}>
          <input
            type="checkbox"
            checked={preferences[group]}
            onChange={({ currentTarget }) => onChange(group, currentTarget.checked)}
          />
          <span>
            <span className={look.name}>{t(`mails.group.${group}`)}</span>
            <span className={look.note}>{t(`mails.note.${group}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

/** The customer has not confirmed the e-mail address yet. Nothing is sent before. Source: ACC-3. */
const Waiting = ({
  email,
  mails,
  task,
}: {
  readonly email: string;
  readonly mails: MailChoices;
  readonly task: Task<MailChoicesTask>;
}) => {
  const { t } = useTranslation('personal');
  const isSent = task._tag === 'Done' && task.name === 'askAgain';
  return (
    <div className={look.entry}>
      <p className={look.badge}>{t('mails.consent.title')}</p>
      <p role="status">{t(isSent ? 'mails.consent.sent' : 'mails.consent.text', { email })}</p>
      <div className={look.ways}>
        <Button
          kind="secondary"
          busy={task._tag === 'Busy' && task.name === 'askAgain'}
          onClick={() => mails.askAgain()}
        >
          {t('mails.consent.again')}
        </Button>
      </div>
    </div>
  );
};

/** A form to choose mails, by `groups`. Groups that this form does not show keep their setting. Source: ACC-3. */
const MailChoice = ({
  customer,
  desk,
  section,
  groupsOf,
}: Pick<AccountHolder, 'customer' | 'desk'> & {
  readonly section: 'newsletter' | 'settings';
  readonly groupsOf: (kept: ChosenMails) => readonly MailGroup[];
}) => {
  const { t } = useTranslation('personal');
  const { mails } = desk;
  const { kept, task } = useKept(mails);
  const [typed, setTyped] = useState<Readonly<Partial<MailPreferences>>>({});
  return (
    <KeptSection
      title={t(`mails.${section}.title`)}
      text={t(`mails.${section}.text`)}
      kept={kept}
      onRetry={mails.load}
    >
      {(value) => {
        const preferences = { ...value.preferences, ...typed };
        const submit = (event: FormEvent) => {
          event.preventDefault();
          // What is ticked while this is being saved is still to be saved.
          mails.choose(typed, () => setTyped((now) => (now === typed ? {} : now)));
        };
        return (
          <form className={card.form} onSubmit={submit}>
            {value.consent === 'waiting' && <Waiting email={customer.email} mails={mails} task={task} />}
            <GroupChoice
              groups={groupsOf(value)}
              preferences={preferences}
              onChange={(group, wanted) => {
                mails.acknowledge();
                setTyped(withPreference(typed, group, wanted));
              }}
            />
            {task._tag === 'Failed' && <AccountProblem failure={task.failure} />}
            <div className={card.ways}>
              <Button
                type="submit"
                className={card.next}
                busy={task._tag === 'Busy' && task.name === 'choose'}
              >
                {t('save')}
              </Button>
            </div>
            <div role="status" className={css.status}>
              {task._tag === 'Done' && task.name === 'choose' && (
                <p className={css.saved}>{t('mails.saved')}</p>
              )}
            </div>
          </form>
        );
      }}
    </KeptSection>
  );
};

/** The channels of advertising, as the marketing service holds them. Source: ACC-3. */
export const Newsletter = (holder: AccountHolder) => (
  <MailChoice {...holder} section="newsletter" groupsOf={({ channels }) => channels} />
);

/** All eight groups of mails, and the mails about products. Source: ACC-3, STOCK-9. */
export const EmailSettings = (holder: AccountHolder) => (
  <>
    <MailChoice {...holder} section="settings" groupsOf={() => mailGroups} />
    <ProductAlerts {...holder} />
  </>
);
