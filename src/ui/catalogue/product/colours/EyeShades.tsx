import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  eyeShades,
  type OnEachShade,
  readShade,
  usualShade,
} from '../../../../domain/catalogue/lens/eye-shade.ts';
import { useServices } from '../../../shared/services.ts';
import css from './colours.module.css';
import { Eye } from './Eye.tsx';

/** The key does not contain the shop, because eyes are the same in all shops. */
const key = 'dioptra.eye-shade';

/** A selection of how dark the visitor's own eyes are, stored for all coloured lenses on this device. Source: EYE-2. */
export const EyeShades = ({ bare }: { readonly bare: OnEachShade }) => {
  const { t } = useTranslation('colours');
  const { device } = useServices();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const kept = readShade(device.read(key));
    const input = group.current?.querySelector<HTMLInputElement>(`[value="${kept}"]`);
    // A choice made before hydration takes precedence.
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (input && chosen === usualShade) input.checked = true;
  }, [device]);
  return (
    <fieldset
      ref={group}
      className={css.shades}
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement) device.write(key, event.target.value);
      }}
    >
      <legend>{t('shade.legend')}</legend>
      <div>
        {eyeShades.map((shade) => (
          <label key={shade}>
            <input
              type="radio"
              name="shade"
              value={shade}
              defaultChecked={shade === usualShade}
              aria-label={t(`shade.${shade}`)}
            />
            <span className={css.look}>
              <Eye shade={shade} image={bare[shade]} alt={t(`bare.${shade}`)} />
            </span>
            <span aria-hidden="true">{t(`shade.${shade}`)}</span>
          </label>
        ))}
      </div>
      <p>{t('shade.note')}</p>
    </fieldset>
  );
};
