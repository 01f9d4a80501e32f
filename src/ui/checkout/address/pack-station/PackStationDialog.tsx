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
 * What a machine for parcels is, and which one: asked over the address. It writes into the form of the address, so that
 * what is typed outlives its closing, a reload and the way back. Source: CHK-7, UI-6.
 */
export const PackStationDialog = ({
  at,
  register,
  setFocus,
  wrong,
  tried,
  onClose,
}: {
  /** Where the shopper begins to type; none: it is shut. */
  readonly at: FieldPath | undefined;
  readonly register: UseFormRegister<AddressForm>;
  readonly setFocus: UseFormSetFocus<AddressForm>;
  readonly wrong: readonly FieldEntry[];
  /** Said of the whole form after a try. */
  readonly tried: readonly FieldEntry[];
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('checkout');
  const [asked, setAsked] = useState(false);
  // After the dialog has opened, which puts the focus on its first button.
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
