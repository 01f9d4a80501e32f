import type { LawText } from '../../../application/orders/law-texts.ts';
import type { Say } from '../../../application/shared/texts.ts';
import type { DrawingName } from '../../../domain/content/drawing.ts';
import { arrivalDays, arrivalWeekdays } from '../../../domain/orders/arrival-days.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Seller } from '../words/format-amount.ts';
import { type LabelledAmount, type WrittenLine, writtenAddress } from '../words/written-order.ts';
import type { Headline } from './mail-frame.ts';

export const confirmationTopic = 'order.confirmation';

/** What a confirmation says about the legal texts. `texts` is empty if they are attached as a file. */
export interface LawInMail {
  readonly note: string;
  readonly texts: readonly LawText[];
}

/** The confirmation of an order or a subscription, ready to be written as text or as HTML. */
export interface Confirmation {
  readonly subject: string;
  /** The shop's drawing at the top. */
  readonly picture: DrawingName;
  readonly greeting: string;
  /** Thanks, and how the order was or will be paid. */
  readonly lead: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** The buyer's comment on the order. */
  readonly note?: readonly [label: string, text: string];
  readonly lines: readonly WrittenLine[];
  readonly sums: readonly LabelledAmount[];
  readonly total: LabelledAmount;
  readonly vat: string;
  readonly addresses: readonly (readonly [label: string, lines: readonly string[]])[];
  /** The expected arrival, shown prominently. */
  readonly arrival?: Headline;
  readonly open: { readonly label: string; readonly url: string };
  /** Where the customer can withdraw from the contract. Source: LAW-4. */
  readonly withdraw: { readonly label: string; readonly url: string };
  /** Where the customer can end a contract that goes on. Source: LAW-45. */
  readonly end?: { readonly label: string; readonly url: string };
  /** Link that orders the same again. Undefined if the buyer has no account. Source: REO-1. */
  readonly again?: { readonly label: string; readonly url: string };
  readonly help: string;
  /** The legal texts as they were when the contract was concluded. Source: DOC-1, LAW-45. */
  readonly law?: LawInMail;
  readonly bye: string;
}

/** A language and the shop's texts in it. */
export interface Voice {
  readonly locale: Locale;
  readonly t: Say;
}

/** Returns the expected arrival of an order as a headline; undefined if it is unknown. */
export const arrivalHeadline = (t: Say, order: OrderRow): Headline | undefined => {
  const { arrival_min: earliest, arrival_max: latest, locale } = order;
  if (earliest === null || latest === null) return undefined;
  const arrival = { earliest, latest };
  return {
    label: t('papers:order.expected'),
    fact: arrivalDays(arrival),
    more: arrivalWeekdays(arrival, locale),
  };
};

/** The words about the legal texts, for each kind of contract. */
const lawWords = {
  order: { attachment: 'papers:law.attached', text: 'papers:law.below' },
  subscription: { attachment: 'papers:law.attachedSubscription', text: 'papers:law.belowSubscription' },
} as const;

/** How a mail carries the legal texts: as an attachment or below the rest. Undefined if there are none. */
export const lawInMail = (
  { papers: { lawInMail: way } }: Pick<Sandbox, 'papers'>,
  t: Say,
  contract: keyof typeof lawWords,
  texts: readonly LawText[],
): LawInMail | undefined =>
  texts.length === 0
    ? undefined
    : {
        note: t(lawWords[contract][way], { texts: texts.map(({ title }) => title).join(', ') }),
        texts: way === 'attachment' ? [] : texts,
      };

/** Returns the addresses of a contract; an address for both bill and delivery once. Source: MAIL-6. */
export const addressesOf = (
  shop: Seller,
  t: Say,
  { billing_address, shipping_address }: Pick<OrderRow['basket'], 'billing_address' | 'shipping_address'>,
): Confirmation['addresses'] => {
  const [billing, delivery] = [billing_address, shipping_address].map(
    (address) => address && writtenAddress(shop, address),
  );
  if (billing && delivery && billing.join('\n') === delivery.join('\n'))
    return [[t('papers:order.billingAndDelivery'), billing]];
  return [
    ...(billing ? [[t('papers:order.billing'), billing] as const] : []),
    ...(delivery ? [[t('papers:order.delivery'), delivery] as const] : []),
  ];
};
