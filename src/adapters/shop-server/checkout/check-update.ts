import * as E from 'fp-ts/Either';
import type { Shop } from '../../../application/shared/shop.ts';
import { commentProblem, maxComment } from '../../../domain/checkout/order-comment.ts';
import {
  issueProblem,
  maxPrescriber,
  prescriberProblem,
} from '../../../domain/checkout/prescription-facts.ts';
import { checkEmail } from '../../../domain/customer/email.ts';
import { checkMilesAndMoreNumber } from '../../../domain/customer/miles-and-more.ts';
import { isSameEmail } from '../../../domain/customer/same-email.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { PrescriptionWire, TypedPrescriptionWire } from '../../contract/checkout/prescription.ts';
import type { BodyOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Partners } from '../addresses/partners.ts';
import { type FieldRefusal, type Refusal, refuseAny } from '../refusal.ts';
import { acceptAddress } from './check-address.ts';

/** A number that the programme gives out; nothing takes the number off. Source: MILES-1, D47. */
const isMilesAndMore = (input: string): boolean => E.isRight(checkMilesAndMoreNumber(input));

/** What a buyer says of themselves at the checkout. */
export type OrderChange = BodyOf<ShopApi['updateOrder']>;

/** What of it is kept: only what was sent. `''` takes a number or a comment off. */
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
 * What is wrong with a prescription as it was typed. How old it may be, the country says that the goods go to: see
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

/** One that nothing is wrong with. */
export const acceptedPrescription = ({ issued_on, prescriber }: TypedPrescriptionWire): PrescriptionWire => ({
  issued_on: issued_on.trim() as Day,
  prescriber: prescriber.trim(),
});

/** `account`: the e-mail of the account whose cart it is; a guest's takes any. Source: CHK-22. */
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
  ...(change.miles_and_more_number !== undefined && !isMilesAndMore(change.miles_and_more_number)
    ? [{ path: 'miles_and_more_number', code: 'validation.invalid_miles_and_more_number' } as const]
    : []),
  ...commentRefusals(change.comment ?? ''),
];

/** The address, or what is wrong with it; none was sent: nothing of both. */
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
 * What a change says, as the shop keeps it, or what is wrong with it, field by field. `account`: the e-mail of the
 * account whose cart it is; a guest's takes any. Source: CHK-7, CHK-18, CHK-22.
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
  const { email, miles_and_more_number: number, comment, prescription } = change;
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
      ...(number !== undefined && { milesAndMore: number.replace(/\s/g, '') }),
      ...(comment !== undefined && { comment: comment.trim() }),
      ...(prescription && { prescription: acceptedPrescription(prescription) }),
    })
  );
};
