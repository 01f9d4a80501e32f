import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shared/services.ts';
import css from './found.module.css';

/** Asks for consent to remember values on this device, with the same text and button as a product's form. Source: LAW-30. */
export const KeepOwnValues = ({ onAnswer }: { readonly onAnswer: () => void }) => {
  const { t } = useTranslation('finder');
  const { lastChoices } = useServices();
  const [allowed, setAllowed] = useState(lastChoices.isAllowed);
  return (
    <label className={css.consent}>
      <input
        type="checkbox"
        checked={allowed}
        onChange={({ currentTarget: { checked } }) => {
          setAllowed(checked);
          void lastChoices.allow(checked).then(onAnswer);
        }}
      />
      <span>{t('keep')}</span>
    </label>
  );
};
