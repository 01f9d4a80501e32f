import { makeBench, type TestData } from './bench.ts';
import type { Check } from './check.ts';
import { boughtChecks } from './checks/bought.ts';
import { cartChecks } from './checks/carts.ts';
import { catalogueChecks } from './checks/catalogue.ts';
import { checkoutChecks } from './checks/checkout.ts';
import { contentChecks } from './checks/content.ts';
import { customerChecks } from './checks/customers.ts';
import { eyeCheckChecks } from './checks/eye-checks.ts';
import { findingChecks } from './checks/finding.ts';
import { guestOrderChecks } from './checks/guest-orders.ts';
import { identityChecks } from './checks/identities.ts';
import { keepingChecks } from './checks/keeping.ts';
import { mailChecks } from './checks/mails.ts';
import { orderChecks } from './checks/orders.ts';
import { regularChecks } from './checks/regular.ts';
import { searchChecks } from './checks/search.ts';
import type { Ports } from './ports.ts';
import { Broken, NotSeen } from './verdict.ts';

/** By subject. */
export const checks: Readonly<Record<string, readonly Check[]>> = {
  catalogue: [...catalogueChecks, ...findingChecks],
  search: searchChecks,
  carts: cartChecks,
  checkout: checkoutChecks,
  orders: [...orderChecks, ...guestOrderChecks, ...regularChecks],
  customers: [...customerChecks, ...keepingChecks, ...eyeCheckChecks],
  identities: identityChecks,
  mails: mailChecks,
  bought: boughtChecks,
  content: contentChecks,
};

/** The result of a check. `sentence`: why it does not hold or was not seen. */
export interface Finding {
  readonly subject: string;
  readonly title: string;
  readonly proves: readonly string[];
  readonly result: 'holds' | 'broken' | 'not-seen';
  readonly sentence?: string;
}

export interface ConformanceSettings {
  /** The ports of a new guest without any data. Checks of missing ports are skipped. */
  readonly visitor: () => Partial<Ports>;
  /** The same in another shop of the same implementation. */
  readonly elsewhere?: () => Partial<Ports>;
  readonly data: TestData;
  /** Whether to place orders, which stay unpaid. If not, checks of orders are not seen. */
  readonly orders?: boolean;
  /** Runs only the checks of these subjects; by default all. */
  readonly subjects?: readonly string[];
  /** Called with each subject before its checks begin. */
  readonly begins?: (subject: string) => void;
}

/**
 * Checks any implementation of the ports, of all of them or some. At the end it deletes what it created, except orders,
 * and empty carts whose token is not stored anywhere.
 */
export const conformance = async ({
  visitor,
  elsewhere,
  data,
  orders = true,
  subjects = Object.keys(checks),
  begins,
}: ConformanceSettings): Promise<readonly Finding[]> => {
  const there = visitor();
  const { clear, ...bench } = makeBench(visitor as () => Ports, data, elsewhere as (() => Ports) | undefined);
  const findings: Finding[] = [];
  try {
    for (const subject of subjects) {
      begins?.(subject);
      for (const check of checks[subject] ?? []) {
        const { title, proves, needs, holds } = check;
        const found = (result: Finding['result'], sentence?: string) =>
          findings.push({ subject, title, proves, result, ...(sentence !== undefined && { sentence }) });
        const missing = needs.filter((port) => !there[port]);
        if (missing.length > 0) found('not-seen', `there is no port ${missing.join(', ')}`);
        else if (check.orders && !orders) found('not-seen', 'no orders were to be placed');
        else
          try {
            await holds(bench);
            found('holds');
          } catch (error) {
            if (error instanceof Broken) found('broken', error.message);
            else if (error instanceof NotSeen) found('not-seen', error.message);
            else throw error;
          }
      }
    }
  } finally {
    await clear();
  }
  return findings;
};

/** Returns the requirements that hold as far as they were seen, and those that do not. */
export const requirementsOf = (findings: readonly Finding[]) => {
  const idsOf = (result: Finding['result']) =>
    new Set(findings.filter((finding) => finding.result === result).flatMap(({ proves }) => proves));
  const broken = idsOf('broken');
  return { holding: [...idsOf('holds')].filter((id) => !broken.has(id)).sort(), broken: [...broken].sort() };
};
