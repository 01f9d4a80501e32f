import styles from './Mark.module.css';

/** Names that shoppers know, by the shop's code. An unknown code gets no badge. */
const names: Readonly<Record<string, string>> = {
  visa: 'VISA',
  master_card: 'Mastercard',
  american_express: 'AMEX',
  paypal: 'PayPal',
  twint: 'TWINT',
  postfinance_efinance: 'PostFinance',
  google_pay: 'Google Pay',
  apple_pay: 'Apple Pay',
  dhl: 'DHL',
  gls: 'GLS',
  post: 'Post',
  planzer: 'Planzer',
};

const drawings: Readonly<Record<string, string>> = {
  invoice: 'M14 5h13l3 3v16H14zM18 11h8M18 15h8M18 19h5',
  pickup: 'M12 12l2-6h20l2 6M13 12v11h22V12M12 12h24M20 23v-7h8v7',
};

/** A neutral badge of a way to pay or to send. `label` names it where the drawing has no name of its own. */
export const Mark = ({ code, label }: { readonly code: string; readonly label?: string }) => {
  const name = names[code];
  const drawing = drawings[code];
  if (name === undefined && drawing === undefined) return null;
  const width = name === undefined ? 48 : Math.max(48, Math.round(name.length * 6.6 + 16));
  return (
    <svg
      className={styles.mark}
      viewBox={`0 0 ${width} 28`}
      width={width}
      height={28}
      role="img"
      aria-label={label ?? name ?? code}
    >
      <rect x=".5" y=".5" width={width - 1} height="27" rx="4" strokeOpacity=".3" />
      {drawing === undefined ? (
        <text className={styles.name} x={width / 2} y="18" textAnchor="middle">
          {name}
        </text>
      ) : (
        <path d={drawing} strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" />
      )}
    </svg>
  );
};
