import type { Dispatch, SetStateAction } from 'react';
import { swapEyes } from '../../../../../domain/catalogue/lens/eyes.ts';
import { useTranslation } from '../../../../shared/translation/use-translation.ts';
import type { Entries, NarrowedOptions } from '../use-add-form.ts';
import css from './live-form.module.css';

interface SwapEyesProps {
  /** What stands in the fields now. */
  readonly entries: () => Entries;
  readonly setQuantities: Dispatch<SetStateAction<Readonly<Record<'right' | 'left' | 'item', number>>>>;
  readonly setNarrowed: Dispatch<SetStateAction<NarrowedOptions>>;
  readonly onFill: (entries: Entries) => void;
}

/** The values of each eye under the other's names. */
const swapped = (entries: Entries): Entries =>
  entries.flatMap(([name, value]) => {
    const [, eye, field] = /^(right|left)(\[\w+\])$/.exec(name) ?? [];
    return eye ? [[`${eye === 'right' ? 'left' : 'right'}${field}`, value] as const] : [];
  });

/** Gives each eye what the other has: values, boxes, and what its axis and colour have left of the options. */
export const SwapEyes = ({ entries, setQuantities, setNarrowed, onFill }: SwapEyesProps) => {
  const { t } = useTranslation('product');
  const swap = () => {
    const now = entries();
    setNarrowed(({ right, left, ...others }) => ({
      ...others,
      ...swapEyes({ ...(right && { right }), ...(left && { left }) }),
    }));
    setQuantities(({ right, left, item }) => ({ right: left, left: right, item }));
    onFill(swapped(now));
  };
  return (
    <button type="button" className={css.swap} onClick={swap}>
      <span aria-hidden="true">⇄</span>
      <span>{t('swap')}</span>
    </button>
  );
};
