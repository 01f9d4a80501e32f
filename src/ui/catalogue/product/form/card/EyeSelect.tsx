import { useTranslation } from 'react-i18next';
import { type EyeChoice, eyeChoices } from '../../../../../application/cart/add-form.ts';
import { Select } from '../../../../shared/elements/Field.tsx';

interface EyeSelectProps {
  readonly value: EyeChoice;
  readonly onChange: (eyes: EyeChoice) => void;
}

/** A selection of the eye that a lens is for. With both eyes, both have the same values. */
export const EyeSelect = ({ value, onChange }: EyeSelectProps) => {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <Select
        label={t('product.eyes.legend')}
        name="eyes"
        value={value}
        onChange={(event) => onChange(event.target.value as EyeChoice)}
      >
        {eyeChoices.map((eyes) => (
          <option key={eyes} value={eyes}>
            {t(`product.eyes.${eyes}`)}
          </option>
        ))}
      </Select>
      <input type="hidden" name="same" value="on" />
    </>
  );
};
