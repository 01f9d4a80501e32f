import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../shared/elements/Button.tsx';
import { Dialog } from '../shared/elements/Dialog.tsx';
import look from './kept.module.css';

/** Asks once more before something is gone; closing it keeps everything as it is. */
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
  /** What the buttons say; none: that something is deleted or kept. */
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
