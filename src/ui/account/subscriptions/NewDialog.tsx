import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/elements/Button.tsx';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { NewForm } from './NewForm.tsx';

/** The button to have something come again and again, and the dialog that it opens. */
export const NewDialog = ({
  open,
  onOpen,
  ...form
}: {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
} & ComponentProps<typeof NewForm>) => {
  const { t } = useTranslation('personal');
  return (
    <>
      <Button kind="secondary" onClick={() => onOpen(true)}>
        {t('subscription.new')}
      </Button>
      <Dialog
        open={open}
        title={t('subscription.newTitle')}
        onClose={() => {
          form.desk.acknowledge();
          onOpen(false);
        }}
      >
        <NewForm {...form} />
      </Dialog>
    </>
  );
};
