import type { BrowserOptions } from '@sentry/browser';
import { strippedAddress } from '../../domain/reporting/without-secrets.ts';
import { withoutPersonal } from './without-personal.ts';

type MakeTransport = NonNullable<BrowserOptions['transport']>;
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0];

/** JSON strings that consist of an address. */
const addressInJson = /"((?:https?:\/\/|\/)[^"\\]*)"/g;

/** Strips a part of a recording: its number, followed by the events. A compressed part cannot be inspected and is not sent. */
const strippedRecording = (payload: unknown): string =>
  typeof payload === 'string'
    ? payload.replace(addressInJson, (_, address: string) => JSON.stringify(strippedAddress(address)))
    : '{}\n[]';

const strippedItem = (item: Envelope[1][number]): Envelope[1][number] => {
  const [header, payload] = item;
  if (header.type === 'replay_event')
    return [header, withoutPersonal({ ...(payload as object) })] as typeof item;
  return header.type === 'replay_recording' ? ([header, strippedRecording(payload)] as typeof item) : item;
};

/**
 * Recordings do not pass any of Sentry's hooks for changing data, and contain full addresses: of the page, its links
 * and its requests. This transport strips them before they are sent. Source: TRK-6.
 */
export const strippingTransport =
  (make: MakeTransport): MakeTransport =>
  (options) => {
    const transport = make(options);
    return {
      ...transport,
      send: ([headers, items]) =>
        transport.send([headers, (items as readonly Envelope[1][number][]).map(strippedItem)] as Envelope),
    };
  };
