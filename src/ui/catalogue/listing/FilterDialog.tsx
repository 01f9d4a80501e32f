import type { ComponentProps } from 'react';
import { Button } from '../../shared/elements/Button.tsx';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { FilterForm } from './FilterForm.tsx';
import css from './filter-panel.module.css';

interface FilterDialogProps extends Omit<ComponentProps<typeof FilterForm>, 'children'> {
  readonly open: boolean;
  readonly onClose: () => void;
  /** How many products there are to show. */
  readonly total: number;
}

/** The filters over the products, where they do not fit beside them. Source: CAT-3. */
export const FilterDialog = ({ open, onClose, total, ...form }: FilterDialogProps) => {
  const { t } = useTranslation('listing');
  return (
    <Dialog open={open} onClose={onClose} title={t('narrow')} side="end">
      <div className={css.dialog}>
        <FilterForm {...form}>
          <Button className={css.show} onClick={onClose}>
            {t('show', { count: total })}
          </Button>
        </FilterForm>
      </div>
    </Dialog>
  );
};
