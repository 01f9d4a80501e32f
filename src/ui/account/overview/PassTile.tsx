import { useTranslation } from 'react-i18next';
import type { LensPassBook } from '../../../application/customer/ports/lens-pass.ts';
import { lensPasses, self } from '../../../domain/orders/lens-pass.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { EyeIcon } from '../../art/icons/account.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { PassTable } from '../lens-pass/PassTable.tsx';
import { useAddSet } from '../lens-pass/use-add-set.ts';
import css from './overview.module.css';
import { Tile } from './Tile.tsx';

/**
 * The last ordered values of both eyes, with a button to reorder. Only for customers who agreed to a lens pass. Source:
 * ACC-9, LAW-30.
 */
export const PassTile = ({ book: { consented, sets, wearers } }: { readonly book: LensPassBook }) => {
  const { t } = useTranslation(['account', 'personal']);
  const { locale } = useServices();
  const { day } = useFormats();
  const add = useAddSet();
  const [pass] = consented ? lensPasses(sets, wearers) : [];
  if (!pass) return null;
  const [{ set, since }] = pass.entries;
  const wearer = pass.wearer === self ? undefined : wearers.find(({ id }) => id === pass.wearer);
  return (
    <Tile
      kind="pass"
      icon={EyeIcon}
      title={t('sections.lens-pass')}
      way={{ to: pathTo.account(locale, 'lens-pass'), text: t('overview.toPass') }}
    >
      <p className={css.text}>
        <strong>{set.title}</strong>
        <br />
        {wearer && `${wearer.name}, `}
        {t('personal:lensPass.since', { day: day(since) })}
      </p>
      <PassTable set={set} />
      <Button kind="secondary" onClick={() => add(set)}>
        {t('personal:lensPass.add')}
      </Button>
    </Tile>
  );
};
