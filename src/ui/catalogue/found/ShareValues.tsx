import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnValues } from '../../../domain/catalogue/lens/own-values.ts';
import { withValues } from '../../../domain/catalogue/lens/values-link.ts';
import { Button } from '../../shared/elements/Button.tsx';

/** Copies the only address that holds values. If the browser cannot copy it, the address is shown. Source: FIND-4. */
export const ShareValues = ({ values }: { readonly values: OwnValues }) => {
  const { t } = useTranslation('finder');
  const [said, setSaid] = useState<'copied' | 'shown'>();
  const address = withValues(location.href, values);
  const copy = (): void => {
    const copying = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error());
    void copying.then(
      () => setSaid('copied'),
      () => setSaid('shown'),
    );
  };
  return (
    <>
      <Button kind="plain" onClick={copy}>
        {t('share')}
      </Button>
      <span role="status">
        {said === 'copied' && t('copied')}
        {said === 'shown' && <a href={address}>{address}</a>}
      </span>
    </>
  );
};
