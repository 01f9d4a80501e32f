import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsentDesk } from '../../application/tracking/consent-desk.ts';
import {
  type Consent,
  consentCategories,
  mayRun,
  optionalCategories,
} from '../../domain/tracking/consent.ts';
import { Button } from '../shared/elements/Button.tsx';
import { Dialog } from '../shared/elements/Dialog.tsx';
import css from './consent-settings.module.css';
import { KeptDetails } from './KeptDetails.tsx';

/**
 * A dialog with the purpose and the content of each category, to allow them one by one. Closing it changes nothing.
 * Source: TRK-7.
 */
export const ConsentSettings = ({
  desk,
  consent,
  open,
}: {
  readonly desk: ConsentDesk;
  readonly consent: Consent;
  readonly open: boolean;
}) => {
  const { t } = useTranslation('consent');
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    desk.choose(optionalCategories.filter((category) => form.has(category)));
  };
  return (
    <Dialog open={open} onClose={desk.closeSettings} title={t('settings.title')}>
      <form className={css.form} onSubmit={save}>
        <p>{t('settings.text')}</p>
        {consentCategories.map((category) => (
          <fieldset key={category} className={css.category}>
            <legend className={css.legend}>{t(`category.${category}.title`)}</legend>
            <label className={css.choice}>
              <span className={css.title}>{t(`category.${category}.title`)}</span>
              {category === 'necessary' && <span className={css.always}>{t('settings.always')}</span>}
              <input
                type="checkbox"
                name={category}
                disabled={category === 'necessary'}
                defaultChecked={mayRun(category, consent)}
              />
            </label>
            <p>{t(`category.${category}.text`)}</p>
            <KeptDetails category={category} />
          </fieldset>
        ))}
        <div className={css.ways}>
          <Button type="submit" kind="secondary">
            {t('settings.save')}
          </Button>
          <Button kind="secondary" onClick={desk.refuse}>
            {t('bar.refuse')}
          </Button>
          <Button kind="secondary" onClick={desk.acceptAll}>
            {t('bar.accept')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
