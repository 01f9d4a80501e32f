import card from '../checkout/Card.module.css';
import { buttonClass } from '../shared/elements/button.ts';
import { PreLink } from '../shared/elements/PreLink.tsx';

/** An empty section of the account: says what it will show, and links to where the customer can begin. */
export const NothingYet = ({
  text,
  way,
  to,
}: {
  readonly text: string;
  readonly way: string;
  readonly to: string;
}) => (
  <>
    <p className={card.text}>{text}</p>
    <div className={card.ways}>
      <PreLink className={buttonClass('primary')} to={to}>
        {way}
      </PreLink>
    </div>
  </>
);
