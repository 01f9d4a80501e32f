import { type FormEvent, useEffect, useState } from 'react';
import type { UseFormRegister, UseFormSetFocus } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/elements/Button.tsx';
import { Dialog } from '../../../shared/elements/Dialog.tsx';
import card from '../../Card.module.css';
import type { FieldEntry, FieldPath } from '../address-check.ts';
import type { AddressForm } from '../address-form.ts';
import css from './PackStationDialog.module.css';
import { PackStationFields, stationFields } from './PackStationFields.tsx';

/**
 * A dialog that explains parcel machines and asks for one. It writes into the address form, so that typed values
 * survive closing the dialog, a reload and the back button. Source: CHK-7, UI-6.
 */
export const PackStationDialog = ({
  at,
  register,
  setFocus,
  wrong,
  tried,
  onClose,
}: {
  /** The field that gets the focus. Undefined: the dialog is closed. */
  readonly at: FieldPath | undefined;
  readonly register: UseFormRegister<AddressForm>;
  readonly setFocus: UseFormSetFocus<AddressForm>;
  readonly wrong: readonly FieldEntry[];
  /** The errors of the whole form after an attempt to send it. */
  readonly tried: readonly FieldEntry[];
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('checkout');
  const [asked, setAsked] = useState(false);
  // Runs after the dialog has opened and focused its first button.
  useEffect(() => {
    if (at) setFocus(at);
  }, [at, setFocus]);
  const said = asked ? wrong : tried;
  const take = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const first = stationFields.find((field) => wrong.some(({ path }) => path === `packStation.${field}`));
    if (first) setFocus(`packStation.${first}`);
    else onClose();
  };
  return (
    <Dialog open={at !== undefined} onClose={onClose} title={t('packStation.title')}>
      <form className={css.form} onSubmit={take} noValidate>
        <p className={card.text}>{t('packStation.about')}</p>
        <PackStationFields
          register={register}
          errorOf={(path) => said.find((entry) => entry.path === path)?.text}
        />
        <div className={card.ways}>
          <Button type="submit" className={card.next}>
            {t('packStation.take')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
