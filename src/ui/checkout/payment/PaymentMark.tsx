import { Mark } from '../../art/marks/Mark.tsx';

/** The badge of a payment method. It is hidden from screen readers, because the name is beside it. */
export const PaymentMark = ({ code }: { readonly code: string }) => (
  <span aria-hidden="true">
    <Mark code={code} />
  </span>
);
