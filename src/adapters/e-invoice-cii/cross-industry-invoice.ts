import type { BillTexts } from '../../application/orders/e-invoices.ts';
import { type Bill, sumOf } from '../../domain/orders/bill/bill.ts';
import type { NetLine, NetRate, NetSums } from '../../domain/orders/bill/net-sums.ts';
import type { Day } from '../../domain/shared/dates.ts';
import type { VatRate } from '../../domain/shared/vat.ts';
import { buyerParty, sellerParty } from './party.ts';
import { type Element, element, xmlDocument } from './xml.ts';

/** UNTDID 1001. */
const typeCodes = { invoice: '380', credit: '381' } as const;

const amount = (minor: number): string => (minor / 100).toFixed(2);
const percent = (rate: VatRate): string => (rate / 10).toFixed(2);
const money = (name: string, minor: number, attributes?: Element['attributes']): Element =>
  element(name, amount(minor), attributes);

/** UNTDID 2379: 102 is a day without dashes. */
const day = (name: string, on: Day, namespace = 'udt'): Element =>
  element(name, [element(`${namespace}:DateTimeString`, on.replaceAll('-', ''), { format: '102' })]);

/** UNTDID 5305: `S` for taxed goods; `Z` for goods at a zero rate. */
const categoryOf = (rate: VatRate): string => (rate === 0 ? 'Z' : 'S');

const taxAt = (name: string, rate: VatRate): Element =>
  element(name, [
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', categoryOf(rate)),
    element('ram:RateApplicablePercent', percent(rate)),
  ]);

/** UN/ECE recommendation 20: C62 is a piece. */
const pieces = { unitCode: 'C62' };

/** BG-25. States the price of all pieces, so that the rounding of one piece is not multiplied. */
const tradeLine = ({ title, quantity, rate, net }: NetLine, place: number): Element =>
  element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(place + 1))]),
    element('ram:SpecifiedTradeProduct', [element('ram:Name', title)]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [
        money('ram:ChargeAmount', net),
        element('ram:BasisQuantity', String(quantity), pieces),
      ]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [element('ram:BilledQuantity', String(quantity), pieces)]),
    element('ram:SpecifiedLineTradeSettlement', [
      taxAt('ram:ApplicableTradeTax', rate),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [money('ram:LineTotalAmount', net)]),
    ]),
  ]);

/** BG-23. */
const taxRow = ({ rate, basis, vat }: NetRate): Element =>
  element('ram:ApplicableTradeTax', [
    money('ram:CalculatedAmount', vat),
    element('ram:TypeCode', 'VAT'),
    money('ram:BasisAmount', basis),
    element('ram:CategoryCode', categoryOf(rate)),
    element('ram:RateApplicablePercent', percent(rate)),
  ]);

/** Returns the reasons for charges and allowances, depending on the amounts of the bill. */
const reasons = (bill: Bill, texts: BillTexts) => {
  const { shipping, discount } = bill;
  const rounding: number = bill.rounding ?? 0;
  const joined = (...said: readonly (readonly [amount: number, name: string])[]): string =>
    said.flatMap(([amount, name]) => (amount > 0 ? [name] : [])).join(', ');
  return {
    charge: joined([shipping, texts.shipping], [rounding, texts.rounding]) || texts.shipping,
    allowance: joined([discount, texts.discount], [-rounding, texts.rounding]) || texts.discount,
  };
};

/** BG-20 and BG-21: allowances and charges per tax rate. */
const allowances = ({ rates }: NetSums, bill: Bill, texts: BillTexts): readonly Element[] => {
  const reason = reasons(bill, texts);
  const one = (isCharge: boolean, minor: number, why: string, rate: VatRate) =>
    element('ram:SpecifiedTradeAllowanceCharge', [
      element('ram:ChargeIndicator', [element('udt:Indicator', String(isCharge))]),
      money('ram:ActualAmount', minor),
      element('ram:Reason', why),
      taxAt('ram:CategoryTradeTax', rate),
    ]);
  return rates.flatMap(({ rate, allowance, charge }) => [
    ...(allowance > 0 ? [one(false, allowance, reason.allowance, rate)] : []),
    ...(charge > 0 ? [one(true, charge, reason.charge, rate)] : []),
  ]);
};

/** BT-111: the total tax in the currency of the country where it is due. */
const taxInEuros = ({ euroTax }: Bill): readonly Element[] =>
  euroTax
    ? [money('ram:TaxTotalAmount', sumOf(euroTax.vat.map(({ vat }) => vat)), { currencyID: 'EUR' })]
    : [];

/** BG-22. */
const totals = (sums: NetSums, bill: Bill): Element =>
  element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    money('ram:LineTotalAmount', sums.lineTotal),
    money('ram:ChargeTotalAmount', sums.chargeTotal),
    money('ram:AllowanceTotalAmount', sums.allowanceTotal),
    money('ram:TaxBasisTotalAmount', sums.basisTotal),
    money('ram:TaxTotalAmount', sums.vatTotal, { currencyID: bill.currency }),
    ...taxInEuros(bill),
    money('ram:GrandTotalAmount', sums.grandTotal),
    money('ram:TotalPrepaidAmount', sums.prepaid),
    money('ram:DuePayableAmount', sums.due),
  ]);

/** BT-20 and BT-9: the due date of an open bill, or how it was settled. */
const terms = ({ settled, kind }: Bill, { notes }: BillTexts): Element =>
  element('ram:SpecifiedTradePaymentTerms', [
    element('ram:Description', notes[0] ?? ''),
    settled._tag === 'Due' && kind === 'invoice' ? day('ram:DueDateDateTime', settled.by) : undefined,
  ]);

/** BG-3: the invoice that a credit note corrects. */
const corrected = ({ corrects }: Bill): Element | undefined =>
  corrects &&
  element('ram:InvoiceReferencedDocument', [
    element('ram:IssuerAssignedID', corrects.number),
    day('ram:FormattedIssueDateTime', corrects.issuedOn, 'qdt'),
  ]);

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/** Returns a bill as a UN/CEFACT Cross Industry Invoice, profile EN 16931. In brackets: terms of the standard. */
export const crossIndustryInvoice = (bill: Bill, sums: NetSums, texts: BillTexts): string =>
  xmlDocument(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          element('ram:GuidelineSpecifiedDocumentContextParameter', [
            element('ram:ID', 'urn:cen.eu:en16931:2017'),
          ]),
        ]),
        element('rsm:ExchangedDocument', [
          element('ram:ID', bill.number),
          element('ram:TypeCode', typeCodes[bill.kind]),
          day('ram:IssueDateTime', bill.issuedOn),
          ...texts.notes.map((note) => element('ram:IncludedNote', [element('ram:Content', note)])),
        ]),
        element('rsm:SupplyChainTradeTransaction', [
          ...sums.lines.map(tradeLine),
          element('ram:ApplicableHeaderTradeAgreement', [
            sellerParty(bill.seller),
            buyerParty(bill.buyer),
            element('ram:SellerOrderReferencedDocument', [
              element('ram:IssuerAssignedID', bill.order.number),
            ]),
          ]),
          element('ram:ApplicableHeaderTradeDelivery', []),
          element('ram:ApplicableHeaderTradeSettlement', [
            ...(bill.euroTax ? [element('ram:TaxCurrencyCode', 'EUR')] : []),
            element('ram:InvoiceCurrencyCode', bill.currency),
            ...sums.rates.map(taxRow),
            ...allowances(sums, bill, texts),
            terms(bill, texts),
            totals(sums, bill),
            corrected(bill),
          ]),
        ]),
      ],
      namespaces,
    ),
  );
