import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldName } from '../../../../../application/cart/add-form.ts';
import { knownFor } from '../../../../../application/customer/order-shield.ts';
import type { Eyes } from '../../../../../domain/catalogue/lens/eyes.ts';
import type { EyeValues } from '../../../../../domain/catalogue/lens/prescription.ts';
import {
  findingKey,
  type Mend,
  mended,
  openFindings,
} from '../../../../../domain/catalogue/lens/shield/finding.ts';
import { type Shielded, shielded } from '../../../../../domain/catalogue/lens/shield/order-shield.ts';
import { missing } from '../../../../../domain/catalogue/variant.ts';
import { Findings, type FindingsHandle } from '../../../../shared/shield/Findings.tsx';
import { markFields } from '../../../../shared/shield/mark-fields.ts';
import { useShield } from '../../../../shared/shield/use-shield.ts';
import { type Entries, focusField } from '../use-add-form.ts';
import { onePress } from '../use-add-press.ts';
import { eyesOf, type OrderCheckProps } from './form-parts.ts';
import css from './form-shield.module.css';
import { swapForm } from './swap-form.ts';

const nothing: Shielded = { findings: [] };
const sides = ['right', 'left'] as const;

/** Returns the field values for the eyes. */
const entriesOf = (eyes: Eyes<EyeValues>): Entries =>
  sides.flatMap((eye) =>
    Object.entries(eyes[eye] ?? {}).map(([code, value]) => [`${eye}[${code}]`, value] as const),
  );

/**
 * Findings about a product's form, linked to its fields. The first attempt to add it leads here, the next one adds it.
 * Nothing is refused. Source: WEAR-2, WEAR-3.
 */
export const FormShield = ({ product, draft, form, holds, ...ways }: OrderCheckProps) => {
  const { t } = useTranslation('eyes');
  const id = useId();
  const { known: all, chosen, confirmed, confirm } = useShield();
  const handle = useRef<FindingsHandle>(null);
  /** The findings that held back a click, and when. */
  const held = useRef<{ readonly keys: ReadonlySet<string>; readonly at: number }>(undefined);
  const [isHeld, setHeld] = useState(false);
  const { options } = product;
  const eyes = useMemo(() => eyesOf(draft), [draft]);
  const isWhole = draft.filled.every(({ values }) => missing(options, values).length === 0);
  const { findings, known } = useMemo(
    () =>
      isWhole
        ? shielded(knownFor({ known: all, chosen }), { productId: product.id, eyes, options })
        : nothing,
    [isWhole, all, chosen, product.id, eyes, options],
  );
  const open = useMemo(() => openFindings(findings, confirmed), [findings, confirmed]);

  useEffect(
    () =>
      markFields(open, id, ({ eye, code }) =>
        form.current?.elements.namedItem(fieldName(draft.same ? 'right' : eye, code)),
      ),
    [form, open, id, draft.same],
  );

  useEffect(() => {
    holds.current = (at) => {
      if (open.length === 0) return false;
      const keys = open.map(findingKey);
      const before = held.current;
      // A click right after the first one is a double click: the findings have not been read yet.
      if (before && keys.every((key) => before.keys.has(key))) return at - before.at < onePress;
      held.current = { keys: new Set(keys), at };
      setHeld(true);
      handle.current?.focus();
      return true;
    };
    return () => {
      holds.current = undefined;
    };
  }, [holds, open]);

  /** The focus moves to the corrected field once it has its value. */
  const [mendedField, setMendedField] = useState<string>();
  useEffect(() => {
    if (mendedField === undefined) return;
    focusField(form.current, mendedField);
    setMendedField(undefined);
  }, [form, mendedField]);
  const mend = (one: Mend) => {
    if (one._tag === 'SwapEyes') {
      swapForm(ways);
      setMendedField(fieldName(eyes.right && eyes.left ? 'right' : eyes.right ? 'left' : 'right', 'sphere'));
      return;
    }
    const next = mended(eyes, one);
    const parts = draft.same && one.eye !== 'both';
    ways.onFill([...(parts ? ([['same', '']] as const) : []), ...entriesOf(next)]);
    setMendedField(fieldName(one.eye === 'left' ? 'left' : 'right', one.code));
  };

  const toAdd = useCallback(() => form.current?.querySelector<HTMLElement>('[type=submit]')?.focus(), [form]);
  return (
    <div className={css.check}>
      <Findings
        id={id}
        ref={handle}
        findings={open}
        known={known}
        onward={isHeld ? t('check.onward') : undefined}
        onMend={mend}
        onRight={(finding) => confirm([findingKey(finding)])}
        onDone={toAdd}
      />
    </div>
  );
};
