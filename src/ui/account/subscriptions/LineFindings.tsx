import { type RefObject, useEffect, useId, useMemo } from 'react';
import type { EyeSide, Eyes } from '../../../domain/catalogue/lens/eyes.ts';
import type { Configuration, ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
import {
  type Finding,
  findingKey,
  type Mend,
  openFindings,
} from '../../../domain/catalogue/lens/shield/finding.ts';
import { shielded } from '../../../domain/catalogue/lens/shield/order-shield.ts';
import type { SubscriptionLine } from '../../../domain/orders/subscription/subscription.ts';
import { Findings } from '../../shared/shield/Findings.tsx';
import { markFields } from '../../shared/shield/mark-fields.ts';
import { useShield } from '../../shared/shield/use-shield.ts';

const other = { right: 'left', left: 'right' } as const;

/** Returns the values of both eyes of a pair while one line is being edited. */
const eyesWith = (
  { eye }: SubscriptionLine,
  values: Configuration,
  others: Configuration | undefined,
): Eyes<Configuration> => {
  if (eye === 'both') return { right: values, left: values };
  if (eye === undefined) return {};
  return { [eye]: values, ...(others && { [other[eye]]: others }) };
};

/**
 * Findings about the values of a line being edited, with buttons that correct this line or swap it with the other line
 * of its pair. Source: WEAR-3.
 */
export const LineFindings = ({
  line,
  values,
  others,
  options,
  form,
  onValues,
  onSwap,
}: {
  readonly line: SubscriptionLine;
  readonly values: Configuration;
  /** The values of the other line of its pair. */
  readonly others: Configuration | undefined;
  readonly options: readonly ProductOption[];
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onValues: (values: Configuration) => void;
  readonly onSwap: () => void;
}) => {
  const id = useId();
  const { known: all, confirmed, confirm } = useShield();
  const { productId, eye } = line;
  const eyes = useMemo(() => eyesWith(line, values, others), [line, values, others]);
  const { findings, known } = useMemo(
    () => shielded(all, { productId, eyes, ...(options.length > 0 && { options }) }),
    [all, productId, eyes, options],
  );
  const isOwn = (side: EyeSide | 'both') => side === eye || eye === 'both';
  const open = openFindings(findings, confirmed)
    .filter(({ at }) => at.some((field) => isOwn(field.eye)))
    .map((finding): Finding => {
      const mends = finding.mends.filter((mend) =>
        mend._tag === 'SwapEyes' ? others !== undefined : isOwn(mend.eye),
      );
      return { ...finding, mends };
    });
  const shown = open.map(findingKey).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the findings are the same while their keys are.
  useEffect(
    () =>
      markFields(open, id, (at) => (isOwn(at.eye) ? form.current?.elements.namedItem(at.code) : undefined)),
    [shown, id, form],
  );
  const focus = (code: string) => {
    const field = form.current?.elements.namedItem(code);
    if (field instanceof HTMLElement) field.focus();
  };
  const mend = (one: Mend) => {
    if (one._tag === 'SwapEyes') return onSwap();
    onValues({ ...values, [one.code]: one.value });
    focus(one.code);
  };
  return (
    <Findings
      id={id}
      findings={open}
      known={known}
      onMend={mend}
      onRight={(finding) => confirm([findingKey(finding)])}
      onDone={() => form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()}
    />
  );
};
