import { Mark } from '../../art/marks/Mark.tsx';

/** The badge of a way to pay. Its name stands beside it, so it is not read twice. */
export const PaymentMark = ({ code }: { readonly code: string }) => (
  <span aria-hidden="true">
    <Mark code={code} />
  </span>
);
