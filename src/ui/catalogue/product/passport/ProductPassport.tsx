import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CeMark, Party, ProductSafety } from '../../../../domain/catalogue/product-safety.ts';
import { useServices } from '../../../shared/services.ts';
import css from './product-passport.module.css';

/** A component of its own: the account's one would add the stylesheets of carts and orders to the document. */
const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

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

/** What the law of France asks for wherever a medical device is shown to its public. Source: LAW-44. */
const Regulated = ({ mark }: { readonly mark: CeMark }) => {
  const { t } = useTranslation('facts');
  const isSeenInFrance = useServices().shop.countries.some(({ code }) => code === 'FR');
  return isSeenInFrance && mark.kind === 'medical_device' && <span>{t('passport.regulated')}</span>;
};

const Marking = ({ mark, udiDi }: { readonly mark: CeMark; readonly udiDi: string | undefined }) => {
  const { t } = useTranslation('facts');
  return (
    <Fact name={t('passport.marking')}>
      <span>{['CE', mark.body].filter(Boolean).join(' ')}</span>
      <span>{t(`passport.${mark.kind}`)}</span>
      {mark.deviceClass && <span>{t('passport.class', { name: mark.deviceClass })}</span>}
      {mark.body && <span>{t('passport.body', { number: mark.body })}</span>}
      {udiDi && <span>{t('passport.udi', { number: udiDi })}</span>}
      <Regulated mark={mark} />
    </Fact>
  );
};

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <>
    <h3>{title}</h3>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
);

const Known = ({ safety }: { readonly safety: ProductSafety }) => {
  const { t } = useTranslation('facts');
  const { manufacturer, representatives, ceMark, udiDi, batch, warnings, instructions } = safety;
  return (
    <>
      <dl>
        <PartyText title={t('passport.manufacturer')} party={manufacturer} />
        {representatives.map(({ market, party }) => (
          <PartyText
            key={market}
            title={t(ceMark?.kind === 'medical_device' ? `passport.device_${market}` : 'passport.other')}
            party={party}
          />
        ))}
        {ceMark && <Marking mark={ceMark} udiDi={udiDi} />}
        {batch.length > 0 && <Fact name={t('passport.batch')}>{batch.join(' ')}</Fact>}
      </dl>
      {warnings.length > 0 && <Lines title={t('passport.warnings')} lines={warnings} />}
      {instructions &&
        ('text' in instructions ? (
          <Lines title={t('passport.instructions')} lines={instructions.text} />
        ) : (
          <p>
            <a href={instructions.url}>{t('passport.read')}</a>
          </p>
        ))}
    </>
  );
};

/**
 * The manufacturer of a product, the responsible party here, its marking and its safety information. It is part of the
 * document, one click away. Source: LAW-6, LAW-20.
 */
export const ProductPassport = ({ safety }: { readonly safety: ProductSafety | null }) => {
  const { t } = useTranslation('facts');
  return (
    <details className={css.passport}>
      <summary>{t('passport.title')}</summary>
      {safety ? <Known safety={safety} /> : <p>{t('passport.failed')}</p>}
    </details>
  );
};
