import { useTranslation } from 'react-i18next';
import type { EyeCheck } from '../../../application/customer/ports/eye-checks.ts';
import { dial } from '../../shared/dial.ts';
import { useMoments } from '../../shared/use-moments.ts';
import css from '../account.module.css';
import { OpticianAddress } from '../optician/OpticianAddress.tsx';

/** When and where an eye check takes place, and for whom. */
export const EyeCheckFacts = ({ check }: { readonly check: EyeCheck }) => {
  const { t } = useTranslation('personal');
  const { day, time } = useMoments()(check.start, check.zone);
  const { partner, firstName, lastName } = check;
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t('eyeCheck.when')}</dt>
        <dd>
          <strong>{t('eyeCheck.at', { day, time })}</strong>
        </dd>
      </div>
      <div>
        <dt>{t('eyeCheck.where')}</dt>
        <dd>
          <OpticianAddress partner={partner} />
          {partner.phone !== undefined && <a href={dial(partner.phone)}>{partner.phone}</a>}
        </dd>
      </div>
      <div>
        <dt>{t('eyeCheck.who')}</dt>
        <dd>
          {firstName} {lastName}
        </dd>
      </div>
    </dl>
  );
};
