import { useTranslation } from 'react-i18next';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { EmailField } from '../../shared/elements/EmailField.tsx';
import { Field } from '../../shared/elements/Field.tsx';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import { type ApiNames, refusedOf } from '../field-problems.ts';
import { NameField } from '../NameField.tsx';
import { NewsletterTick } from '../sign-in/NewsletterTick.tsx';
import { problemsOf } from '../sign-in/sign-in-problems.ts';
import { type PlainScreen, type PlainState, plainScreens, type TypedAccount } from './plain-screen.ts';

type FieldName = 'firstName' | 'lastName' | 'email' | 'password' | 'link';

const fieldsOf = {
  login: ['email', 'password'],
  register: ['firstName', 'lastName', 'email', 'password'],
  forgotten: ['email'],
  reset: ['link', 'password'],
} as const satisfies Readonly<Record<PlainScreen, readonly FieldName[]>>;

const wire: ApiNames<FieldName> = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  password: 'password',
  link: 'token',
};

const submits = {
  login: 'login.submit',
  register: 'register.submit',
  forgotten: 'forgotten.submit',
  reset: 'reset.submit',
} as const satisfies Readonly<Record<PlainScreen, string>>;
const ways = {
  login: 'login.title',
  register: 'register.title',
  forgotten: 'login.forgot',
  reset: 'reset.title',
} as const satisfies Readonly<Record<PlainScreen, string>>;

const PlainField = ({
  field,
  typed,
  label,
  isSignIn,
  error,
}: {
  readonly field: FieldName;
  readonly typed: TypedAccount;
  readonly label: string;
  readonly isSignIn: boolean;
  readonly error: string | undefined;
}) => {
  const { t } = useTranslation('account');
  switch (field) {
    case 'firstName':
    case 'lastName':
      return <NameField part={field} name={field} defaultValue={typed[field]} error={error} />;
    case 'email':
      return (
        <EmailField
          label={label}
          name={field}
          defaultValue={typed.email}
          autoComplete="username"
          error={error}
        />
      );
    case 'link':
      return (
        <Field
          label={label}
          hint={t('plain.linkHint')}
          name={field}
          defaultValue={typed.link}
          autoComplete="off"
          required
          error={error}
        />
      );
    case 'password':
      return (
        <Field
          label={label}
          hint={isSignIn ? undefined : t('hint.password')}
          name={field}
          type="password"
          autoComplete={isSignIn ? 'current-password' : 'new-password'}
          maxLength={128}
          required
          error={error}
        />
      );
  }
};

/** A form that shows the typed values again, and each error at its field. */
export const PlainForm = ({
  state: { screen, typed, refusals, failure },
  action,
}: {
  readonly state: Extract<PlainState, { _tag: 'Form' }>;
  readonly action: string;
}) => {
  const { t } = useTranslation('account');
  const fields: readonly FieldName[] = fieldsOf[screen];
  const label = {
    firstName: t('field.firstName'),
    lastName: t('field.lastName'),
    email: t('field.email'),
    password: t(screen === 'reset' ? 'field.newPassword' : 'field.password'),
    link: t('plain.link'),
  };
  const own = problemsOf(
    refusals.flatMap((refusal) => (refusal._tag === 'LinkMissing' ? [] : [refusal])),
    ['firstName', 'lastName', 'email', 'password'],
  );
  const refused = refusedOf(failure, wire);
  const errorOf = (field: FieldName): string | undefined => {
    if (field === 'link' && refusals.some(({ _tag }) => _tag === 'LinkMissing'))
      return t('invalid.required', { label: label.link });
    const problem = [...own, ...refused].find((one) => one.field === field);
    if (!problem) return undefined;
    if (problem.code === 'other') return problem.sentence;
    return t(`invalid.${problem.code}`, { label: label[field], max: problem.max ?? '' });
  };
  return (
    <>
      {failure && refused.length === 0 && <AccountProblem failure={failure} />}
      <form method="post" action={action} noValidate className={card.form}>
        <input type="hidden" name="action" value={screen} />
        <input type="hidden" name="redirectUrl" value={typed.redirectUrl} />
        {fields.map((field) => (
          <PlainField
            key={field}
            field={field}
            typed={typed}
            label={label[field]}
            isSignIn={screen === 'login'}
            error={errorOf(field)}
          />
        ))}
        {screen === 'register' && (
          <NewsletterTick name="newsletter" value="1" defaultChecked={typed.newsletter} />
        )}
        <div className={card.ways}>
          <Button type="submit" className={card.next}>
            {t(submits[screen])}
          </Button>
        </div>
      </form>
      <ul className={css.plainWays}>
        {plainScreens
          .filter((other) => other !== screen && other !== 'reset')
          .map((other) => (
            <li key={other}>
              <a
                href={`${action}?${new URLSearchParams({ screen: other, ...(typed.redirectUrl && { redirectUrl: typed.redirectUrl }) })}`}
              >
                {t(ways[other])}
              </a>
            </li>
          ))}
      </ul>
    </>
  );
};
