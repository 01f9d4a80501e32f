import * as E from 'fp-ts/Either';
import type { Shop } from '../../../application/shared/shop.ts';
import { commentProblem, maxComment } from '../../../domain/checkout/order-comment.ts';
import {
  issueProblem,
  maxPrescriber,
  prescriberProblem,
} from '../../../domain/checkout/prescription-facts.ts';
import { checkEmail } from '../../../domain/customer/email.ts';
import { accountNumberLength, checkMilesAndMoreNumber } from '../../../domain/customer/miles-and-more.ts';
import { isSameEmail } from '../../../domain/customer/same-email.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { PrescriptionWire, TypedPrescriptionWire } from '../../contract/checkout/prescription.ts';
import type { BodyOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Partners } from '../addresses/partners.ts';
import { type FieldRefusal, type Refusal, refuseAny } from '../refusal.ts';
import { acceptAddress } from './check-address.ts';

/** The data that a buyer enters at the checkout. */
export type OrderChange = BodyOf<ShopApi['updateOrder']>;

/** The part of it that is stored: only what was sent. `''` removes a number or a comment. */
export interface AcceptedChange {
  readonly email?: string;
  readonly billing?: AddressWire;
  readonly shipping?: AddressWire;
  readonly milesAndMore?: string;
  readonly comment?: string;
  readonly prescription?: PrescriptionWire;
}

const commentRefusals = (comment: string): readonly FieldRefusal[] => {
  const problem = commentProblem(comment);
  return problem === undefined
    ? []
    : [{ path: 'comment', code: `validation.${problem}`, values: { max: maxComment } }];
};

const issueCodes = {
  required: 'validation.required',
  invalid_date: 'validation.invalid_date',
  future: 'prescription.future',
  too_old: 'prescription.too_old',
} as const;

/**
 * Returns the errors of a prescription as typed. Its maximum age depends on the destination country: see
 * `prescriptionRefusals`. Source: LAW-27.
 */
export const typedRefusals = (
  { issued_on, prescriber }: TypedPrescriptionWire,
  today: Day,
): readonly FieldRefusal[] => {
  const issue = issueProblem(issued_on, today);
  const name = prescriberProblem(prescriber);
  return [
    ...(issue === undefined ? [] : [{ path: 'prescription.issued_on', code: issueCodes[issue] }]),
    ...(name === undefined
      ? []
      : [
          {
            path: 'prescription.prescriber',
            code: `validation.${name}`,
            values: { max: maxPrescriber },
          } as const,
        ]),
  ];
};

/** Converts a prescription that has no errors. */
export const acceptedPrescription = ({ issued_on, prescriber }: TypedPrescriptionWire): PrescriptionWire => ({
  issued_on: issued_on.trim() as Day,
  prescriber: prescriber.trim(),
});

/** `account`: the e-mail of the account to which the cart belongs. A guest's cart accepts any e-mail. Source: CHK-22. */
const contactRefusals = (
  { emailPattern }: Shop,
  change: OrderChange,
  account: string | undefined,
): readonly FieldRefusal[] => [
  ...(change.email !== undefined && E.isLeft(checkEmail(change.email, emailPattern))
    ? [{ path: 'email', code: 'validation.invalid_email' } as const]
    : []),
  ...(change.email !== undefined && account !== undefined && !isSameEmail(change.email, account)
    ? [{ path: 'email', code: 'customer.email_of_account' } as const]
    : []),
  ...(E.isLeft(checkMilesAndMoreNumber(change.miles_and_more_number ?? ''))
    ? [
        {
          path: 'miles_and_more_number',
          code: 'customer.invalid_miles_and_more_number',
          values: { length: accountNumberLength },
        } as const,
      ]
    : []),
  ...commentRefusals(change.comment ?? ''),
];

/** Returns the address or its errors. Neither if no address was sent. */
const addressOf = (
  partners: Partners,
  shop: Shop,
  on: Day,
  change: OrderChange,
  path: 'billing_address' | 'shipping_address',
) => {
  const sent: AddressWire | undefined = change[path];
  const read = sent && acceptAddress(partners, shop, on, sent, path);
  return read && E.isLeft(read) ? { wrong: read.left } : { address: read?.right, wrong: [] };
};

/**
 * Returns a change as the shop stores it, or its errors field by field. `account`: the e-mail of the account to which
 * the cart belongs; a guest's cart accepts any. Source: CHK-7, CHK-18, CHK-22.
 */
export const acceptChange = (
  {
    partners,
    shop,
    today,
  }: {
    readonly partners: Partners;
    readonly shop: Shop;
    readonly today: Day;
  },
  change: OrderChange,
  account: string | undefined,
): E.Either<Refusal, AcceptedChange> => {
  const billing = addressOf(partners, shop, today, change, 'billing_address');
  const parcel = addressOf(partners, shop, today, change, 'shipping_address');
  const { email, miles_and_more_number: typed, comment, prescription } = change;
  // An empty number removes the stored one. Source: MILES-1.
  const number = E.getOrElse((): string | undefined => undefined)(checkMilesAndMoreNumber(typed ?? ''));
  const wrong = refuseAny([
    ...contactRefusals(shop, change, account),
    ...billing.wrong,
    ...parcel.wrong,
    ...(prescription ? typedRefusals(prescription, today) : []),
  ]);
  return (
    wrong ??
    E.right({
      ...(email !== undefined && { email: account ?? email.trim() }),
      ...(billing.address && { billing: billing.address }),
      ...(parcel.address && { shipping: parcel.address }),
      ...(typed !== undefined && { milesAndMore: number ?? '' }),
      ...(comment !== undefined && { comment: comment.trim() }),
      ...(prescription && { prescription: acceptedPrescription(prescription) }),
    })
  );
};
