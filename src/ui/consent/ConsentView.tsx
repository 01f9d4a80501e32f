import type { ConsentDesk, ConsentState } from '../../application/tracking/consent-desk.ts';
import { unasked } from '../../domain/tracking/consent.ts';
import { useStream } from '../shared/use-stream.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';

const before: ConsentState = { consent: unasked, asking: 'nothing' };

/** The question for consent over any page: a bar until it is answered, and the settings on request. Source: TRK-7. */
export const ConsentView = ({ desk }: { readonly desk: ConsentDesk }) => {
  const { consent, asking } = useStream(desk.state$, before);
  return (
    <>
      {asking !== 'nothing' && consent._tag === 'Unasked' && <ConsentBar desk={desk} />}
      <ConsentSettings desk={desk} consent={consent} open={asking === 'settings'} />
    </>
  );
};
