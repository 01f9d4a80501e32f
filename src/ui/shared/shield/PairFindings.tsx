import { useCallback, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartDeskView } from '../../../application/cart/cart-desk.ts';
import { mendedLines, type PairItem, pairEyes } from '../../../domain/cart/mended-lines.ts';
import { mapEyes } from '../../../domain/catalogue/lens/eyes.ts';
import { type Finding, findingKey, openFindings } from '../../../domain/catalogue/lens/shield/finding.ts';
import { type Shielded, shielded } from '../../../domain/catalogue/lens/shield/order-shield.ts';
import { whoseEyes } from '../../../domain/catalogue/lens/shield/whose-eyes.ts';
import { useFailureText } from '../failure-text.ts';
import { useServices } from '../services.ts';
import { useStream } from '../use-stream.ts';
import { Findings } from './Findings.tsx';
import styles from './pair-findings.module.css';
import { useMadeOptions } from './use-made-options.ts';
import { useShield } from './use-shield.ts';

/** Used until its code has loaded. */
const idle: Pick<CartDeskView, 'mending'> = { mending: { busy: false } };
const nothing: Shielded = { findings: [] };

/**
 * Shows for a pair in the cart whose eyes it is for, and the findings to check. Buttons correct the lines in the cart;
 * there are none until the lens's available values are known. Source: WEAR-3, WEAR-5.
 */
export const PairFindings = ({ items }: { readonly items: readonly PairItem[] }) => {
  const { desk } = useServices();
  const { mending } = useStream<Pick<CartDeskView, 'mending'>>(desk.state$, idle);
  const { t } = useTranslation('eyes');
  const textOf = useFailureText('cart');
  const { known: all, confirmed, confirm } = useShield();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [first] = items;
  const productId = first?.productId;
  const eyes = useMemo(() => mapEyes(pairEyes(items), ({ values }) => values), [items]);
  const rough = useMemo(
    () => (productId === undefined ? nothing : shielded(all, { productId, eyes })),
    [productId, all, eyes],
  );
  const whose = useMemo(() => whoseEyes(all, eyes), [all, eyes]);
  const options = useMadeOptions(productId, rough.findings.length > 0);
  const { findings, known } = useMemo(
    () => (productId === undefined || !options ? rough : shielded(all, { productId, eyes, options })),
    [productId, all, eyes, options, rough],
  );
  /** Without buttons for corrections that are not possible. */
  const open = useMemo(
    () =>
      openFindings(findings, confirmed).map((finding): Finding => {
        const mends = options ? finding.mends.filter((mend) => mendedLines(items, mend)) : [];
        return { ...finding, mends };
      }),
    [findings, confirmed, options, items],
  );

  const stay = useCallback(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {whose && <p className={styles.whose}>{t('whose', { name: whose.name })}</p>}
      <Findings
        id={id}
        findings={open}
        known={known}
        busy={mending.busy}
        onMend={(mend) =>
          desk.mendLines(
            items.map((item) => item.id),
            mendedLines(items, mend) ?? [],
          )
        }
        onRight={(finding) => confirm([findingKey(finding)])}
        onDone={stay}
      />
      {mending.failed && mending.failed.item === first?.id && (
        <p role="alert" className={styles.failed}>
          {textOf(mending.failed.failure)}
        </p>
      )}
    </div>
  );
};
