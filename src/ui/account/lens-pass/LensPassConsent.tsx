import { useTranslation } from 'react-i18next';
import type { LensPassDesk, LensPassView } from '../../../application/customer/lens-pass-desk.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { AccountProblem } from '../AccountProblem.tsx';

/**
 * Asks for consent to a lens pass, because its values are health data. Ignoring the question has no disadvantage.
 * Source: LAW-30.
 */
export const LensPassConsent = ({
  desk,
  task,
}: {
  readonly desk: LensPassDesk;
  readonly task: LensPassView['task'];
}) => {
  const { t } = useTranslation('personal');
  return (
    <>
      <p className={card.text}>{t('lensPass.text')}</p>
      <p className={card.text}>{t('consent.lensPass')}</p>
      {task._tag === 'Failed' && <AccountProblem failure={task.failure} />}
      <div className={card.ways}>
        <Button busy={task._tag === 'Busy'} onClick={desk.agree}>
          {t('consent.lensPassButton')}
        </Button>
      </div>
      <p className={card.note}>{t('consent.optional')}</p>
    </>
  );
};
