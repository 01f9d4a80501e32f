import type { NotificationTone, Shown, Words } from '../../application/shared/notifications.ts';
import { CloseIcon } from '../art/icons/header.ts';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../art/icons/signs.ts';
import { useServices } from '../shared/services.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import css from './Notes.module.css';

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon } as const;

/** The other side's sentence as it came, or our words; words that we do not have are never shown as a key. */
const useWording = () => {
  const { t, find } = useTranslation();
  return (words: Words): string => {
    if ('sentence' in words) return words.sentence;
    return find(words.key, words.values) ?? t('something_went_wrong');
  };
};

const Note = ({ note }: { readonly note: Shown }) => {
  const { t } = useTranslation();
  const { notifications } = useServices();
  const wording = useWording();
  const Icon = icons[note.tone satisfies NotificationTone];
  return (
    <li className={`${css.note} ${css[note.tone]}`}>
      <Icon />
      <div className={css.text} role={note.tone === 'danger' ? 'alert' : 'status'}>
        {note.title && <strong>{wording(note.title)}</strong>}
        <p>{wording(note.text)}</p>
      </div>
      <button
        type="button"
        className={css.close}
        aria-label={t('notification.dismiss')}
        onClick={() => notifications.dismiss(note.id)}
      >
        <CloseIcon />
      </button>
    </li>
  );
};

/** The list of what just happened: code and styles of their own, because most visitors never see one. */
export const Notes = ({ shown }: { readonly shown: readonly Shown[] }) => (
  <ul className={css.list}>
    {shown.map((note) => (
      <Note key={note.id} note={note} />
    ))}
  </ul>
);
