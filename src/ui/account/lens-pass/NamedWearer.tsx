import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LensPassDesk, LensPassView } from '../../../application/customer/lens-pass-desk.ts';
import { otherWearerName, type Wearer } from '../../../domain/orders/lens-pass.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Field } from '../../shared/elements/Field.tsx';
import { refusedOf } from '../field-problems.ts';
import look from '../kept.module.css';
import css from './lens-pass.module.css';

/** A person for whom the customer orders. Their name can be changed or removed. Source: ACC-9. */
export const NamedWearer = ({
  wearer,
  wearers,
  desk,
  task,
  onRemove,
}: {
  readonly wearer: Wearer;
  readonly wearers: readonly Wearer[];
  readonly desk: LensPassDesk;
  readonly task: LensPassView['task'];
  readonly onRemove: () => void;
}) => {
  const { t } = useTranslation('personal');
  const [typed, setTyped] = useState<string>();
  const [tried, setTried] = useState(false);
  const mine = 'about' in task && task.about === wearer.id;
  if (typed === undefined)
    return (
      <>
        <span>{wearer.name}</span>
        <span className={look.ways}>
          <Button
            kind="plain"
            aria-label={t('lensPass.renameOf', { name: wearer.name })}
            onClick={() => {
              desk.acknowledge();
              setTried(false);
              setTyped(wearer.name);
            }}
          >
            {t('lensPass.rename')}
          </Button>
          <Button
            kind="plain"
            busy={mine && task._tag === 'Busy'}
            onClick={onRemove}
            aria-label={t('lensPass.removeOf', { name: wearer.name })}
          >
            {t('remove')}
          </Button>
        </span>
      </>
    );
  const checked = otherWearerName(typed, wearers, wearer.id);
  const wrong = tried && checked._tag === 'Left' ? checked.left : undefined;
  const refused = refusedOf(mine && task._tag === 'Failed' ? task.failure : undefined, { name: 'name' });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // What is typed while this is being saved is still to be saved.
    if (checked._tag === 'Right')
      desk.renameWearer(wearer.id, checked.right, () => setTyped((now) => (now === typed ? undefined : now)));
  };
  return (
    <form className={css.naming} onSubmit={send} noValidate>
      <Field
        label={t('lensPass.name')}
        autoComplete="off"
        required
        autoFocus
        value={typed}
        error={
          wrong
            ? t(`lensPass.invalid.${wrong._tag}`, { max: 'max' in wrong ? wrong.max : '' })
            : refused[0]?.sentence
        }
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className={look.ways}>
        <Button type="submit" busy={mine && task._tag === 'Busy'}>
          {t('save')}
        </Button>
        <Button kind="plain" onClick={() => setTyped(undefined)}>
          {t('lensPass.cancel')}
        </Button>
      </div>
    </form>
  );
};
