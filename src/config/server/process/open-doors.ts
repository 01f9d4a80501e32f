import type { OpenDemonstration } from '../../../adapters/sandbox/demonstration.ts';
import type { Environment } from '../../environment.ts';
import type { sandboxPages } from '../../settings/sandbox-settings.ts';

/** What anybody can do at each page of the sandbox that simulates an external service. */
const pages: Readonly<Record<(typeof sandboxPages)[number], string>> = {
  mailbox: '/mailbox shows every mail, with its links that sign in',
  pay: '/pay lets anybody say that an order is paid',
  identity: '/identity lets anybody be whom they name',
  chat: '/chat shows what is asked and answers in the shop’s name',
  sandbox: '/sandbox shows stock, events and errors, and changes contents',
};

const words = 'DIOPTRA_DEMONSTRATION=on says that this is a demonstration, where all of it may be open.';
const why =
  'Customers buy here (NODE_ENV=production, or an address of https), and the shop does not start while this is open:';

const refusal = (doors: readonly string[]): readonly string[] =>
  doors.length === 0 ? [] : [why, ...doors.map((door) => `- ${door}`), words];

type Said = Pick<
  Environment,
  'isSelling' | 'backendUrl' | 'sandboxPages' | 'testControls' | 'demoData' | 'mail' | 'payment'
>;

/**
 * Lists what the settings leave open in a shop that sells, each with the setting that closes it. Empty if the shop may
 * start.
 */
export const openDoors = ({
  isSelling,
  backendUrl,
  sandboxPages: shown,
  testControls,
  demoData,
  mail,
  payment,
}: Said): readonly string[] =>
  !isSelling || backendUrl !== undefined
    ? []
    : refusal([
        ...shown.map((page) => `${pages[page]}: DIOPTRA_SANDBOX_PAGES=off closes it`),
        ...(testControls
          ? ['/sandbox/controls sets the clock and makes faults: DIOPTRA_TEST_CONTROLS=off closes it']
          : []),
        ...(demoData
          ? ['DIOPTRA_DEMO_DATA=on fills in customers whose password everybody knows: off closes it']
          : []),
        ...(mail === 'sandbox'
          ? [
              'mails lie in the database and reach nobody: DIOPTRA_MAIL=smtp sends them, DIOPTRA_MAIL=off says that something else does',
            ]
          : []),
        ...(payment === 'sandbox'
          ? ['nobody takes the money of an order: DIOPTRA_PAYMENT=datatrans says who does']
          : []),
      ]);

/** Lists what an earlier demonstration left in the database. */
export const doorsLeftOpen = ({ accounts, coupons }: OpenDemonstration): readonly string[] =>
  refusal([
    ...(accounts.length > 0
      ? [
          `the accounts ${accounts.join(' and ')}, whose password everybody knows: DIOPTRA_DEMO_DATA=off closes them`,
        ]
      : []),
    ...(coupons.length > 0
      ? [`the coupons ${coupons.join(', ')}, which everybody knows: DIOPTRA_DEMO_DATA=off closes them`]
      : []),
  ]);

/** The database holds demonstration data that a selling shop must not have. The message is for the operator. */
export class DoorsLeftOpen extends Error {
  override readonly name = 'DoorsLeftOpen';
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}
