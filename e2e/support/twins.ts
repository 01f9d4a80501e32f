import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import type { RunningShop } from '../../scripts/running-shop.ts';
import {
  openSpace,
  type SpaceStory,
  spaceToken,
} from '../../test/adapters/content-storyblok/storyblok-server.ts';
import { localFirebase } from '../../test/adapters/identity-firebase/local-firebase.ts';
import { localDatatrans } from '../../test/adapters/payment-datatrans/local-datatrans.ts';
import { localAlgolia } from '../../test/adapters/search-algolia/local-algolia.ts';
import { ownShop } from './own-shop.ts';

const preload = `--import ${new URL('outside.mjs', import.meta.url).href}`;

/** The secret with which the space signs its webhooks. */
const noticeSecret = 'space-secret';

/** A server on a free port. */
const listening = async (fetch: (request: Request) => Promise<Response>) => {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
};
const freePort = async (): Promise<number> => {
  const { server, port } = await listening(async () => new Response());
  server.close();
  await once(server, 'close');
  return port;
};

/** A shop with external services only: each speaks its protocol within this process. */
export const openTwins = async (stories: readonly SpaceStory[]) => {
  const firebase = await localFirebase(Date.now);
  const datatrans = localDatatrans(Date.now);
  const algolia = localAlgolia();
  const space = await openSpace(stories);
  const outside = await listening(async (request) => {
    const host = request.headers.get('x-outside-host') ?? '';
    const { pathname, search } = new URL(request.url);
    const meant = new Request(`https://${host}${pathname}${search}`, request);
    if (host.includes('googleapis')) return firebase.settings.fetch(meant);
    if (host.includes('datatrans')) return datatrans.settings.fetch(meant);
    if (host.includes('algolia')) return algolia.fetch(meant);
    return new Response('nobody there', { status: 502 });
  });
  const port = await freePort();
  const origins = ['okulino', 'opalys'].map((brand) => `${brand}=http://${brand}.localhost:${port}`);
  const settings = {
    NODE_OPTIONS: preload,
    JOURNEY_OUTSIDE: `http://127.0.0.1:${outside.port}`,
    DIOPTRA_ORIGINS: origins.join(','),
    DIOPTRA_IDENTITY: 'firebase',
    DIOPTRA_FIREBASE_PROJECT: firebase.settings.projectId,
    DIOPTRA_FIREBASE_API_KEY: firebase.settings.apiKey,
    DIOPTRA_FIREBASE_SERVICE_EMAIL: firebase.settings.serviceEmail,
    DIOPTRA_FIREBASE_SERVICE_KEY: firebase.settings.serviceKey,
    DIOPTRA_PAYMENT: 'datatrans',
    DIOPTRA_DATATRANS_MERCHANT: datatrans.settings.merchantId,
    DIOPTRA_DATATRANS_PASSWORD: datatrans.settings.password,
    DIOPTRA_DATATRANS_HMAC_KEY: datatrans.settings.hmacKey,
    DIOPTRA_SEARCH: 'algolia',
    DIOPTRA_ALGOLIA_APP: algolia.appId,
    DIOPTRA_ALGOLIA_SEARCH_KEY: algolia.keys.search,
    DIOPTRA_CONTENT: 'storyblok',
    STORYBLOK_TOKEN: spaceToken,
    STORYBLOK_URL: space.url,
    STORYBLOK_WEBHOOK_SECRET: noticeSecret,
  };
  const shop: RunningShop = await ownShop(port, settings);
  // Webhooks reach the shop by a name that every machine resolves.
  datatrans.setShop((notice) => {
    const { pathname } = new URL(notice.url);
    return fetch(new Request(shop.origin + pathname, notice));
  });
  return {
    port,
    firebase,
    datatrans,
    algolia,
    space,
    /** An editor publishes, and the space calls the shop's webhook. Returns the status of the response. */
    publish: async (story: SpaceStory): Promise<number> => {
      space.publish(story);
      const body = JSON.stringify({ action: 'published', space_id: 1, full_slug: story.full_slug });
      const signature = createHmac('sha1', noticeSecret).update(body).digest('hex');
      const notice = { method: 'POST', body, headers: { 'webhook-signature': signature } };
      return (await fetch(`${shop.origin}/content/notices`, notice)).status;
    },
    /** Runs `npm run search:index` as from a terminal; returns its output. */
    fillIndex: async (shopName: string, language: string): Promise<string> => {
      const script = fileURLToPath(new URL('../../scripts/search-index.ts', import.meta.url));
      const words = [script, '--shop', shopName, '--language', language, '--from', shop.origin];
      const child = spawn('node', words, {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, ...settings, ALGOLIA_WRITE_KEY: algolia.keys.write },
      });
      let said = '';
      child.stdout.on('data', (part) => {
        said += part;
      });
      await once(child, 'exit');
      return said;
    },
    close: async () => {
      await shop.stop();
      await space.close();
      outside.server.closeAllConnections();
      outside.server.close();
    },
  };
};
export type Twins = Awaited<ReturnType<typeof openTwins>>;
