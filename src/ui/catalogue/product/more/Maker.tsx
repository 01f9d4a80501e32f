import { useMemo, useState } from 'react';
import { makeSafetyLookup } from '../../../../application/catalogue/safety-lookup.ts';
import { loading } from '../../../../application/shared/remote-state.ts';
import type { ProductId } from '../../../../domain/catalogue/product.ts';
import type { Party } from '../../../../domain/catalogue/product-safety.ts';
import { Button } from '../../../shared/elements/Button.tsx';
import { Fact } from '../../../shared/elements/Fact.tsx';
import { Skeleton } from '../../../shared/elements/Skeleton.tsx';
import { useServices } from '../../../shared/services.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useStream } from '../../../shared/use-stream.ts';
import css from './maker.module.css';

const PartyText = ({
  title,
  party: { name, address, email },
}: {
  readonly title: string;
  readonly party: Party;
}) => (
  <Fact name={title}>
    {[name, ...address].map((line) => (
      <span key={line}>{line}</span>
    ))}
    <a href={`mailto:${email}`}>{email}</a>
  </Fact>
);

const Known = ({ id }: { readonly id: ProductId }) => {
  const { t } = useTranslation(['product', 'common']);
  const { catalogue } = useServices();
  const lookup = useMemo(() => makeSafetyLookup(catalogue, id), [catalogue, id]);
  const state = useStream(lookup.state$, loading);
  if (!state.value)
    return state._tag === 'Failed' ? (
      <p role="alert">
        {t('maker.failed')}{' '}
        <Button kind="secondary" onClick={lookup.again}>
          {t('common:action.retry')}
        </Button>
      </p>
    ) : (
      <Skeleton rows={3} />
    );
  const { manufacturer, responsible, ceMark } = state.value;
  return (
    <dl className={css.facts}>
      <PartyText title={t('maker.manufacturer')} party={manufacturer} />
      {responsible && <PartyText title={t('maker.responsible')} party={responsible} />}
      <Fact name={t('maker.marking')}>
        <span>{['CE', ceMark.body].filter(Boolean).join(' ')}</span>
        <span>{t(`maker.${ceMark.kind}`)}</span>
        {ceMark.deviceClass && <span>{t('maker.class', { name: ceMark.deviceClass })}</span>}
        {ceMark.body && <span>{t('maker.body', { number: ceMark.body })}</span>}
      </Fact>
    </dl>
  );
};

/** Who made a product, who answers for it, and its CE marking: asked for once somebody opens it. Source: LAW-6. */
export const Maker = ({ id }: { readonly id: ProductId }) => {
  const { t } = useTranslation('product');
  const [opened, setOpened] = useState(false);
  return (
    <details className={css.maker} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{t('maker.title')}</summary>
      {opened && <Known id={id} />}
    </details>
  );
};
