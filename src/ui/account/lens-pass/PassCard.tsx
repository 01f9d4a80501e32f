import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { LensPassDesk, LensPassView } from '../../../application/customer/lens-pass-desk.ts';
import { type LensPass, type LensSet, self, type Wearer } from '../../../domain/orders/lens-pass.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from './lens-pass.module.css';
import { PassHistory } from './PassHistory.tsx';
import { PassTable } from './PassTable.tsx';
import { useAddSet } from './use-add-set.ts';
import { WearerChoice } from './WearerChoice.tsx';

/** The lenses that a person wears, ready to reorder, and earlier ones. Source: ACC-9. */
export const PassCard = ({
  pass: { wearer, entries },
  wearers,
  own,
  desk,
  task,
}: {
  readonly pass: LensPass;
  readonly wearers: readonly Wearer[];
  readonly own: string;
  readonly desk: LensPassDesk;
  readonly task: LensPassView['task'];
}) => {
  const { t } = useTranslation('personal');
  const { locale, lastChoices } = useServices();
  const add = useAddSet();
  const { day } = useFormats();
  const navigate = useNavigate();
  const [{ set, since }] = entries;
  const name = wearer === self ? own : (wearers.find(({ id }) => id === wearer)?.name ?? own);
  const address = pathTo.product(locale, set.productId, set.slug);
  const choice = (one: LensSet) => (
    <WearerChoice {...{ desk, wearer, wearers, own, task }} key={`${one.id} ${wearer}`} set={one} />
  );
  const failure = task._tag === 'Failed' && task.name === 'assign' ? task : undefined;
  const isMine = entries.some((entry) => entry.set.id === failure?.about);
  return (
    <article className={css.pass} aria-labelledby={`pass-${wearer}`}>
      <div className={css.shown}>
        <header className={css.head}>
          <div>
            <h2 id={`pass-${wearer}`} className={css.name}>
              {name}
            </h2>
            <PreLink className={css.title ?? ''} to={address}>
              {set.title}
            </PreLink>
          </div>
          <Drawing name="eye-middle" className={css.drawing} />
        </header>
        <PassTable set={set} />
        <footer className={css.foot}>
          <p>{t('lensPass.since', { day: day(since) })}</p>
          <p>
            <Whole
              of={set.orderNumber}
              text={t('lensPass.last', { day: day(set.orderedAt), number: set.orderNumber })}
            />
          </p>
        </footer>
      </div>
      <div className={css.ways}>
        <Button onClick={() => add(set)}>
          {t('lensPass.add')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button
          kind="secondary"
          onClick={() =>
            // The values are passed through the tab's storage, not in the address.
            void lastChoices
              .handOver({
                productId: set.productId,
                eyes: set.eyes,
                origin: {
                  source: 'pass',
                  orderedAt: set.orderedAt,
                  ...(wearers.length > 0 && { name }),
                },
              })
              .catch(() => undefined)
              .then(() => navigate(address))
          }
        >
          {t('lensPass.change.open')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
      {failure && isMine && failure.failure._tag !== 'Refused' && (
        <AccountProblem failure={failure.failure} />
      )}
      {choice(set)}
      <PassHistory entries={entries} choice={choice} />
    </article>
  );
};
