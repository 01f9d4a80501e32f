import { type ComponentProps, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../shared/elements/Field.tsx';
import css from './account.module.css';

/** A password field, hidden until the visitor chooses to see it. Password managers know which password it is. */
export const PasswordField = ({
  kind,
  ...field
}: { readonly kind: 'current-password' | 'new-password' } & ComponentProps<typeof Field>) => {
  const { t } = useTranslation('account');
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className={css.password}>
      <Field
        type={shown ? 'text' : 'password'}
        autoComplete={kind}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        required
        {...field}
      />
      <label htmlFor={id} className={css.show}>
        <input id={id} type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
        {t('showPassword')}
      </label>
    </div>
  );
};
