import { consentCategories } from '../../../domain/tracking/consent.ts';
import { ConsentOverview } from '../../consent/ConsentOverview.tsx';
import type { BlockOf } from '../views.ts';

/** The consent overview as a block of a story. An unknown category becomes the necessary one. Source: CONT-1. */
export const ConsentOverviewBlock = ({
  block: { type, category },
}: {
  readonly block: BlockOf<'consent-overview'>;
}) => (
  <ConsentOverview embed={type} category={consentCategories.find((one) => one === category) ?? 'necessary'} />
);
