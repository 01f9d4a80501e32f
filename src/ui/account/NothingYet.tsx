import card from '../checkout/Card.module.css';
import { buttonClass } from '../shared/elements/button.ts';
import { PreLink } from '../shared/elements/PreLink.tsx';

/** A section of the account with nothing in it: what would stand there, and where it begins. */
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
