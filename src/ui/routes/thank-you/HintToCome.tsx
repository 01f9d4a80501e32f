import card from '../../checkout/Card.module.css';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import styles from './ThankYouPage.module.css';

/** The place of the hint when to order again, until it is known. */
export const HintToCome = () => (
  <div className={`${card.card} ${styles.coming}`} data-coming>
    <Skeleton rows={4} />
  </div>
);
