import type { BrowserOptions } from '@sentry/browser';
import { strippedAddress } from '../../domain/reporting/without-secrets.ts';
import { withoutPersonal } from './without-personal.ts';

type MakeTransport = NonNullable<BrowserOptions['transport']>;
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0];

/** Texts of JSON that are an address, whole. */
const addressInJson = /"((?:https?:\/\/|\/)[^"\\]*)"/g;

/** A part of a recording: its number, then what was seen. What is packed already cannot be looked into and stays here. */
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
 * Recordings pass none of Sentry's own places to change what is sent, and name every address with all that stands in it:
 * of the page, of its links, of what was fetched. They are stripped on their way out. Source: TRK-6.
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
