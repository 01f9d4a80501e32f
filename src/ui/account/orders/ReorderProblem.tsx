import { useTranslation } from 'react-i18next';
import { isNotPossible, type ReorderView } from '../../../application/orders/reorder-desk.ts';
import { reorderNotPossible } from '../../../domain/orders/reorder-refusal.ts';
import box from '../../shared/elements/problem-box.module.css';
import { AccountProblem } from '../AccountProblem.tsx';

/** Why a reorder failed: one sentence, whatever the cause. Source: REO-4. */
export const ReorderProblem = ({ view: { reorder, failure } }: { readonly view: ReorderView }) => {
  const { t } = useTranslation('history');
  if (reorder?._tag !== 'Failed' || !failure) return null;
  if (!isNotPossible(failure)) return <AccountProblem failure={failure} />;
  return (
    <div className={box.problem} role="alert">
      <p>{t(reorderNotPossible)}</p>
    </div>
  );
};
