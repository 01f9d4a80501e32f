import { consentCategories } from '../../../domain/tracking/consent.ts';
import { ConsentOverview } from '../../consent/ConsentOverview.tsx';
import type { BlockOf } from '../views.ts';

/** What the shop keeps in a browser, where a story places it; a category that there is not is the necessary one. Source: CONT-1. */
export const ConsentOverviewBlock = ({
  block: { type, category },
}: {
  readonly block: BlockOf<'consent-overview'>;
}) => (
  <ConsentOverview embed={type} category={consentCategories.find((one) => one === category) ?? 'necessary'} />
);
