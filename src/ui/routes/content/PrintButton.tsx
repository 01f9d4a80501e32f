import { Button } from '../../shared/elements/Button.tsx';
import { island } from '../../shared/island.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';

const PrintButtonView = () => {
  const { t } = useTranslation('content');
  return (
    <Button kind="plain" data-print onClick={() => window.print()}>
      {t('page.print')}
    </Button>
  );
};

/** The page on paper, or as a file of its reader's. Source: LAW-37. */
export const PrintButton = island('print', PrintButtonView);
