import card from '../../checkout/Card.module.css';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import styles from './ThankYouPage.module.css';

/** Placeholder for the reorder hint while it is loading. */
export const HintToCome = () => (
  <div className={`${card.card} ${styles.coming}`} data-coming>
    <Skeleton rows={4} />
  </div>
);
