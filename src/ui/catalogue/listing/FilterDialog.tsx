import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/elements/Button.tsx';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';
import css from './filter-dialog.module.css';

export interface FilterDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly form: Omit<FilterFormProps, 'children'>;
  /** The number of products found. */
  readonly total: number;
}

/** The filters on a narrow screen, in a dialog over the products. */
export const FilterDialog = ({ open, onClose, form, total }: FilterDialogProps) => {
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
