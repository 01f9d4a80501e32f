import type { OpenDemonstration } from '../../../adapters/sandbox/demonstration.ts';
import type { Environment } from '../../environment.ts';
import type { sandboxPages } from '../../settings/sandbox-settings.ts';

/** What anybody can do at each page of the sandbox that simulates an external service. */
const pages: Readonly<Record<(typeof sandboxPages)[number], string>> = {
  mailbox: '/mailbox shows every mail, with its login links',
  pay: '/pay lets anybody mark an order as paid',
  identity: '/identity lets anybody sign in as any person',
  chat: '/chat shows all questions and lets anybody answer as the shop',
  sandbox: '/sandbox shows stock, events and errors, and lets anybody change content',
};

const words = 'DIOPTRA_DEMONSTRATION=on declares that nobody buys here; then all of them may be on.';
const why =
  'Customers buy here (NODE_ENV=production, or an https origin). The shop does not start until these demonstration features are off:';

const refusal = (features: readonly string[]): readonly string[] =>
  features.length === 0 ? [] : [why, ...features.map((feature) => `- ${feature}`), words];

type Said = Pick<
  Environment,
  | 'isSelling'
  | 'backendUrl'
  | 'sandboxPages'
  | 'testControls'
  | 'demoData'
  | 'databaseUrl'
  | 'dataDir'
  | 'mail'
  | 'payment'
>;

/**
 * Lists what the settings leave open in a shop that sells, each with the setting that closes it. Empty if the shop may
 * start.
 */
export const enabledDemonstrationFeatures = ({
  isSelling,
  backendUrl,
  sandboxPages: shown,
  testControls,
  demoData,
  databaseUrl,
  dataDir,
  mail,
  payment,
}: Said): readonly string[] =>
  !isSelling || backendUrl !== undefined
    ? []
    : refusal([
        ...shown.map((page) => `${pages[page]}: DIOPTRA_SANDBOX_PAGES=off turns it off`),
        ...(testControls
          ? ['/sandbox/controls sets the clock and causes faults: DIOPTRA_TEST_CONTROLS=off turns it off']
          : []),
        ...(demoData
          ? ['DIOPTRA_DEMO_DATA=on creates customers whose password is public: set it to off']
          : []),
        ...(databaseUrl === undefined && dataDir === 'memory'
          ? [
              'orders and customers are lost at the next stop: DATABASE_URL names a database, DIOPTRA_DATA a folder that keeps them',
            ]
          : []),
        ...(mail === 'sandbox'
          ? [
              'mails are stored, but never sent: DIOPTRA_MAIL=smtp sends them, DIOPTRA_MAIL=off declares that another program does',
            ]
          : []),
        ...(payment === 'sandbox'
          ? ['payments move no money: DIOPTRA_PAYMENT=datatrans sets a real payment provider']
          : []),
      ]);

/** Lists what an earlier demonstration left in the database. */
export const remainingDemonstration = ({ accounts, coupons }: OpenDemonstration): readonly string[] =>
  refusal([
    ...(accounts.length > 0
      ? [
          `the accounts ${accounts.join(' and ')}, whose password is public: DIOPTRA_DEMO_DATA=off disables them`,
        ]
      : []),
    ...(coupons.length > 0
      ? [`the coupons ${coupons.join(', ')}, which are public: DIOPTRA_DEMO_DATA=off disables them`]
      : []),
  ]);

/** The database holds demonstration data that a selling shop must not have. The message is for the operator. */
export class DemonstrationRemains extends Error {
  override readonly name = 'DemonstrationRemains';
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}
