import { useTranslation } from 'react-i18next';
import type { ReminderAlarm } from '../../../application/customer/ports/reminders.ts';
import type { Reminders, RemindersView } from '../../../application/customer/reminders.ts';
import { Dialog } from '../../shared/elements/Dialog.tsx';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { AccountProblem } from '../AccountProblem.tsx';
import look from '../kept.module.css';
import { ReminderForm } from './ReminderForm.tsx';

/** A dialog to change a reminder. Without a reminder, the shop's suggestion is being loaded. Source: ACC-6. */
export const ReminderDialog = ({
  reminders,
  alarm,
  task,
  open,
  onClose,
  onRetry,
}: {
  readonly reminders: Reminders;
  readonly alarm: ReminderAlarm | undefined;
  readonly task: RemindersView['task'];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}) => {
  const { t } = useTranslation('personal');
  const { t: say } = useTranslation('account');
  return (
    <Dialog open={open} onClose={onClose} title={t('reminders.dialog')}>
      <div className={look.question}>
        {alarm && (
          <ReminderForm key={alarm.id} reminders={reminders} alarm={alarm} task={task} onClose={onClose} />
        )}
        {!alarm && task._tag === 'Failed' && <AccountProblem failure={task.failure} onRetry={onRetry} />}
        {!alarm && task._tag !== 'Failed' && (
          <div aria-busy="true">
            <p role="status">{say('loading')}</p>
            <Skeleton rows={3} shape="box" />
          </div>
        )}
      </div>
    </Dialog>
  );
};
