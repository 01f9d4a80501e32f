import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printedDay } from '../../../../../domain/shared/wall-clock.ts';
import { useServices } from '../../../../shared/services.ts';
import { useShield } from '../../../../shared/shield/use-shield.ts';
import type { Entries } from '../use-add-form.ts';
import { eyesOf, type FilledValuesProps } from './form-parts.ts';
import css from './live-form.module.css';
import { type Fill, useFills } from './use-fills.ts';

/** Values that the visitor chose are never overwritten. */
const hasChoice = (entries: Entries): boolean =>
  entries.some(([name, value]) => /^(right|left)\[(?!quantity)/.test(name) && value !== '');

const isValue = ([name]: Entries[number]): boolean => name.includes('[');

/**
 * Fills in a form with the known values of somebody's eyes, and says whose they are and where they come from. It takes
 * the place of the help, so that nothing moves. Source: WEAR-4.
 */
export const FormFill = ({ product, draft, entries: read, onFill, children }: FilledValuesProps) => {
  const { t } = useTranslation(['eyes', 'product']);
  const { lastChoices, clock } = useServices();
  const { fills: known, choose } = useShield();
  const fills = useFills(product, known);
  const [filled, setFilled] = useState<Fill>();

  const fillIn = (fill: Fill) => {
    onFill(fill.entries);
    choose(fill.known.id);
    setFilled(fill);
  };
  const empty = ({ entries }: Fill) =>
    onFill([...entries.filter(isValue).map(([name]) => [name, ''] as const), ['same', '']]);

  const [first] = fills;
  // The values can be forgotten by the button, by signing out, or by signing out in another tab. All are handled in the
  // same way.
  const isGone = filled !== undefined && !known.some(({ id }) => id === filled.known.id);
  useEffect(() => {
    if (isGone) {
      onFill([...filled.entries.filter(isValue).map(([name]) => [name, ''] as const), ['same', '']]);
      choose(undefined);
      setFilled(undefined);
      return;
    }
    if (filled || !first || hasChoice(read())) return;
    onFill(first.entries);
    choose(first.known.id);
    setFilled(first);
  }, [isGone, filled, first, read, onFill, choose]);

  if (!filled || isGone) return children;
  const now = draft ? eyesOf(draft) : {};
  const isAsFilled =
    !draft ||
    filled.entries.filter(isValue).every(([name, value]) => {
      const [, eye, code] = /^(right|left)\[(\w+)\]$/.exec(name) ?? [];
      const values = now[eye as 'right' | 'left'];
      return values?.[code as keyof typeof values] === value;
    });
  const { source, orderedAt = '' } = filled.known;
  const from = (fill: Fill) =>
    t(`filled.${fill.known.source}`, {
      day: printedDay(fill.known.orderedAt ?? orderedAt, 'dd.MM.yyyy', clock.zone),
    });
  return (
    <div className={css.instead}>
      <div className={css.beneath}>{children}</div>
      <div className={css.filled}>
        {fills.length > 1 ? (
          <select
            aria-label={t('filled.whose')}
            className={css.whose}
            value={filled.known.id}
            onChange={({ currentTarget: { value } }) => {
              const next = fills.find((fill) => fill.known.id === value);
              if (!next) return;
              fillIn({ ...next, entries: [...clearedBeside(filled, next), ...next.entries] });
            }}
          >
            {fills.map((fill) => (
              <option key={fill.known.id} value={fill.known.id}>
                {[fill.known.name, from(fill)].filter(Boolean).join(' · ')}
              </option>
            ))}
          </select>
        ) : (
          <span role="status">{from(filled)}</span>
        )}
        <button
          type="button"
          className={css.forget}
          onClick={() => (isAsFilled ? empty(filled) : onFill([...filled.entries]))}
        >
          {t(isAsFilled ? 'filled.other' : 'filled.back')}
        </button>
        {source === 'device' && (
          <button type="button" className={css.forget} onClick={() => void lastChoices.allow(false)}>
            {t('product:forget')}
          </button>
        )}
      </div>
    </div>
  );
};

/** Clears the fields of one fill that the next one does not set. */
const clearedBeside = (before: Fill, next: Fill): Entries =>
  before.entries
    .filter((entry) => isValue(entry) && !next.entries.some(([name]) => name === entry[0]))
    .map(([name]) => [name, ''] as const);
