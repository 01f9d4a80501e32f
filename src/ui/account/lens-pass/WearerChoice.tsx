import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LensPassDesk, LensPassView } from '../../../application/customer/lens-pass-desk.ts';
import { type LensSet, self, type Wearer, wearerName } from '../../../domain/orders/lens-pass.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Field, Select } from '../../shared/elements/Field.tsx';
import { refusedOf } from '../field-problems.ts';
import look from '../kept.module.css';
import css from './lens-pass.module.css';

const somebody = 'new';

/** A selection of whom the lenses are for: the customer, or a person named here. Source: ACC-9. */
export const WearerChoice = ({
  desk,
  set,
  wearer,
  wearers,
  own,
  task,
}: {
  readonly desk: LensPassDesk;
  readonly set: LensSet;
  readonly wearer: string;
  readonly wearers: readonly Wearer[];
  /** The customer's own name. */
  readonly own: string;
  readonly task: LensPassView['task'];
}) => {
  const { t } = useTranslation('personal');
  const [isNew, setNew] = useState(false);
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const mine = 'about' in task && task.about === set.id;
  const checked = wearerName(name, wearers);
  const refused = refusedOf(mine && task._tag === 'Failed' ? task.failure : undefined, { name: 'name' });
  const wrong = tried && checked._tag === 'Left' ? checked.left : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (checked._tag === 'Right') desk.assignTo(set.id, checked.right);
  };
  return (
    <div className={css.wearer}>
      <Select
        label={t('lensPass.wornBy')}
        value={isNew ? somebody : wearer}
        aria-disabled={task._tag === 'Busy'}
        onChange={({ currentTarget: { value } }) => {
          if (task._tag === 'Busy') return;
          setNew(value === somebody);
          desk.acknowledge();
          if (value !== somebody && value !== wearer) desk.assign(set.id, value);
        }}
      >
        <option value={self}>{own}</option>
        {wearers.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
        <option value={somebody}>{t('lensPass.somebody')}</option>
      </Select>
      {isNew && (
        <form className={css.naming} onSubmit={send} noValidate>
          <Field
            label={t('lensPass.name')}
            hint={t('lensPass.nameHint')}
            autoComplete="off"
            required
            value={name}
            error={
              wrong
                ? t(`lensPass.invalid.${wrong._tag}`, { max: 'max' in wrong ? wrong.max : '' })
                : refused[0]?.sentence
            }
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <div className={look.ways}>
            <Button type="submit" busy={mine && task._tag === 'Busy'}>
              {t('save')}
            </Button>
            <Button kind="plain" onClick={() => setNew(false)}>
              {t('lensPass.cancel')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
};
