import { useTranslation } from 'react-i18next';
import { optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import type { LensSet } from '../../../domain/orders/lens-pass.ts';
import { useOptionWords } from '../../shared/use-option-words.ts';
import css from './lens-pass.module.css';

/** The values of both eyes side by side, in type that can be read at arm's length. An eye without a lens has no values. */
export const PassTable = ({ set: { eyes, title } }: { readonly set: LensSet }) => {
  const { t } = useTranslation(['personal', 'common']);
  const words = useOptionWords();
  const codes = optionCodes.filter((code) => eyes.right?.values[code] ?? eyes.left?.values[code]);
  const cell = (eye: 'right' | 'left', code: (typeof codes)[number]) => {
    const value = eyes[eye]?.values[code];
    return value === undefined ? '–' : words.value(code, value);
  };
  return (
    <table className={css.values}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          {(['right', 'left'] as const).map((eye) => (
            <th scope="col" key={eye}>
              <span className={css.eye} aria-hidden="true">
                {t(`common:eye.short.${eye}`)}
              </span>{' '}
              {t(`common:eye.${eye}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {codes.map((code) => (
          <tr key={code}>
            <th scope="row">{words.name(code)}</th>
            <td>{cell('right', code)}</td>
            <td>{cell('left', code)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
