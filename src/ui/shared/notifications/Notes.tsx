import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationTone, Shown, Words } from '../../../application/shared/notifications.ts';
import { CloseIcon } from '../../art/icons/header.ts';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../art/icons/signs.ts';
import { isNamespace, type Namespace } from '../namespaces.ts';
import { useServices } from '../services.ts';
import css from './Notes.module.css';
import { useFreePlace } from './use-free-place.ts';

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon } as const;

/**
 * Returns a function for the text of a note: the server's sentence as received, or our own text. An unknown key is
 * never shown; a general text replaces it.
 */
const useWording = () => {
  const { t } = useTranslation();
  return (words: Words): string => {
    if ('sentence' in words) return words.sentence;
    return t(words.key, { ...words.values, defaultValue: t('something_went_wrong') });
  };
};

/** Namespaces that a note uses: `account:hashFailed` belongs to `account`, on whichever page it is shown. */
const partsOf = ({ title, text }: Shown): readonly Namespace[] =>
  [title, text]
    .flatMap((words) => (words && 'key' in words ? words.key.split(':').slice(0, -1) : []))
    .filter(isNamespace);

/** Whether the texts of a note have loaded or have failed to load. */
const useArrived = (note: Shown): boolean => {
  const { i18n } = useTranslation();
  const [waits, setWaits] = useState(partsOf(note).length > 0);
  useEffect(() => {
    const settled = () => setWaits(false);
    i18n.loadNamespaces(partsOf(note)).then(settled, settled);
  }, [note, i18n]);
  return !waits;
};

const Note = ({ note }: { readonly note: Shown }) => {
  const { t } = useTranslation();
  const { notifications } = useServices();
  const wording = useWording();
  const arrived = useArrived(note);
  const Icon = icons[note.tone satisfies NotificationTone];
  if (!arrived) return null;
  return (
    <li className={`${css.note} ${css[note.tone]}`} aria-live={note.silent && 'off'}>
      <Icon />
      <div className={css.text} role={note.silent ? undefined : note.tone === 'danger' ? 'alert' : 'status'}>
        {note.title && <strong>{wording(note.title)}</strong>}
        <p>
          {wording(note.text)}
          {note.count > 1 && <span className={css.count}>{` ${note.count}×`}</span>}
        </p>
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

/** The list of notifications. Its code and styles are a separate chunk, because most visitors never see one. */
export const Notes = ({ shown }: { readonly shown: readonly Shown[] }) => {
  const list = useRef<HTMLUListElement>(null);
  useFreePlace(list, shown);
  return (
    <ul ref={list} className={css.list}>
      {shown.map((note) => (
        <Note key={note.says} note={note} />
      ))}
    </ul>
  );
};
