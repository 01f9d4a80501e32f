import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/elements/Button.tsx';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { NewForm } from './NewForm.tsx';

/** A button to start a subscription, and its dialog. It waits until the existing subscriptions are known. */
export const NewDialog = ({
  open,
  onOpen,
  known,
  ...form
}: {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly known: ComponentProps<typeof NewForm>['known'] | undefined;
} & Omit<ComponentProps<typeof NewForm>, 'known'>) => {
  const { t } = useTranslation('personal');
  return (
    <>
      <Button kind="secondary" disabled={!known} onClick={() => onOpen(true)}>
        {t('subscription.new')}
      </Button>
      {known && (
        <Dialog
          open={open}
          title={t('subscription.newTitle')}
          onClose={() => {
            form.desk.acknowledge();
            onOpen(false);
          }}
        >
          <NewForm known={known} {...form} />
        </Dialog>
      )}
    </>
  );
};
