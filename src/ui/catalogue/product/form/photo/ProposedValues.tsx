import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldName } from '../../../../../application/cart/add-form.ts';
import type { EyeSide } from '../../../../../domain/catalogue/lens/eyes.ts';
import { type Proposal, proposals } from '../../../../../domain/catalogue/lens/reading/proposal.ts';
import {
  eyesRead,
  type Readings,
  type ReadText,
} from '../../../../../domain/catalogue/lens/reading/read-values.ts';
import { Button } from '../../../../shared/elements/Button.tsx';
import { useOptionWords } from '../../../../shared/use-option-words.ts';
import type { FormProduct } from '../form-product.ts';
import type { Entries } from '../use-add-form.ts';
import css from './photo.module.css';

const sides = ['right', 'left'] as const;
type Whose = EyeSide | 'both';

interface ProposedValuesProps {
  readonly product: FormProduct;
  readonly read: ReadText;
  readonly onFill: (entries: Entries) => void;
}

/** The values that were read, one by one. None is preselected, and only confirmed values are filled in. Source: PHOTO-3. */
export const ProposedValues = ({ product, read, onFill }: ProposedValuesProps) => {
  const { t } = useTranslation(['photo', 'common']);
  const named = eyesRead(read);
  const isNamed = named.right !== undefined || named.left !== undefined;
  const [whose, setWhose] = useState<Whose>();
  const [confirmed, setConfirmed] = useState<ReadonlyMap<string, string>>(new Map());
  const groups: readonly (readonly [name: Whose | 'either', readings: Readings])[] = isNamed
    ? sides.flatMap((side) => (named[side] ? [[side, named[side]] as const] : []))
    : [['either', read.either]];
  const isReady = confirmed.size > 0 && (isNamed || whose !== undefined);

  const take = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const eyes = isNamed ? groups.map(([name]) => name) : whose === 'both' ? sides : [whose ?? 'right'];
    const values = [...confirmed].flatMap(([key, value]): Entries => {
      const [group = '', code = ''] = key.split('.');
      return (group === 'either' ? eyes : [group]).map(
        (eye) => [fieldName(eye as EyeSide, code as Proposal['code']), value] as const,
      );
    });
    onFill([['eyes', eyes.length > 1 ? 'both' : (eyes[0] ?? 'both')], ['same', ''], ...values]);
  };

  return (
    <form className={css.proposed} onSubmit={take}>
      <p>{t('check')}</p>
      {!isNamed && (
        <fieldset>
          <legend>{t('whose')}</legend>
          {(['right', 'left', 'both'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="whose" checked={whose === one} onChange={() => setWhose(one)} />
              <span>{t(`common:eye.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {groups.map(([name, readings]) => (
        <fieldset key={name}>
          <legend>{name === 'either' ? t('values') : t(`common:eye.${name}`)}</legend>
          {proposals(product.options, readings).map((proposal) => (
            <OneProposal
              key={proposal.code}
              name={`${name}.${proposal.code}`}
              proposal={proposal}
              onChoose={(value) =>
                setConfirmed((before) => {
                  const next = new Map(before);
                  if (value === undefined) next.delete(`${name}.${proposal.code}`);
                  else next.set(`${name}.${proposal.code}`, value);
                  return next;
                })
              }
            />
          ))}
        </fieldset>
      ))}
      <p className={css.note}>{t('glasses')}</p>
      <Button type="submit" disabled={!isReady}>
        {t('fill')}
      </Button>
    </form>
  );
};

const OneProposal = ({
  name,
  proposal,
  onChoose,
}: {
  readonly name: string;
  readonly proposal: Proposal;
  readonly onChoose: (value: string | undefined) => void;
}) => {
  const { t } = useTranslation('photo');
  const words = useOptionWords();
  const { code } = proposal;
  const said = (value: string) => `${words.name(code)} ${words.value(code, value)}`;
  switch (proposal._tag) {
    case 'Proposed':
      return (
        <label>
          <input
            type="checkbox"
            onChange={({ currentTarget }) => onChoose(currentTarget.checked ? proposal.value : undefined)}
          />
          <span>{said(proposal.value)}</span>
        </label>
      );
    case 'Open':
      return (
        <fieldset className={css.open}>
          <legend>{t('open', { option: words.name(code) })}</legend>
          {proposal.values.map((value) => (
            <label key={value}>
              <input type="radio" name={name} onChange={() => onChoose(value)} />
              <span>{words.value(code, value)}</span>
            </label>
          ))}
        </fieldset>
      );
    case 'NotMade':
      return (
        <p>
          {t('notMade', {
            option: words.name(code),
            value: proposal.values.map((value) => words.value(code, value)).join(', '),
          })}
        </p>
      );
  }
};
