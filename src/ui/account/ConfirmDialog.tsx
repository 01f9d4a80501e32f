import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../shared/elements/Button.tsx';
import { Dialog } from '../shared/elements/Dialog.tsx';
import look from './kept.module.css';

/** Asks for confirmation before something is deleted. Closing the dialog changes nothing. */
export const ConfirmDialog = ({
  open,
  title,
  onCancel,
  onConfirm,
  confirm,
  cancel,
  children,
}: {
  readonly open: boolean;
  readonly title: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** Labels of the buttons. If absent, they say "delete" and "keep". */
  readonly confirm?: string;
  readonly cancel?: string;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation('personal');
  return (
    <Dialog open={open} onClose={onCancel} title={title}>
      <div className={look.question}>
        {children}
        <div className={look.ways}>
          <Button onClick={onConfirm}>{confirm ?? t('remove')}</Button>
          <Button kind="secondary" onClick={onCancel}>
            {cancel ?? t('keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
