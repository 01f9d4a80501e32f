/** State of an order, quantity of its line, and states of the parcels that contain a piece of the line. */
export interface Standing {
  readonly state: string;
  readonly quantity: number;
  readonly parcels: readonly string[];
}

const open = [
  'AwaitingPayment',
  'PaymentAuthorized',
  'PaymentSettled',
  'PartiallyShipped',
  'PartiallyDelivered',
];
const gone = ['Shipped', 'Delivered'];

/** Why the values of a line cannot be corrected; undefined if they can. */
export const refusedMending = ({ state, quantity, parcels }: Standing): string | undefined => {
  if (state === 'Cancelled' || quantity === 0) return 'mend.cancelled';
  if (gone.includes(state) || parcels.some((parcel) => gone.includes(parcel))) return 'mend.shipped';
  return open.includes(state) ? undefined : 'mend.other_work';
};
